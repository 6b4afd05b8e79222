import type { CardId } from '../engine/ids.ts';
import type { Reader } from './reader.ts';

/**
 * The chance that a clue's card is the best fit among `size` cards, the others drawn blindly from the library: counted,
 * not sampled, so it needs no seed. A card that fits as well counts as better.
 */
export const chanceOfBest = (reader: Reader, clue: string, card: CardId, size: number): number => {
  const mine = reader.fit(clue, card);
  const others = reader.library.cards.filter(each => each !== card);
  const worse = others.filter(each => reader.fit(clue, each) < mine).length;
  let chance = 1;
  for (let i = 0; i < size - 1; i += 1) chance *= Math.max(0, worse - i) / (others.length - i);
  return chance;
};
