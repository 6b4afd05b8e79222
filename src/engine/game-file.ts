import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type CardId, type SeatId, tableId } from './ids.ts';
import { invariant } from './result.ts';
import type { TableState } from './state.ts';

/** One finished game as a file: everything is open now, and it folds like any table. */
export interface GameFile {
  readonly inkling: 1;
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: Readonly<Record<SeatId, string>>;
  readonly seed: string;
  readonly events: readonly TableEvent[];
  /** Milliseconds since 1970, where somebody had a clock. */
  readonly ended?: number;
  /** What the cards show, for places that do not have their world. */
  readonly words?: Readonly<Record<CardId, { readonly title: string; readonly alt: string }>>;
}

/** What happened at the table but not in the game. Chat stays with the people. */
const NOT_OF_THE_GAME: ReadonlySet<TableEvent['t']> = new Set<TableEvent['t']>(['said', 'removal-wanted']);

/** All that can be chosen in a game is which cards nobody is to see: the last word counts, or a file could grow to any length. */
const withLastChoice = (events: readonly TableEvent[]): readonly TableEvent[] => {
  const last = events.findLastIndex(({ t }) => t === 'configured');
  return events.filter(({ t }, i) => t !== 'configured' || i === last);
};

/** The table as it was when the game started, told as events of its own. */
const prologue = (before: TableState): readonly TableEvent[] => [
  { t: 'opened', table: tableId('game'), options: before.options, secret: before.nextSecret, lock: null },
  ...before.seating.flatMap((seat): readonly TableEvent[] => {
    const { name, rabbit, kind, character, contribution } = before.seats[seat] ?? {};
    invariant(name !== undefined && rabbit !== undefined && kind !== undefined, 'every seat has a person or a bot');
    return [
      { t: 'joined', seat, name, rabbit, kind, character: character ?? null, contribution: contribution ?? null },
    ];
  }),
  { t: 'hosted', seat: before.host },
];

/** [F4] A file opens the secret of its own game. The next game's stays closed: whoever knew it could foresee the deal. */
const closed = (event: TableEvent): TableEvent => (event.t === 'ended' ? { ...event, nextSecret: '' } : event);

/** The given game of a table's history (1 is the first), or null if it is not over. */
export const exportGame = (history: readonly TableEvent[], number: number): GameFile | null => {
  let state: TableState | null = null;
  let events: TableEvent[] | null = null;
  for (const event of history) {
    if (event.t === 'started' && state !== null && state.games + 1 === number) events = [...prologue(state)];
    if (events !== null && !NOT_OF_THE_GAME.has(event.t)) events.push(closed(event));
    state = evolve(state, event);
    if (event.t === 'ended' && events !== null && state.game !== null) {
      const { commitment, secret, contributions, seed } = state.game;
      return { inkling: 1, commitment, secret, contributions, seed, events: withLastChoice(events) };
    }
  }
  return null;
};
