import type { CardId, SeatId, SideId, Slot } from './ids.ts';
import type { Rabbit, RulesetId, TableOptions } from './options.ts';
import type { ChatLine, Clue, Phase, RoundResult } from './state.ts';

/** What a seat is doing now, as everybody may see it. */
export type SeatStatus = 'idle' | 'tells' | 'acts' | 'done';

export interface SeatView {
  readonly name: string;
  readonly rabbit: Rabbit;
  readonly kind: 'person' | 'bot';
  readonly character: string | null;
  readonly minded: boolean;
  readonly waiting: boolean;
  readonly leaving: boolean;
  readonly status: SeatStatus;
  /** Of the seat's side; a pair shows the same number twice. */
  readonly score: number;
  readonly side: SideId;
  /** How many want this seat removed. */
  readonly unwanted: number;
}

export interface GameView {
  readonly number: number;
  readonly ruleset: RulesetId;
  readonly round: number;
  /** Seats in play, clockwise. */
  readonly seating: readonly SeatId[];
  readonly storyteller: SeatId | null;
  readonly clue: Clue | null;
  /** Cards face up, index 0 is slot 1; empty until the last card is in. */
  readonly slots: readonly CardId[];
  readonly pile: number;
  /** [E2] How often each has told, in a game that ends by it. */
  readonly tellings: Readonly<Record<SeatId, number>> | null;
  readonly deadline: number | null;
  readonly last: RoundResult | null;
  readonly winners: readonly SideId[] | null;
  /** Opened when the game is over. */
  readonly seed: string | null;
}

/** The same for everybody, and all that spectators and shared screens get. */
export interface PublicView {
  readonly phase: Phase;
  readonly host: SeatId | null;
  readonly locked: boolean;
  readonly options: TableOptions;
  readonly seating: readonly SeatId[];
  readonly seats: Readonly<Record<SeatId, SeatView>>;
  /** Hash of the coming (or, while one runs, the present) game's secret. */
  readonly commitment: string;
  readonly game: GameView | null;
  readonly chat: Readonly<Record<number, ChatLine>>;
}

/** What one seat knows beyond that. */
export interface OwnView extends OwnSecrets {
  /** Slots of the own card(s). A partner's card is not among them. */
  readonly slots: readonly Slot[];
}

/** The same without what follows from it and from the cards on the table. */
export interface OwnSecrets {
  readonly seat: SeatId;
  /** Cards in hand, those put in this round included until they lie on the table. */
  readonly hand: readonly CardId[];
  /** How many cards lie face down before their owner (Party, until the clue). */
  readonly faceDown: number;
  readonly put: readonly CardId[];
  readonly votes: readonly Slot[];
  readonly red: Slot | null;
  /** Whether this seat has sent its part of the coming game's seed. */
  readonly contributed: boolean;
}

export interface View {
  readonly table: PublicView;
  readonly me: OwnView | null;
}

/** A spectator and a shared screen see the same; they differ in how they show it. */
export type Viewer = SeatId | 'spectator' | 'screen';
