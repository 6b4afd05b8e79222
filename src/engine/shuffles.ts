import { shuffled } from './fairness.ts';
import type { CardId, SeatId } from './ids.ts';
import type { Game, Played } from './state.ts';

/**
 * The three shuffles of a game [F3]. Cards are sorted before each, so an order depends on the seed and on which cards
 * there are, never on who put one in first.
 */
export const dealOrder = (deck: readonly CardId[], seed: string): readonly CardId[] =>
  shuffled([...new Set(deck)].toSorted(), seed, 'deal');

export const tableOrder = (game: Game): readonly Played[] => {
  const played: Played[] = [];
  for (const [owner, cards] of Object.entries(game.put) as [SeatId, readonly CardId[]][]) {
    for (const card of cards) played.push({ card, owner });
  }
  played.sort((a, b) => (a.card < b.card ? -1 : 1));
  return shuffled(played, game.seed, `table/${game.round}`);
};

export const refillOrder =
  (game: Game) =>
  (cards: readonly CardId[]): readonly CardId[] =>
    shuffled(cards.toSorted(), game.seed, `refill/${game.refills + 1}`);
