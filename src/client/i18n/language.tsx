import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { settings, useSettings } from '../settings.ts';
import { NoWords } from '../ui/no-words.tsx';
import { chooseLanguage, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { type Translate, translator } from './translate.ts';

interface Speech {
  readonly language: Language;
  readonly t: Translate;
}
const SpeechContext = createContext<Speech | null>(null);

export const useSpeech = (): Speech => {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('Nothing was said yet: LanguageProvider is missing');
  return speech;
};
export const useT = (): Translate => useSpeech().t;

const languageFor = (chosen: string | null): Language =>
  chosen !== null && isLanguage(chosen) ? chosen : chooseLanguage(navigator.languages);

/** Sends for the words before anything is shown, so that they travel while the page is still being put together. */
export const fetchWords = (): void => {
  LANGUAGES[languageFor(settings.get().language)].load().catch(() => undefined);
};

/** Each person their own language, switched at once; the words of one language are loaded when they are wanted. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const { language: chosen } = useSettings();
  const language = languageFor(chosen);
  const [speech, setSpeech] = useState<Speech | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    const learn = async (): Promise<void> => {
      const messages = await LANGUAGES[language].load();
      if (!wanted) return;
      setLost(false);
      document.documentElement.lang = language;
      setSpeech({ language, t: translator(language, messages) });
    };
    // With a language already there, the page goes on in it.
    learn().catch(() => {
      if (wanted) setLost(true);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  if (speech === null) return lost ? <NoWords language={language} /> : null;
  return <SpeechContext value={speech}>{children}</SpeechContext>;
};
