import { fold, tokens } from '../fold.ts';
import { stopWords } from '../stop-words.ts';

const LONGEST_CLUE = 60;
/** Anything that is not words: addresses, markup, lines of code, control characters. */
const NOT_A_CLUE = /[\p{Cc}\p{Cf}\p{Co}{}<>[\]`|\\@#]|https?:|www\./u;

const parse = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
};

const isIndex = (value: unknown, size: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= size;

/** Indices from 0 of at least `count` different cards, best first; null for anything else. */
export const cardsFrom = (text: string, size: number, count: number): readonly number[] | null => {
  const cards = parse(text)?.cards;
  if (!Array.isArray(cards) || cards.length > size || !cards.every(each => isIndex(each, size))) return null;
  const indices = [...new Set(cards)].map(each => each - 1);
  return indices.length >= count ? indices : null;
};

export interface ToldAnswer {
  readonly index: number;
  readonly clue: string;
}

/** A card and a clue that a person could have given: short, words only, new at this table, not the card's own title. */
export const tellingFrom = (
  text: string,
  titles: readonly string[],
  told: readonly string[],
  language: string,
): ToldAnswer | null => {
  const answer = parse(text);
  const clue = typeof answer?.clue === 'string' ? answer.clue.normalize('NFC').trim() : '';
  if (!isIndex(answer?.card, titles.length) || clue === '' || clue.length > LONGEST_CLUE || NOT_A_CLUE.test(clue))
    return null;
  const index = answer.card - 1;
  const stop = stopWords(language);
  const title = new Set(tokens(titles[index] ?? '').filter(word => word.length > 2 && !stop.has(word)));
  if (tokens(clue).length === 0 || tokens(clue).some(word => title.has(word))) return null;
  return told.some(each => fold(each) === fold(clue)) ? null : { index, clue };
};
