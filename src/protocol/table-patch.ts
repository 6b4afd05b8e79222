import type { TableState } from '../engine/state.ts';
import type { GameView } from '../engine/view.ts';
import {
  areSameScores,
  areSameSeats,
  gameView,
  isSameRound,
  scoreOf,
  seatViews,
  shownCommitment,
  statusOf,
} from '../engine/views.ts';
import { changeOf, type Json, type JsonObject } from './merge-patch.ts';
import { STATUS_LETTERS, type WireGame, type WireTable, wireGame, wireRounds, wireSeats } from './wire-table.ts';

/** How one member of a document differs, given what both documents are made from; undefined when it does not. */
type Change<From> = (before: From, after: From) => Json | undefined;
type Changes<From, Document> = Readonly<Record<keyof Document, Change<From>>>;

/** Views are JSON by their types; the compiler cannot see that through interfaces. */
const json = (view: object | null): Json => view as unknown as Json;

/** A member that is a value, or something that is the same object while it does not change. */
const value =
  <From>(of: (from: From) => Json): Change<From> =>
  (before, after) => {
    const [was, is] = [of(before), of(after)];
    return was === is ? undefined : changeOf(was, is);
  };

const patchOf = <From, Document>(
  changes: Changes<From, Document>,
  before: From,
  after: From,
): JsonObject | undefined => {
  let patch: Record<string, Json> | undefined;
  for (const key in changes) {
    const change = changes[key](before, after);
    if (change === undefined) continue;
    patch ??= {};
    patch[key] = change;
  }
  return patch;
};

const GAME: Changes<GameView, WireGame> = {
  number: value(game => game.number),
  ruleset: value(game => game.ruleset),
  round: value(game => game.round),
  seating: value(game => json(game.seating)),
  pile: value(game => game.pile),
  tellings: value(game => json(game.tellings)),
  deadline: value(game => game.deadline),
  winners: value(game => json(game.winners)),
  seed: value(game => game.seed),
};

const shownGame = (state: TableState): GameView | null => (state.game === null ? null : gameView(state, state.game));

const gameChange: Change<TableState> = (before, after) => {
  if (before.game === after.game && before.phase === after.phase) return undefined;
  const [was, is] = [shownGame(before), shownGame(after)];
  if (was === null) return is === null ? undefined : json(wireGame(is));
  return is === null ? null : patchOf(GAME, was, is);
};

const roundsOf = (state: TableState): Json => json(state.game === null ? {} : wireRounds(gameView(state, state.game)));

const roundsChange: Change<TableState> = (before, after) => {
  const [was, is] = [before.game, after.game];
  if (was === is || (was !== null && is !== null && isSameRound(was, is))) return undefined;
  return changeOf(roundsOf(before), roundsOf(after));
};

const seatsChange: Change<TableState> = (before, after) => {
  if (areSameSeats(before, after)) return undefined;
  return changeOf(json(wireSeats(seatViews(before))), json(wireSeats(seatViews(after))));
};

const scoresOf = (state: TableState): readonly number[] => state.seating.map(seat => scoreOf(state, seat));

const scoresChange: Change<TableState> = (before, after) =>
  areSameScores(before, after) ? undefined : changeOf(scoresOf(before), scoresOf(after));

const statusLetters = (state: TableState): string => {
  let letters = '';
  for (const seat of state.seating) letters += STATUS_LETTERS[statusOf(state, seat)];
  return letters;
};

const TABLE: Changes<TableState, WireTable> = {
  phase: value(state => state.phase),
  host: value(state => state.host),
  locked: value(state => state.lock !== null),
  options: value(state => json(state.options)),
  seating: value(state => json(state.seating)),
  seats: seatsChange,
  status: value(statusLetters),
  scores: scoresChange,
  commitment: value(shownCommitment),
  game: gameChange,
  rounds: roundsChange,
  chat: value(state => json(state.chat)),
};

/**
 * The merge patch between what two states show everybody, or undefined when that is the same: `diff` of the two tables as they
 * travel, without making what they have in common. Most moves change a letter of `status`, and nothing needs to be kept
 * of what was shown but the state it was made from.
 */
export const tablePatch = (before: TableState, after: TableState): JsonObject | undefined =>
  patchOf(TABLE, before, after);
