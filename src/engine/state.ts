import type { AudioId, CardId, SeatId, SideId, Slot, TableId } from './ids.ts';
import type { Rabbit, RulesetId, TableOptions } from './options.ts';

export const PHASES = ['lobby', 'race', 'clue', 'cards', 'vote', 'reveal', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const isPlaying = (phase: Phase): boolean => phase !== 'lobby' && phase !== 'over';

export const RULE_IDS = ['SC1', 'SC2', 'SC3', 'SC4', 'SC5', 'SC6', 'SC7', 'SC8'] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** [R3] A clue is text, or said aloud in the room, or recorded, with or without text. */
export type Clue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'aloud' }
  | { readonly kind: 'recording'; readonly audio: AudioId; readonly text: string | null };

export interface Seat {
  readonly name: string;
  readonly rabbit: Rabbit;
  readonly kind: 'person' | 'bot';
  /** Which of the bots' characters sits here, or minds the seat. */
  readonly character: string | null;
  /** A bot plays for the person until they are back. */
  readonly minded: boolean;
  /** Joined while a game runs: plays from the next round on. */
  readonly waiting: boolean;
  /** Goes at the end of the round. */
  readonly leaving: boolean;
  /** [TB4] … because the others want it so: coming back does not undo it. */
  readonly votedOut: boolean;
  /** This person's part of the seed, as hex; null until they sent one for the coming game. */
  readonly contribution: string | null;
}

export interface Played {
  readonly card: CardId;
  readonly owner: SeatId;
}

export interface Ballot {
  /** One slot per vote; the same slot twice is two votes on one card. */
  readonly slots: readonly Slot[];
  readonly red: Slot | null;
}

/** Points by side and by the rule that paid them. */
export type Awards = Readonly<Record<SideId, Readonly<Partial<Record<RuleId, number>>>>>;

/** Everything about a finished round that everybody may know. */
export interface RoundResult {
  readonly round: number;
  readonly storyteller: SeatId;
  readonly clue: Clue;
  /** In slot order, with one entry in `votes` for each vote. */
  readonly cards: readonly { readonly card: CardId; readonly owner: SeatId; readonly votes: readonly SeatId[] }[];
  /** The slot of the storyteller's card; null where there is none (Party). */
  readonly target: Slot | null;
  readonly red: Slot | null;
  readonly awards: Awards;
}

export interface Game {
  /** 1 for the table's first game. */
  readonly number: number;
  readonly ruleset: RulesetId;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: Readonly<Record<SeatId, string>>;
  /** Seats in play, clockwise: the left neighbour of one is the next. */
  readonly seating: readonly SeatId[];
  readonly side: Readonly<Record<SeatId, SideId>>;
  readonly hands: Readonly<Record<SeatId, readonly CardId[]>>;
  readonly pile: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly refills: number;
  readonly scores: Readonly<Record<SideId, number>>;
  /** How often each seat has told, skipped turns included. */
  readonly tellings: Readonly<Record<SeatId, number>>;
  readonly round: number;
  readonly storyteller: SeatId | null;
  readonly clue: Clue | null;
  /** By seat, until the cards are shuffled onto the table. */
  readonly put: Readonly<Record<SeatId, readonly CardId[]>>;
  /** By slot: index 0 is slot 1. Empty until the last card is in. */
  readonly table: readonly Played[];
  readonly votes: Readonly<Record<SeatId, Ballot>>;
  /** Who has seen enough of the reveal. */
  readonly ready: readonly SeatId[];
  /** Milliseconds since 1970 when the phase's time is up; null without a timer. */
  readonly deadline: number | null;
  readonly last: RoundResult | null;
  readonly winners: readonly SideId[] | null;
}

export interface ChatLine {
  readonly seat: SeatId;
  readonly text: string;
}

export interface TableState {
  readonly id: TableId;
  /** Counts what became visible to everybody. Secret changes do not count, so nobody can infer them. */
  readonly rev: number;
  readonly phase: Phase;
  readonly options: TableOptions;
  /** Opaque to the engine: a salted hash of the pass phrase. */
  readonly lock: string | null;
  readonly host: SeatId | null;
  readonly seats: Readonly<Record<SeatId, Seat>>;
  /** All seats, clockwise, waiting ones included. */
  readonly seating: readonly SeatId[];
  readonly nextSeat: number;
  /** Who wants whom removed. */
  readonly removals: Readonly<Record<SeatId, readonly SeatId[]>>;
  /** Of the coming game: the secret whose hash is published before anyone sees a card. */
  readonly nextSecret: string;
  readonly nextCommitment: string;
  readonly games: number;
  readonly game: Game | null;
  readonly chat: Readonly<Record<number, ChatLine>>;
  readonly chatted: number;
  /** Clue texts given at this table, newest last: a bot never repeats one. */
  readonly told: readonly string[];
}
