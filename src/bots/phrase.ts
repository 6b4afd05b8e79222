import type { CardId } from '../engine/ids.ts';
import type { CardWords, Library } from './card-words.ts';
import { fold } from './fold.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { foundShare, type Remembered } from './memory.ts';

/** How much a word tells about its card, by where it stands. Eight good clues for a card share few words: little. */
const PLACE = { motif: 1, title: 0.8, alt: 0.9, association: 0.9, clue: 0.5 } as const;
/** A clue that was understood says more about its card than one that was not. */
const memoryFactor = (memory: Remembered): number => 0.6 + 0.4 * foundShare(memory);
/** Said once of a card, a word may be one person's whim; each further clue that uses it leaves less doubt. */
const DOUBT = 0.65;

/** A piece of text, read. */
export interface Phrase {
  /** Folded: a bot that hears a clue of the bank forgets that very line, or it would know whose card it is. */
  readonly text: string;
  readonly meanings: readonly Meaning[];
  /** Where it points as a whole; null when no word of it is known. */
  readonly vector: Float32Array | null;
  readonly factor: number;
  /** Earned at a table, not printed in the booklet: remembering the very line is what memory is for. */
  readonly remembered: boolean;
}

const sum = (meanings: readonly Meaning[], dimensions: number): Float32Array | null => {
  const total = new Float32Array(dimensions);
  for (const { senses, weight } of meanings) {
    const sense = senses.find(each => each.vector !== null);
    const vector = sense?.vector ?? null;
    if (sense === undefined || vector === null) continue;
    const share = weight * sense.sureness;
    for (let i = 0; i < dimensions; i += 1) total[i] = (total[i] as number) + (vector[i] as number) * share;
  }
  let squares = 0;
  for (let i = 0; i < dimensions; i += 1) squares += (total[i] as number) ** 2;
  if (squares === 0) return null;
  const length = Math.sqrt(squares);
  for (let i = 0; i < dimensions; i += 1) total[i] = (total[i] as number) / length;
  return total;
};

export const readPhrase = (
  lexicon: Lexicon,
  text: string,
  language: string,
  factor = 1,
  remembered = false,
): Phrase => {
  const meanings = lexicon.read(text, language);
  return { text: fold(text), meanings, vector: sum(meanings, lexicon.dimensions), factor, remembered };
};

const readWords = (lexicon: Lexicon, words: CardWords, language: string): readonly Phrase[] => [
  ...words.motifs.map(text => readPhrase(lexicon, text, 'en', PLACE.motif)),
  readPhrase(lexicon, words.title, language, PLACE.title),
  readPhrase(lexicon, words.alt, language, PLACE.alt),
  ...words.associations.map(text => readPhrase(lexicon, text, language, PLACE.association)),
  ...words.clues.map(text => readPhrase(lexicon, text, language, PLACE.clue)),
];

/** A word of a card in another language meets the clue by its letters; its English twin meets it by meaning. */
const lettersOnly = (phrase: Phrase): Phrase => ({
  ...phrase,
  meanings: phrase.meanings.map(({ senses, weight }) => ({ senses: senses.slice(0, 1), weight })),
});

/** Earlier clues: each as a whole, and apart from that each word as often as it came back. */
const readMemories = (lexicon: Lexicon, memories: readonly Remembered[]): readonly Phrase[] => {
  const whole = memories.map(each => readPhrase(lexicon, each.text, each.language, memoryFactor(each), true));
  const words = new Map<string, { readonly meaning: Meaning; readonly doubt: number }>();
  for (const { meanings, factor } of whole)
    for (const meaning of meanings) {
      const form = meaning.senses[0]?.form ?? '';
      const doubt = (words.get(form)?.doubt ?? 1) * (1 - (1 - DOUBT) * factor);
      words.set(form, { meaning, doubt });
    }
  return [
    ...whole.map(phrase => ({ ...phrase, meanings: [] })),
    ...[...words].map(([, { meaning, doubt }]) => ({
      text: '',
      meanings: [meaning],
      vector: null,
      factor: 1 - doubt,
      remembered: true,
    })),
  ];
};

/** A card in the table's language and in English, which the vectors know best, and what was said of it before. */
export const readCard = (
  lexicon: Lexicon,
  library: Library,
  card: CardId,
  language: string,
  memories: readonly Remembered[],
): readonly Phrase[] => {
  const english = library.words(card, 'en');
  const own = language === 'en' ? null : library.words(card, language);
  const native = own === null ? [] : readWords(lexicon, { ...own, motifs: [] }, language);
  return [
    ...(english === null ? [] : readWords(lexicon, english, 'en')),
    ...(english === null ? native : native.map(lettersOnly)),
    ...readMemories(lexicon, memories),
  ].filter(phrase => phrase.meanings.length > 0 || phrase.remembered);
};
