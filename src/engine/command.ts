import type { CardId, SeatId, Slot } from './ids.ts';
import type { Rabbit, TableOptions } from './options.ts';
import type { Clue } from './state.ts';

/** What a seat may ask for. Who asks is never part of it: that comes from the session. */
export type SeatCommand =
  | { readonly t: 'dress'; readonly name?: string | undefined; readonly rabbit?: Rabbit | undefined }
  | { readonly t: 'contribute'; readonly value: string }
  | { readonly t: 'leave' }
  | { readonly t: 'say'; readonly text: string }
  | { readonly t: 'claim' }
  | { readonly t: 'clue'; readonly clue: Clue; readonly card: CardId | null }
  | { readonly t: 'put'; readonly cards: readonly CardId[] }
  | { readonly t: 'vote'; readonly slots: readonly Slot[]; readonly red: Slot | null }
  | { readonly t: 'take-back' }
  | { readonly t: 'next' }
  | { readonly t: 'skip' }
  | { readonly t: 'mind'; readonly seat: SeatId; readonly on: boolean }
  | { readonly t: 'vote-remove'; readonly seat: SeatId }
  // The host's.
  | { readonly t: 'configure'; readonly options: Partial<TableOptions> }
  | { readonly t: 'arrange'; readonly seating: readonly SeatId[] }
  | { readonly t: 'add-bot'; readonly character: string; readonly name: string; readonly rabbit?: Rabbit | undefined }
  | { readonly t: 'remove'; readonly seat: SeatId }
  | { readonly t: 'pass-host'; readonly seat: SeatId }
  /** The server fills in the deck from the chosen worlds. */
  | { readonly t: 'start'; readonly deck: readonly CardId[] };

/** What the table itself asks for: nobody is named as the one who acts. */
export type TableCommand =
  | { readonly t: 'join'; readonly name: string; readonly rabbit: Rabbit | null; readonly contribution: string | null }
  | { readonly t: 'pass-host'; readonly seat: SeatId }
  | { readonly t: 'mind'; readonly seat: SeatId; readonly on: boolean }
  | { readonly t: 'skip' }
  | { readonly t: 'next' };

export type Command = (SeatCommand & { readonly by: SeatId }) | (TableCommand & { readonly by: null });
/** Time and randomness come in as arguments and go out inside events, so a replay needs neither. */
export interface Circumstances {
  readonly now: number;
  /** 32 fresh random bytes as hex. */
  readonly entropy: () => string;
}
