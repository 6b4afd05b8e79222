import { cardsNeeded, drawUp } from './deck.ts';
import type { Draft } from './draft.ts';
import { isOver, nextTeller, tellingOrder } from './duties.ts';
import type { SeatId } from './ids.ts';
import { RULESETS } from './rulesets/table.ts';
import { winnersOf } from './score.ts';
import { isPresentPerson } from './seating.ts';
import { refillOrder } from './shuffles.ts';
import type { Game, TableState } from './state.ts';

/** [R8] Whom the reveal waits for: people who are here and have not seen enough. */
export const awaited = (state: TableState, game: Game): readonly SeatId[] =>
  game.seating.filter(seat => isPresentPerson(state, seat) && !game.ready.includes(seat));

const deckSize = (game: Game): number =>
  game.pile.length +
  game.discard.length +
  game.table.length +
  Object.values(game.hands).reduce((sum, hand) => sum + hand.length, 0);

/** [TB3] Who leaves is gone, unless the game could not go on without them: then a bot has the seat. */
const letGo = (draft: Draft): void => {
  const ruleset = RULESETS[draft.game.ruleset];
  for (const seat of draft.game.seating) {
    if (!draft.state.seats[seat]?.leaving) continue;
    const needed = ruleset.pairs || draft.game.seating.length <= ruleset.players.min;
    draft.add(needed ? { t: 'replaced', seat } : { t: 'left', seat });
  }
};

/** [TB1] Newcomers start with the lowest score at the table. Pairs are fixed for the game, and a deck may be too small. */
const letIn = (draft: Draft): void => {
  const ruleset = RULESETS[draft.game.ruleset];
  if (ruleset.pairs) return;
  for (const seat of draft.state.seating) {
    const count = draft.game.seating.length + 1;
    const fits = count <= ruleset.players.max && cardsNeeded(ruleset, count) <= deckSize(draft.game);
    if (!draft.state.seats[seat]?.waiting || !fits) continue;
    draft.add({ t: 'seated', seat, score: Math.min(...Object.values(draft.game.scores)) });
  }
};

/** [R8] From the storyteller's left, each hand up to its size. A hand that is over it waits. */
const drawBack = (draft: Draft, order: readonly SeatId[]): void => {
  const { game } = draft;
  const ruleset = RULESETS[game.ruleset];
  const size = ruleset.handSize(game.seating.length);
  const wants = order
    .filter(seat => game.seating.includes(seat))
    .map(seat => ({ seat, count: Math.max(0, size - (game.hands[seat]?.length ?? 0)) }))
    .filter(want => want.count > 0);
  draft.add({ t: 'drew', ...drawUp(wants, game.pile, game.discard, ruleset.refill, refillOrder(game)) });
};

/** [E1–E3] Ends the game if it is over, and says whether it was. */
export const endIfOver = (draft: Draft): boolean => {
  const over = isOver(draft.state, draft.game);
  if (over) draft.add({ t: 'ended', winners: winnersOf(draft.game), nextSecret: draft.circumstances.entropy() });
  return over;
};

/** [R8] What follows the reveal: the end of the game, or the next storyteller's turn. */
export const endRound = (draft: Draft): void => {
  if (endIfOver(draft)) return;
  const order = tellingOrder(draft.state, draft.game);
  draft.add({ t: 'cleared' });
  letGo(draft);
  // The last one who still had to tell may have left just now.
  if (endIfOver(draft)) return;
  letIn(draft);
  const { state, game } = draft;
  const seats = [...order, ...state.seating.filter(seat => !order.includes(seat))];
  drawBack(draft, seats);
  if (RULESETS[game.ruleset].passHands) draft.add({ t: 'passed-hands' });
  draft.add({ t: 'turned', storyteller: nextTeller(state, game, seats), deadline: draft.deadline('clue') });
};

/** The others were all waiting for somebody who has just stopped playing. A table without people rests. */
export const goOnWithout = (draft: Draft): void => {
  const { state } = draft;
  if (state.phase !== 'reveal' || !draft.game.ready.some(seat => isPresentPerson(state, seat))) return;
  if (awaited(state, draft.game).length === 0) endRound(draft);
};
