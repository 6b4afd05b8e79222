import { tokens } from './fold.ts';
import { find, type NearForm, nearForms } from './inflection.ts';
import { type Bridge, decodeBridge, decodeVectors, GLOSSES, type Vectors } from './lexicon-format.ts';
import { stopWords } from './stop-words.ts';
import { tongueOf } from './tongue.ts';

/** One thing a word may mean. */
export interface Sense {
  readonly form: string;
  /** Unit length; null for a word nobody knows, which still equals itself. */
  readonly vector: Float32Array | null;
  readonly sureness: number;
}

/** What one word of a text means to the bots. */
export interface Meaning {
  /** The surest first. Never empty: the first form is the word itself. */
  readonly senses: readonly Sense[];
  /** How much the word says: rare words more than common ones, known ones more than unknown ones. */
  readonly weight: number;
}

export interface Lexicon {
  readonly dimensions: number;
  /** The meanings of a text's words in a language, without its stop words. */
  readonly read: (text: string, language: string) => readonly Meaning[];
}

/** Fetches one file of lexicon/ by name; null where there is none. The only thing that differs between server and browser. */
export type ReadLexiconFile = (name: string) => Promise<Uint8Array | null>;

const UNKNOWN_WEIGHT = 0.5;
/** A guess at a foreign word through its English look-alike. */
const COGNATE = 0.5;
/** Half of a compound means less than the whole. */
const PART = 0.8;
/** Rank up to which everybody knows the word. */
const COMMON = 20_000;
/** Of one word; more cost time and bring noise. */
const SENSES = 5;
/** Words whose meanings are kept, half a kilobyte each: enough for the clues of many tables. */
const CACHED = 4000;
/** Spoken in every language. */
const EMOJI = 'emoji';

/** `size` numbers from `from` on, at unit length; null where all are zero. */
const unit = (values: Int8Array, from: number, size: number): Float32Array | null => {
  let sum = 0;
  for (let i = 0; i < size; i += 1) sum += (values[from + i] as number) ** 2;
  if (sum === 0) return null;
  const scale = 1 / Math.sqrt(sum);
  const vector = new Float32Array(size);
  for (let i = 0; i < size; i += 1) vector[i] = (values[from + i] as number) * scale;
  return vector;
};

/** The English words and where they point: the one large part, shared by all languages. */
export class EnglishWords {
  readonly dimensions: number;
  readonly #words: readonly string[];
  readonly #rows: ReadonlyMap<string, number>;
  readonly #values: Int8Array;

  constructor({ words, dimensions, values }: Vectors) {
    this.dimensions = dimensions;
    this.#words = words;
    this.#rows = new Map(words.map((word, row) => [word, row]));
    this.#values = values;
  }

  row(word: string): number | null {
    const direct = this.#rows.get(word);
    if (direct !== undefined) return direct;
    for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'est'])
      if (word.endsWith(ending) && word.length - ending.length > 2) {
        const stem = word.slice(0, -ending.length);
        const row = this.#rows.get(stem) ?? this.#rows.get(`${stem}e`);
        if (row !== undefined) return row;
      }
    return null;
  }

  word(row: number): string {
    return this.#words[row] ?? '';
  }

  vector(row: number): Float32Array | null {
    return unit(this.#values, row * this.dimensions, this.dimensions);
  }

  /** Zipf's law in reverse: from nearly nothing for the most frequent word to 1 for the rarest. */
  weight(row: number): number {
    return Math.max(0.15, Math.log(row + 2) / Math.log(this.#words.length + 2)) ** 1.5;
  }
}

const singular = (word: string): string => (word.length > 3 && /[^sui]s$/u.test(word) ? word.slice(0, -1) : word);

const unknown = (form: string): Meaning => ({ senses: [{ form, vector: null, sureness: 1 }], weight: UNKNOWN_WEIGHT });

const englishSense = (english: EnglishWords, row: number, word: string, sureness: number): Sense => ({
  form: singular(word),
  vector: english.vector(row),
  sureness,
});

/** `birdcage` is rare, but everybody knows a bird and a cage. */
const englishParts = (english: EnglishWords, word: string): readonly Sense[] => {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    const [a, b] = [english.row(first), english.row(last)];
    if (a === null || b === null || a > COMMON || b > COMMON) continue;
    return [englishSense(english, a, first, PART), englishSense(english, b, last, PART)];
  }
  return [];
};

const englishMeaning = (english: EnglishWords, word: string): Meaning => {
  const row = english.row(word);
  const parts = row === null || row > COMMON ? englishParts(english, word) : [];
  const own = row === null ? unknown(word).senses : [englishSense(english, row, word, 1)];
  return { senses: [...own, ...parts], weight: row === null ? UNKNOWN_WEIGHT : english.weight(row) };
};

const glosses = (english: EnglishWords, bridge: Bridge, { at, sureness }: NearForm): readonly Sense[] => {
  const best = bridge.weights[at * GLOSSES] ?? 1;
  return Array.from({ length: GLOSSES }, (_, i) => at * GLOSSES + i)
    .filter(i => bridge.english[i] !== 0xff_ff)
    .map(i => {
      const row = bridge.english[i] ?? 0;
      const share = (bridge.weights[i] ?? 0) / best;
      return englishSense(english, row, english.word(row), sureness * share);
    });
};

const foreignMeaning = (english: EnglishWords, bridge: Bridge | undefined, word: string): Meaning => {
  const near = bridge === undefined ? [] : nearForms(bridge.words, word);
  const found = bridge === undefined ? [] : near.flatMap(each => glosses(english, bridge, each));
  if (found.length > 0) {
    const sure = found
      .toSorted((a, b) => b.sureness - a.sureness)
      .filter((sense, i, all) => all.findIndex(other => other.form === sense.form) === i)
      .slice(0, SENSES);
    const rarity = Math.max(...sure.map(sense => english.weight(english.row(sense.form) ?? 0)));
    return {
      senses: [{ form: word, vector: null, sureness: 1 }, ...sure],
      weight: rarity * (0.5 + 0.5 * (near[0]?.sureness ?? 0)),
    };
  }
  const row = word.length > 3 ? english.row(word) : null;
  if (row === null) return unknown(word);
  return {
    senses: [...unknown(word).senses, englishSense(english, row, word, COGNATE)],
    weight: english.weight(row) * COGNATE,
  };
};

/** An emoji with its skin, hair and other half; flags and digits are not pictures. */
const PICTURE = /\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u200D\p{Extended_Pictographic}]*/gu;

const emojiMeanings = (english: EnglishWords, bridge: Bridge | undefined, text: string): readonly Meaning[] =>
  [...text.matchAll(PICTURE)]
    .flatMap(([emoji]) => [emoji, ...Array.from(emoji)].map(each => each.replaceAll('\uFE0F', '')))
    .flatMap(emoji => (bridge === undefined ? [] : (find(bridge.words, emoji) ?? [])))
    .filter((at, i, all) => all.indexOf(at) === i)
    .flatMap(at => {
      const senses = bridge === undefined ? [] : glosses(english, bridge, { at, sureness: 1 });
      return senses.length === 0 ? [] : [{ senses, weight: 1 }];
    });

/** Knows English, and the languages whose bridges it was given. */
export const createLexicon = (english: EnglishWords, bridges: Readonly<Record<string, Bridge>>): Lexicon => {
  const known = new Map<string, Meaning>();
  const meaning = (word: string, language: string): Meaning => {
    const key = `${language} ${word}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = language === 'en' ? englishMeaning(english, word) : foreignMeaning(english, bridges[language], word);
    if (known.size >= CACHED) known.clear();
    known.set(key, now);
    return now;
  };
  return {
    dimensions: english.dimensions,
    read: (text, tag) => {
      const language = tongueOf(tag);
      const stop = stopWords(language);
      const words = tokens(text).filter(word => word.length > 1 && !stop.has(word));
      return [...words.map(word => meaning(word, language)), ...emojiMeanings(english, bridges[EMOJI], text)];
    },
  };
};

/** Seven megabytes; whoever speaks several languages loads them once. */
export const loadEnglish = async (read: ReadLexiconFile): Promise<EnglishWords> => {
  const bytes = await read('english.vectors');
  if (bytes === null) throw new Error('the bots have no english.vectors');
  return new EnglishWords(decodeVectors(bytes));
};

/** A quarter of a megabyte for each language; one without a bridge is read by its letters. */
export const loadLexicon = async (
  english: EnglishWords,
  read: ReadLexiconFile,
  languages: readonly string[],
): Promise<Lexicon> => {
  const bridges: Record<string, Bridge> = {};
  for (const language of [EMOJI, ...languages.map(tongueOf)]) {
    const bytes = language === 'en' ? null : await read(`${language}.bridge`);
    if (bytes !== null) bridges[language] = decodeBridge(bytes);
  }
  return createLexicon(english, bridges);
};
