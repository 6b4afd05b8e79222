import { type Slot, slot } from '../engine/ids.ts';
import type { BallotRule, Ruleset } from '../engine/rulesets/ruleset.ts';
import { RULESETS } from '../engine/rulesets/table.ts';
import type { GameView } from '../engine/view.ts';
import { type Sight, tells } from './sight.ts';

export const rulesetOf = (game: GameView): Ruleset => RULESETS[game.ruleset];

export const ballotOf = (sight: Sight, game: GameView): BallotRule =>
  rulesetOf(game).ballot(game.seating.length, tells(sight));

/** [R4] How many cards this seat puts in: with three players the two who listen put in two. */
export const cardsDue = (sight: Sight, game: GameView): number => {
  const teller = game.storyteller === null ? undefined : sight.table.seats[game.storyteller]?.side;
  return sight.table.seats[sight.me.seat]?.side === teller ? 1 : rulesetOf(game).cardsEach(game.seating.length);
};

/** Slots this seat may vote for. A partner's card is not known, so it is among them. */
export const openSlots = (sight: Sight, game: GameView): readonly Slot[] => {
  const all = game.slots.map((_, i) => slot(i + 1));
  return rulesetOf(game).ownCardVotes === 'accepted' && !rulesetOf(game).pairs
    ? all
    : all.filter(each => !sight.me.slots.includes(each));
};
