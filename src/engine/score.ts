import { type SeatId, type SideId, type Slot, slot } from './ids.ts';
import type { TableOptions } from './options.ts';
import { invariant } from './result.ts';
import type { RoundFacts, ScoringRule } from './rulesets/ruleset.ts';
import { RULESETS } from './rulesets/table.ts';
import { sideOf, sides } from './seating.ts';
import type { Awards, Ballot, Game, RuleId } from './state.ts';

/** The storyteller's side's card; Party has none, since its clue is about no card. */
export const targetOf = (game: Game): Slot | null => {
  if (!RULESETS[game.ruleset].hasTarget || game.storyteller === null) return null;
  const teller = sideOf(game, game.storyteller);
  return slot(1 + game.table.findIndex(played => sideOf(game, played.owner) === teller));
};

/** [V4] Only the storyteller places one. */
export const redOf = (game: Game): Slot | null =>
  game.storyteller === null ? null : (game.votes[game.storyteller]?.red ?? null);

export const roundFacts = (game: Game, house: RoundFacts['house']): RoundFacts => {
  invariant(game.storyteller !== null, 'a round that is scored has a storyteller');
  const target = targetOf(game);
  return {
    players: game.seating.length,
    house,
    sides: sides(game),
    teller: sideOf(game, game.storyteller),
    ballots: (Object.entries(game.votes) as [SeatId, Ballot][]).map(([seat, { slots }]) => ({
      side: sideOf(game, seat),
      slots,
      found: slots.filter(each => each === target).length,
    })),
    owners: game.table.map(played => sideOf(game, played.owner)),
    target,
    red: redOf(game),
  };
};

export const award = (facts: RoundFacts, scoring: readonly ScoringRule[]): Awards => {
  const awards: Record<SideId, Partial<Record<RuleId, number>>> = {};
  for (const rule of scoring) {
    if (!rule.when(facts)) continue;
    for (const side of facts.sides) {
      const points = rule.gives(facts, side);
      if (points === 0) continue;
      const already = awards[side];
      if (already === undefined) awards[side] = { [rule.id]: points };
      else already[rule.id] = points;
    }
  }
  return awards;
};

export const scoreRound = (game: Game, options: TableOptions): Awards =>
  award(roundFacts(game, options), RULESETS[game.ruleset].scoring);

export const pointsOf = (awards: Awards, side: SideId): number =>
  Object.values(awards[side] ?? {}).reduce((sum, points) => sum + points, 0);

/** [E3] Most points; a tie is shared. */
export const winnersOf = (game: Game): readonly SideId[] => {
  const most = Math.max(...Object.values(game.scores));
  return sides(game).filter(side => game.scores[side] === most);
};
