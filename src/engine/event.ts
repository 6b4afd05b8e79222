import type { CardId, SeatId, SideId, TableId } from './ids.ts';
import type { Rabbit, RulesetId, TableOptions } from './options.ts';
import type { Awards, Ballot, Clue, Played } from './state.ts';

type Deadline = { readonly deadline: number | null };

/** Facts, in the past tense. A table's state is the fold of these and of nothing else. */
export type TableEvent =
  | {
      readonly t: 'opened';
      readonly table: TableId;
      readonly options: TableOptions;
      readonly secret: string;
      readonly lock: string | null;
    }
  | {
      readonly t: 'joined';
      readonly seat: SeatId;
      readonly name: string;
      readonly rabbit: Rabbit;
      readonly kind: 'person' | 'bot';
      readonly character: string | null;
      readonly contribution: string | null;
    }
  | { readonly t: 'dressed'; readonly seat: SeatId; readonly name: string; readonly rabbit: Rabbit }
  | { readonly t: 'contributed'; readonly seat: SeatId; readonly value: string }
  | { readonly t: 'left'; readonly seat: SeatId }
  /** `votedOut` where the others want it so; absent where somebody goes by themselves. */
  | { readonly t: 'leaving'; readonly seat: SeatId; readonly votedOut?: true }
  /** Somebody who joined during the game takes part from this round on. */
  | { readonly t: 'seated'; readonly seat: SeatId; readonly score: number }
  /** Somebody left who cannot be spared: a bot has the seat from now on. */
  | { readonly t: 'replaced'; readonly seat: SeatId }
  | { readonly t: 'hosted'; readonly seat: SeatId | null }
  | { readonly t: 'minded'; readonly seat: SeatId; readonly on: boolean }
  | { readonly t: 'removal-wanted'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly t: 'configured'; readonly options: TableOptions }
  | { readonly t: 'arranged'; readonly seating: readonly SeatId[] }
  | { readonly t: 'said'; readonly seat: SeatId; readonly text: string }
  | {
      readonly t: 'started';
      readonly ruleset: RulesetId;
      readonly seed: string;
      readonly deck: readonly CardId[];
      readonly side: Readonly<Record<SeatId, SideId>>;
      readonly hands: Readonly<Record<SeatId, readonly CardId[]>>;
      readonly pile: readonly CardId[];
    }
  | ({ readonly t: 'claimed'; readonly seat: SeatId } & Deadline)
  | ({ readonly t: 'told'; readonly clue: Clue; readonly card: CardId | null } & Deadline)
  | { readonly t: 'put'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  /** Secret: a second thought before the last card was in. Nobody else learns that there was one. */
  | { readonly t: 'swapped'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly t: 'took-back'; readonly seat: SeatId }
  | ({ readonly t: 'tabled'; readonly table: readonly Played[] } & Deadline)
  | { readonly t: 'voted'; readonly seat: SeatId; readonly ballot: Ballot }
  /** Secret, like `swapped`. */
  | { readonly t: 'revoted'; readonly seat: SeatId; readonly ballot: Ballot }
  | { readonly t: 'unvoted'; readonly seat: SeatId }
  | ({ readonly t: 'scored'; readonly awards: Awards } & Deadline)
  | { readonly t: 'readied'; readonly seat: SeatId }
  /** The round's cards go to the discard. */
  | { readonly t: 'cleared' }
  /** Hands were filled up; `pile` is given when the discard was shuffled into a new one. */
  | {
      readonly t: 'drew';
      readonly draws: Readonly<Record<SeatId, readonly CardId[]>>;
      readonly pile: readonly CardId[] | null;
    }
  | { readonly t: 'passed-hands' }
  | ({ readonly t: 'turned'; readonly storyteller: SeatId } & Deadline)
  /** The storyteller's turn was passed over; it counts as told. `storyteller` is the next one. */
  | ({ readonly t: 'skipped'; readonly storyteller: SeatId } & Deadline)
  | { readonly t: 'ended'; readonly winners: readonly SideId[]; readonly nextSecret: string };

/** [VW2] These change nothing that anybody else can see, and therefore do not count in `rev`. */
export const SECRET_EVENTS: ReadonlySet<TableEvent['t']> = new Set<TableEvent['t']>(['swapped', 'revoted']);
