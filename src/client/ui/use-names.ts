import { useSpeech } from '../i18n/language.tsx';

/** "Ada, Bo and Cy", as the language joins names. */
export const useNames = (names: readonly string[]): string => {
  const { language } = useSpeech();
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
};
