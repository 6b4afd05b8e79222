import type { SeatId } from '../engine/ids.ts';
import type { RulesetId } from '../engine/options.ts';
import type { RoundResult } from '../engine/state.ts';

/** How storytellers fared over many rounds. */
export interface Telling {
  readonly rounds: number;
  /** Share of voters who found the storyteller's card; of votes in odyssey2023, which counts and pays each of them. */
  readonly found: number;
  /** Shares of rounds in which everybody, or nobody, found it, as the ruleset counts it. */
  readonly everybody: number;
  readonly nobody: number;
  /** Mean number of words of a clue. */
  readonly words: number;
}

const wordsIn = (round: RoundResult): number =>
  round.clue.kind === 'text' ? round.clue.text.trim().split(/\s+/u).length : 0;

/** [SC1] In odyssey2023 everybody means every vote; elsewhere one of a voter's votes is enough. */
const wasFoundByAll = (round: RoundResult, ruleset: RulesetId): boolean => {
  const on = round.cards[(round.target ?? 0) - 1]?.votes ?? [];
  const cast = round.cards.flatMap(card => card.votes);
  return ruleset === 'odyssey2023' ? on.length === cast.length : new Set(on).size === new Set(cast).size;
};

/** Rounds of Party have no target and do not count. */
export const measureTelling = (rounds: readonly RoundResult[], ruleset: RulesetId): Telling => {
  const told = rounds.filter(round => round.target !== null);
  const share = (count: number): number => (told.length === 0 ? 0 : count / told.length);
  const count = (votes: readonly SeatId[]): number => (ruleset === 'odyssey2023' ? votes.length : new Set(votes).size);
  const on = (round: RoundResult): number => count(round.cards[(round.target ?? 0) - 1]?.votes ?? []);
  const cast = told.reduce((sum, round) => sum + count(round.cards.flatMap(card => card.votes)), 0);
  return {
    rounds: told.length,
    found: cast === 0 ? 0 : told.reduce((sum, round) => sum + on(round), 0) / cast,
    everybody: share(told.filter(round => wasFoundByAll(round, ruleset)).length),
    nobody: share(told.filter(round => on(round) === 0).length),
    words: share(told.reduce((sum, round) => sum + wordsIn(round), 0)),
  };
};

/** The 95 % interval of a share (Wilson): what the number of games allows to say. */
export const interval = (hits: number, count: number): readonly [number, number] => {
  const [z, p] = [1.96, hits / count];
  const middle = p + (z * z) / (2 * count);
  const spread = z * Math.sqrt((p * (1 - p)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [(middle - spread) / scale, (middle + spread) / scale];
};
