import { useEffect, useState } from 'react';
import type { WordFile } from '../../bots/card-words.ts';
import type { CardId } from '../../engine/ids.ts';

/** What was written about a card, in the reader's language. */
interface WrittenWords {
  readonly associations: readonly string[];
  /** From easy to hard. */
  readonly clues: readonly string[];
}

const NONE: WrittenWords = { associations: [], clues: [] };

const fetchWords = async (base: string, language: string): Promise<WordFile> => {
  const response = await fetch(`${base}words/${language}.json`);
  return response.ok ? ((await response.json()) as WordFile) : {};
};

/** The words of the whole world at `base`, fetched when somebody first looks closer; worlds without words have none. */
export const useCardWords = (base: string, language: string): ((card: CardId) => WrittenWords) => {
  const [words, setWords] = useState<WordFile>({});
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const file = await fetchWords(base, language).catch(() => ({}));
      if (wanted) setWords(file);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [base, language]);
  return card => ({ ...NONE, ...words[card.slice(card.indexOf('.') + 1)] });
};
