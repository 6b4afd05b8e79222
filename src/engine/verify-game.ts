import type { Circumstances, Command } from './command.ts';
import { decide } from './decide.ts';
import { SECRET_EVENTS, type TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import type { GameFile } from './game-file.ts';
import { err, ok, type Result } from './result.ts';
import { type Game, isPlaying, type TableState } from './state.ts';

/** What a file can be caught at. `at` is the number of the event, counted from 1. */
export interface Doubt {
  readonly code:
    | 'commitment'
    | 'seed'
    | 'deal'
    | 'table'
    | 'draw'
    | 'score'
    | 'winners'
    | 'move'
    | 'unfinished'
    | 'unreadable';
  readonly at: number;
}

/** The command that an event says was given: somebody's move, or the table's own step. */
const causeOf = (state: TableState, event: TableEvent): Command | null => {
  const teller = state.game?.storyteller;
  switch (event.t) {
    case 'started':
      return state.host === null ? null : { by: state.host, t: 'start', deck: event.deck };
    case 'claimed':
      return { by: event.seat, t: 'claim' };
    case 'told':
      return teller == null ? null : { by: teller, t: 'clue', clue: event.clue, card: event.card };
    case 'put':
    case 'swapped':
      return { by: event.seat, t: 'put', cards: event.cards };
    case 'voted':
    case 'revoted':
      return { by: event.seat, t: 'vote', slots: event.ballot.slots, red: event.ballot.red };
    case 'took-back':
    case 'unvoted':
      return { by: event.seat, t: 'take-back' };
    case 'skipped':
      return { by: null, t: 'skip' };
    case 'cleared':
    case 'ended':
      return { by: null, t: 'next' };
    default:
      return null;
  }
};

const DOUBTS: Partial<Record<TableEvent['t'], Doubt['code']>> = {
  started: 'deal',
  tabled: 'table',
  drew: 'draw',
  scored: 'score',
  ended: 'winners',
};

/** Clocks and the next game's secret are not the game's. Keys may come in any order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([key]) => key !== 'deadline' && key !== 'nextSecret')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

/**
 * What needs no cause: people come and go as they please, and no file could prove that they did not. All else follows
 * from a move; one that stands alone was made up.
 */
const standsAlone = (state: TableState, event: TableEvent): boolean => {
  switch (event.t) {
    case 'joined':
      return !Object.hasOwn(state.seats, event.seat);
    case 'left':
      return !isPlaying(state.phase) || state.seats[event.seat]?.waiting === true;
    case 'configured':
      // [T4] Only what the host hides may change during a game.
      return !isPlaying(state.phase) || same({ ...event.options, hidden: null }, { ...state.options, hidden: null });
    case 'arranged':
    case 'contributed':
      return !isPlaying(state.phase);
    case 'dressed':
    case 'leaving':
    case 'hosted':
    case 'minded':
    case 'readied':
    case 'said':
    case 'removal-wanted':
      return true;
    default:
      return false;
  }
};

const CLOSED: Circumstances = { now: 0, entropy: () => '' };

/** What should have happened from event `i` on, by the rules and the seed. */
const expected = (state: TableState, event: TableEvent): readonly TableEvent[] | null => {
  const cause = causeOf(state, event);
  if (cause === null) return standsAlone(state, event) ? [event] : null;
  const decided = decide(state, cause, CLOSED);
  if (!decided.ok) return null;
  // Older tables wrote down also a second thought that was the first again.
  return decided.value.length === 0 && SECRET_EVENTS.has(event.t) ? [event] : decided.value;
};

/** The table after all events, each checked against what the engine would have done; or the first doubt. */
const replay = (events: readonly TableEvent[]): Result<TableState | null, Doubt> => {
  let state: TableState | null = null;
  let due: readonly TableEvent[] = [];
  for (const [i, event] of events.entries()) {
    const doubt = (code: Doubt['code']) => err({ code, at: i + 1 });
    try {
      if (state !== null) {
        if (due.length === 0) {
          const wanted = expected(state, event);
          if (wanted === null) return doubt('move');
          due = wanted;
        }
        const [next, ...rest] = due;
        if (!same(next, event)) return doubt(DOUBTS[(next ?? event).t] ?? 'move');
        due = rest;
      }
      state = evolve(state, event);
    } catch {
      // A file from outside can hold anything; whatever breaks the fold is not a game.
      return doubt('unreadable');
    }
  }
  return due.length === 0 ? ok(state) : err({ code: 'unfinished', at: events.length });
};

/** [F4] Replays a game and says whether every card fell where the seed put it, and every move and point was by the rules. */
export const verifyGame = (file: GameFile): Result<Game, Doubt> => {
  if (commitmentTo(file.secret) !== file.commitment) return err({ code: 'commitment', at: 0 });
  if (seedFrom(file.secret, file.contributions) !== file.seed) return err({ code: 'seed', at: 0 });
  const replayed = replay(file.events);
  if (!replayed.ok) return replayed;
  const game = replayed.value?.game ?? null;
  if (game === null || game.winners === null) return err({ code: 'unfinished', at: file.events.length });
  return game.seed === file.seed && game.secret === file.secret ? ok(game) : err({ code: 'seed', at: 0 });
};
