/** Branded ids: plain strings at run time and in JSON, different types to the compiler. */
declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

export type TableId = Branded<string, 'TableId'>;
/** A place at the table. Never used twice at one table, so a token for it can never fit someone else. */
export type SeatId = Branded<string, 'SeatId'>;
/** A card's identity in its world, for example `lantern-hours.low-tide`. Never derived from the deal. */
export type CardId = Branded<string, 'CardId'>;
export type WorldId = Branded<string, 'WorldId'>;
export type AudioId = Branded<string, 'AudioId'>;
/** A numbered place on the table, 1…n, as people say it. */
export type Slot = Branded<number, 'Slot'>;

export const tableId = (text: string): TableId => text as TableId;
export const seatId = (text: string): SeatId => text as SeatId;
export const cardId = (text: string): CardId => text as CardId;
export const worldId = (text: string): WorldId => text as WorldId;
export const slot = (n: number): Slot => n as Slot;

/** What scores: a seat, or in Teams a pair, which goes by the id of its first seat. */
export type SideId = SeatId;
