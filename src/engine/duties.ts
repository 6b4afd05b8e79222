import { type SeatId, type Slot, slot } from './ids.ts';
import { RULESETS } from './rulesets/table.ts';
import { leftOf, partnerOf, sideOf } from './seating.ts';
import type { Game, TableState } from './state.ts';

/** Who owes what in a round, for every ruleset. Commands, views and the end of a phase all ask here. */

export const cardsOwed = (game: Game, seat: SeatId): number => {
  const ruleset = RULESETS[game.ruleset];
  const telling = game.storyteller !== null && sideOf(game, game.storyteller) === sideOf(game, seat);
  return telling ? 1 : ruleset.cardsEach(game.seating.length);
};

/** [R4, T5] The storyteller put theirs in with the clue; in pairs their partner does, and elsewhere either may. */
export const mayPut = (game: Game, seat: SeatId): boolean => {
  if (seat !== game.storyteller) return true;
  const ruleset = RULESETS[game.ruleset];
  return !ruleset.clueWithCard && !ruleset.pairs;
};

export const sideHasPut = (game: Game, seat: SeatId): boolean => {
  const partner = partnerOf(game, seat);
  return game.put[seat] !== undefined || (partner !== null && game.put[partner] !== undefined);
};

export const allCardsIn = (game: Game): boolean => game.seating.every(seat => sideHasPut(game, seat));

/** [V1, V5] In pairs the partner who did not hand in the card votes. */
export const mayVote = (game: Game, seat: SeatId): boolean => {
  const ruleset = RULESETS[game.ruleset];
  if (!game.seating.includes(seat)) return false;
  if (ruleset.storytellerVotes) return true;
  if (game.storyteller !== null && sideOf(game, game.storyteller) === sideOf(game, seat)) return false;
  return !ruleset.pairs || !game.table.some(played => played.owner === seat);
};

/** Where a seat's own cards lie. */
export const slotsOf = (game: Game, seat: SeatId): readonly Slot[] =>
  game.table.flatMap((played, i) => (played.owner === seat ? [slot(i + 1)] : []));

export const voters = (game: Game): readonly SeatId[] => game.seating.filter(seat => mayVote(game, seat));

export const allVotesIn = (game: Game): boolean =>
  game.seating.every(seat => game.votes[seat] !== undefined || !mayVote(game, seat));

/** [E1, E2] */
export const isOver = (state: TableState, game: Game): boolean =>
  RULESETS[game.ruleset].ends === 'points'
    ? Object.values(game.scores).some(score => score >= state.options.target)
    : game.seating.every(seat => (game.tellings[seat] ?? 0) >= state.options.tellings);

/** [R2] The seat to the left; in a game of tellings the next one who still has to tell. */
export const nextTeller = (state: TableState, game: Game, order: readonly SeatId[]): SeatId => {
  const inPlay = order.filter(seat => game.seating.includes(seat));
  const owing =
    RULESETS[game.ruleset].ends === 'tellings'
      ? inPlay.find(seat => (game.tellings[seat] ?? 0) < state.options.tellings)
      : undefined;
  return owing ?? (inPlay[0] as SeatId);
};

/** Clockwise from the left of the present storyteller. */
export const tellingOrder = (state: TableState, game: Game): readonly SeatId[] =>
  game.storyteller === null ? state.seating : leftOf(state.seating, game.storyteller);
