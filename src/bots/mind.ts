import type { CardId } from '../engine/ids.ts';
import type { GameView } from '../engine/view.ts';
import type { Character } from './characters.ts';
import type { Reader } from './reader.ts';

/** What a bot brings to a table: words, a temper, and chance. Nothing in it knows the deal. */
export interface Mind {
  readonly reader: Reader;
  readonly character: Character;
  readonly random: () => number;
}

/** The clue as text; null when it was said aloud and there is nothing to read. */
export const heardClue = (game: GameView): string | null => {
  if (game.clue === null || game.clue.kind === 'aloud') return null;
  const text = game.clue.text?.trim() ?? '';
  return text === '' ? null : text;
};

/** Shares that add up to 1: the better the fit the larger, the freer the reading the more even. */
export const shares = (fits: readonly number[], freedom: number): readonly number[] => {
  const top = Math.max(...fits);
  const powers = fits.map(fit => Math.exp((fit - top) / Math.max(freedom, 1e-3)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / total);
};

/**
 * How likely this bot thinks each card is the one that was meant. Without a clue to read, all alike. With a lure other
 * than 1 it is drawn less to what fits, or away from it.
 */
export const judge = (mind: Mind, clue: string | null, cards: readonly CardId[], lure = 1): readonly number[] =>
  shares(
    cards.map(card => (clue === null ? 0 : lure * mind.reader.fit(clue, card))),
    mind.character.freedom,
  );

/** An index drawn in proportion to the weights. */
export const drawIndex = (weights: readonly number[], random: () => number): number => {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return weights.length - 1;
};
