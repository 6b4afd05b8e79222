import type { CardId, WorldId } from './ids.ts';

export const RULESET_IDS = ['classic', 'odyssey2011', 'odyssey2023', 'party', 'teams'] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

export const TIMED_PHASES = ['clue', 'cards', 'vote', 'reveal'] as const;
export type TimedPhase = (typeof TIMED_PHASES)[number];

export const RABBITS = [
  'rose',
  'sky',
  'moss',
  'plum',
  'marigold',
  'poppy',
  'lagoon',
  'ember',
  'ivory',
  'coal',
  'chestnut',
  'lime',
] as const;
export type Rabbit = (typeof RABBITS)[number];

/** What the host may change. All of it is shown to everybody before the deal. */
export interface TableOptions {
  readonly ruleset: RulesetId;
  readonly worlds: readonly WorldId[];
  /** [E1] A game to points ends with the round in which somebody has this many. */
  readonly target: number;
  /** [E2] A game of tellings ends when everybody has told this often. */
  readonly tellings: number;
  /** Seconds for a phase; 0 is no timer. */
  readonly timers: Readonly<Record<TimedPhase, number>>;
  /** [R9] Party: hands lie face down until the clue is given. */
  readonly hiddenHands: boolean;
  /** [SC4] Votes on your card pay also when all or nobody found the storyteller's. */
  readonly bonusAlways: boolean;
  /** [SC5] The single-vote point is paid also when everybody found it. */
  readonly singleVoteInAll: boolean;
  /** Rounds follow each other without a pause at the reveal. */
  readonly autoNext: boolean;
  /** Cards carry their painted description, for people who cannot see them. Words may help guessing. */
  readonly descriptions: boolean;
  /** Clues given at this table may teach the bots of this server. */
  readonly memory: boolean;
  /** What bots speak at this table. */
  readonly language: string;
  /** Cards the host does not want to see again: covered wherever they lie or come to lie, and not dealt in later games. */
  readonly hidden?: readonly CardId[];
}

export const DEFAULT_OPTIONS: TableOptions = {
  ruleset: 'classic',
  worlds: [],
  target: 30,
  tellings: 1,
  timers: { clue: 0, cards: 0, vote: 0, reveal: 0 },
  hiddenHands: true,
  bonusAlways: true,
  singleVoteInAll: true,
  autoNext: false,
  descriptions: true,
  memory: true,
  language: 'en',
};

export const OPTION_BOUNDS = {
  target: { min: 5, max: 100 },
  tellings: { min: 1, max: 10 },
  timer: { min: 0, max: 7 * 24 * 3600 },
  worlds: { max: 10 },
  hidden: { max: 60 },
} as const;
export const NAME_MAX = 24;
export const CLUE_MAX = 300;
export const CHAT_MAX = 300;
export const CHAT_KEPT = 40;
/** Seats at a table, whatever the ruleset: people may sit and wait for a bigger game. */
export const SEATS_MAX = 12;
