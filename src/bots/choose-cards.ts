import type { CardId } from '../engine/ids.ts';
import { drawIndex, judge, type Mind } from './mind.ts';

/** The cards of a hand that fit the clue best, or nearly: always taking the very best would be read like a book. */
export const chooseCards = (
  mind: Mind,
  clue: string | null,
  hand: readonly CardId[],
  count: number,
  lure = 1,
): readonly CardId[] => {
  const rest = [...hand];
  const chosen: CardId[] = [];
  while (chosen.length < count && rest.length > 0)
    chosen.push(...rest.splice(drawIndex(judge(mind, clue, rest, lure), mind.random), 1));
  return chosen;
};
