import type { CardId, SeatId } from './ids.ts';
import { invariant } from './result.ts';
import type { Ruleset } from './rulesets/ruleset.ts';

/** Sides that put in a card in one round, times what each puts in. */
const cardsPerRound = (ruleset: Ruleset, players: number): number => {
  const sides = ruleset.pairs ? players / 2 : players;
  return 1 + (sides - 1) * ruleset.cardsEach(players);
};

/** [D1] Every hand full, and one round's cards to draw before a used card can come back. */
export const cardsNeeded = (ruleset: Ruleset, players: number): number =>
  players * ruleset.handSize(players) + cardsPerRound(ruleset, players);

export const deal = (
  order: readonly CardId[],
  seating: readonly SeatId[],
  handSize: number,
): { readonly hands: Record<SeatId, readonly CardId[]>; readonly pile: readonly CardId[] } => {
  const hands: Record<SeatId, readonly CardId[]> = {};
  seating.forEach((seat, i) => {
    hands[seat] = order.slice(i * handSize, (i + 1) * handSize);
  });
  return { hands, pile: order.slice(seating.length * handSize) };
};

export interface Draw {
  readonly draws: Record<SeatId, readonly CardId[]>;
  /** The pile left, where it was made anew from the discard; null where it was only drawn from. */
  readonly pile: readonly CardId[] | null;
}

/** [D2] Fills hands up clockwise. `shuffle` orders the cards that come back. */
export const drawUp = (
  wants: readonly { readonly seat: SeatId; readonly count: number }[],
  pile: readonly CardId[],
  discard: readonly CardId[],
  refill: Ruleset['refill'],
  shuffle: (cards: readonly CardId[]) => readonly CardId[],
): Draw => {
  const total = wants.reduce((sum, want) => sum + want.count, 0);
  const short = total > pile.length;
  const order = !short ? pile : refill === 'together' ? shuffle([...pile, ...discard]) : [...pile, ...shuffle(discard)];
  invariant(total <= order.length, 'a game is never dealt more cards than it has');
  const draws: Record<SeatId, readonly CardId[]> = {};
  let at = 0;
  for (const { seat, count } of wants) {
    draws[seat] = order.slice(at, at + count);
    at += count;
  }
  return { draws, pile: short ? order.slice(at) : null };
};
