import { readFileSync } from 'node:fs';
import { fold, tokens } from '../src/bots/fold.ts';
import { type Bridge, GLOSSES } from '../src/bots/lexicon-format.ts';

/** How strongly a word stands for an emoji: its spoken name, a keyword, or a part of a longer one. */
const WEIGHT = { name: 2, keyword: 1, partOfName: 0.8, part: 0.4 } as const;
/** A translation that a person wrote down: more than any two rows can share. */
const WRITTEN = 1.2;
/** English words too wide to explain anything. */
const VAGUE = new Set(
  'a an and the of with on in to for at by from up no not off open face sign symbol button'.split(' '),
);

type Annotations = Readonly<Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>>;
/** Word → emoji → weight. */
type Incidence = Map<string, Map<string, number>>;

const readAnnotations = (folder: string, language: string): Annotations => {
  const file = JSON.parse(readFileSync(`${folder}/annotations/${language}/annotations.json`, 'utf8')) as {
    readonly annotations: { readonly annotations: Annotations };
  };
  return file.annotations.annotations;
};

const incidence = (annotations: Annotations): Incidence => {
  const words: Incidence = new Map();
  const note = (word: string, emoji: string, weight: number) => {
    if (word === '' || /^\p{N}+$/u.test(word)) return;
    const row = words.get(word) ?? new Map<string, number>();
    row.set(emoji, Math.max(weight, row.get(emoji) ?? 0));
    words.set(word, row);
  };
  for (const [emoji, entry] of Object.entries(annotations)) {
    const names = new Set((entry.tts ?? []).map(fold));
    for (const keyword of new Set([...names, ...(entry.default ?? []).map(fold)])) {
      const isName = names.has(keyword);
      note(keyword, emoji, isName ? WEIGHT.name : WEIGHT.keyword);
      const parts = tokens(keyword);
      if (parts.length > 1)
        for (const part of parts) if (part.length > 2) note(part, emoji, isName ? WEIGHT.partOfName : WEIGHT.part);
    }
  }
  return words;
};

const length = (row: ReadonlyMap<string, number>): number => Math.hypot(...row.values());

/** English words of the annotations: the vectors must hold them. */
export const annotatedEnglish = (folder: string): ReadonlySet<string> =>
  new Set([...incidence(readAnnotations(folder, 'en')).keys()].filter(word => /^[a-z]{2,}$/.test(word)));

const GLOSSARY_LANGUAGES = ['cs', 'pt', 'da', 'uk'];

/** Folded word → English, for the languages of the game: what stories are made of and emoji are not. */
const readGlossary = (language: string): ReadonlyMap<string, readonly string[]> => {
  const column = GLOSSARY_LANGUAGES.indexOf(language) + 1;
  const found = new Map<string, readonly string[]>();
  if (column === 0) return found;
  const lines = readFileSync(new URL('glossary.txt', import.meta.url), 'utf8').split('\n');
  for (const line of lines.filter(each => each !== '' && !each.startsWith('#'))) {
    const cells = line.split('|');
    for (const word of (cells[column] ?? '').split(',').map(fold))
      found.set(word, [...(found.get(word) ?? []), cells[0] ?? '']);
  }
  return found;
};

interface Entry {
  readonly word: string;
  readonly best: readonly (readonly [english: string, score: number])[];
}

const bridgeOf = (entries: readonly Entry[], rank: ReadonlyMap<string, number>): Bridge => {
  const glosses = new Uint16Array(entries.length * GLOSSES).fill(0xff_ff);
  const weights = new Uint8Array(entries.length * GLOSSES);
  entries.forEach(({ best }, row) => {
    best.forEach(([word, score], i) => {
      glosses[row * GLOSSES + i] = rank.get(word) ?? 0xff_ff;
      weights[row * GLOSSES + i] = Math.round(Math.min(1, score / WRITTEN) * 255);
    });
  });
  return { words: entries.map(entry => entry.word), english: glosses, weights };
};

/** Clues are also given in pictures: what each emoji is called, and what it is called next. */
export const buildEmojiBridge = (folder: string, english: readonly string[]): Bridge => {
  const rank = new Map(english.map((word, i) => [word, i]));
  const entries = Object.entries(readAnnotations(folder, 'en')).map(([emoji, { default: keywords = [], tts = [] }]) => {
    const named = [...tts.flatMap(tokens), ...keywords.map(fold)].filter(word => rank.has(word) && !VAGUE.has(word));
    const best = [...new Set(named)].slice(0, GLOSSES).map((word, i) => [word, WRITTEN * (1 - 0.1 * i)] as const);
    return { word: emoji.replaceAll('\uFE0F', ''), best };
  });
  const pictures = entries.filter(({ word, best }) => /\p{Extended_Pictographic}/u.test(word) && best.length > 0);
  return bridgeOf(
    pictures.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
    rank,
  );
};

/**
 * Two words of two languages mean much the same when they stand for the same emoji: the cosine of their rows. What is
 * given up: idioms, verbs nobody draws, and words with no picture at all.
 */
export const buildBridge = (folder: string, language: string, english: readonly string[]): Bridge => {
  const rank = new Map(english.map((word, i) => [word, i]));
  const rows = [...incidence(readAnnotations(folder, 'en'))].filter(([word]) => rank.has(word) && !VAGUE.has(word));
  /** Of words that stand for the same emoji the common one is the better translation: `giant`, not `bigfoot`. */
  const plainness = (word: string): number => 1 - (0.5 * (rank.get(word) ?? 0)) / english.length;
  const byEmoji = new Map<string, { readonly word: string; readonly weight: number; readonly size: number }[]>();
  for (const [word, row] of rows)
    for (const [emoji, weight] of row)
      byEmoji.set(emoji, [...(byEmoji.get(emoji) ?? []), { word, weight, size: length(row) }]);
  const glossary = readGlossary(language);
  const annotated = incidence(readAnnotations(folder, language));
  for (const word of glossary.keys()) if (!annotated.has(word)) annotated.set(word, new Map());
  const entries = [...annotated]
    .map(([word, row]) => {
      const shared = new Map<string, number>();
      for (const [emoji, weight] of row)
        for (const other of byEmoji.get(emoji) ?? [])
          shared.set(
            other.word,
            (shared.get(other.word) ?? 0) + (plainness(other.word) * weight * other.weight) / other.size / length(row),
          );
      // What a person wrote down comes first; emoji may add to it.
      for (const gloss of glossary.get(word) ?? []) if (rank.has(gloss)) shared.set(gloss, WRITTEN);
      const best = [...shared].toSorted((a, b) => b[1] - a[1]).slice(0, GLOSSES);
      return { word, best: best.filter(([, score]) => score > 0.4 * (best[0]?.[1] ?? 0)) };
    })
    .filter(entry => entry.best.length > 0)
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  return bridgeOf(entries, rank);
};
