import { type CardId, cardId } from '../engine/ids.ts';

/** The words of one card in one language. Any of them may be empty: a card of one's own has a title at best. */
export interface CardWords {
  readonly title: string;
  readonly alt: string;
  readonly associations: readonly string[];
  /** From easy to hard. */
  readonly clues: readonly string[];
  readonly motifs: readonly string[];
}

/** What is printed, so to speak, in the booklet of the worlds on the table: public knowledge, the same for every seat. */
export interface Library {
  /** Every card of the worlds in play. */
  readonly cards: readonly CardId[];
  readonly words: (card: CardId, language: string) => CardWords | null;
}

export const WORDLESS: CardWords = { title: '', alt: '', associations: [], clues: [], motifs: [] };

/** Card → words, as the files in a world's words folder have them. */
export type WordFile = Readonly<Record<string, Partial<CardWords>>>;

/** As much of a world's manifest as the bots read; what a card is painted of comes from there, in English. */
export interface WorldManifest {
  readonly cards: readonly {
    readonly id: string;
    /** The card in its word files; without one it has none. */
    readonly name?: string | undefined;
    readonly motifs?: readonly string[] | undefined;
    readonly setting?: string | undefined;
    readonly mood?: readonly string[] | undefined;
    readonly words?: WordFile | undefined;
  }[];
}

/** The library of one world, from its manifest and its word files by language. */
export const worldLibrary = (
  manifest: WorldManifest,
  byLanguage: Readonly<Record<string, WordFile | undefined>>,
): Library => {
  const entries = new Map(manifest.cards.map(entry => [cardId(entry.id), entry]));
  return {
    cards: [...entries.keys()],
    words: (card, language) => {
      const entry = entries.get(card);
      const written = byLanguage[language]?.[entry?.name ?? ''] ?? entry?.words?.[language];
      const painted = language === 'en' ? [...(entry?.motifs ?? []), entry?.setting ?? '', ...(entry?.mood ?? [])] : [];
      const motifs = painted.filter(text => text !== '');
      return written === undefined && motifs.length === 0 ? null : { ...WORDLESS, motifs, ...written };
    },
  };
};

/** Several worlds shuffled together. */
export const joinLibraries = (libraries: readonly Library[]): Library => ({
  cards: libraries.flatMap(library => library.cards),
  words: (card, language) => {
    for (const library of libraries) {
      const words = library.words(card, language);
      if (words !== null) return words;
    }
    return null;
  },
});
