import type { SeatCommand } from '../engine/command.ts';
import type { Slot } from '../engine/ids.ts';
import type { GameView } from '../engine/view.ts';
import { drawIndex, heardClue, judge, type Mind } from './mind.ts';
import type { Sight } from './sight.ts';
import { ballotOf, openSlots, rulesetOf } from './terms.ts';

interface Candidate {
  readonly slot: Slot;
  readonly share: number;
}

/** Candidates in the order in which this bot would name them today. */
const ranked = (mind: Mind, sight: Sight, game: GameView): readonly Candidate[] => {
  const open = openSlots(sight, game);
  const cards = open.flatMap(slot => game.slots[slot - 1] ?? []);
  const shares = judge(mind, heardClue(game), cards);
  const rest = open.map((slot, i): Candidate => ({ slot, share: shares[i] ?? 0 }));
  // Where everybody guesses what everybody guesses, the plainest reading is the best one.
  if (!rulesetOf(game).hasTarget) return rest.toSorted((a, b) => b.share - a.share);
  const order: Candidate[] = [];
  while (rest.length > 0) {
    const at = drawIndex(
      rest.map(each => each.share),
      mind.random,
    );
    order.push(...rest.splice(at, 1));
  }
  return order;
};

const secondIsWorth = (mind: Mind, first: Candidate): boolean => first.share < mind.character.caution;

/**
 * One vote goes to the likeliest card. A second one, where it may stay unused, is used unless the bot is sure; where
 * both must be placed they lie on one card only when it is. The red vote goes where the most others will be, but not
 * the bot itself.
 */
export const chooseVotes = (mind: Mind, sight: Sight, game: GameView): SeatCommand | null => {
  const { min, max, stack, red } = ballotOf(sight, game);
  const order = ranked(mind, sight, game);
  const [first, second = first] = order;
  if (first === undefined || second === undefined) return null;
  const slots = [first.slot];
  if (max > 1 && secondIsWorth(mind, first)) slots.push(second.slot);
  else if (min > 1) slots.push(stack ? first.slot : second.slot);
  const others = order.filter(each => each.slot !== first.slot).toSorted((a, b) => b.share - a.share);
  return { t: 'vote', slots, red: red ? (others[0] ?? first).slot : null };
};
