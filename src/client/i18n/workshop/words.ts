import { useEffect, useState } from 'react';
import { useSpeech } from '../language.tsx';
import type { Language } from '../languages.ts';
import type { Message } from '../messages.ts';
import { type Params, translator } from '../translate.ts';
import type { en } from './en.ts';

export type WorkshopKey = keyof typeof en;
export type WorkshopMessages = Readonly<Record<WorkshopKey, Message>>;
export type WorkshopWords = (key: WorkshopKey, params?: Params) => string;

export const WORKSHOP_WORDS: Readonly<Record<Language, () => Promise<WorkshopMessages>>> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  da: async () => (await import('./da.ts')).da,
  'pt-BR': async () => (await import('./pt-br.ts')).ptBr,
  uk: async () => (await import('./uk.ts')).uk,
};

/** Null until they are there, which is a moment: nobody downloads them who makes and chooses no worlds. */
export const useWorkshopWords = (): WorkshopWords | null => {
  const { language } = useSpeech();
  const [words, setWords] = useState<WorkshopWords | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const messages = await WORKSHOP_WORDS[language]().catch(() => null);
      if (wanted && messages !== null) setWords(() => translator(language, messages));
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
};
