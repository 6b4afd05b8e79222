import { useMemo } from 'react';
import { useSpeech } from '../i18n/language.tsx';

/** "Ada, Bo and Cy", as the language joins names. */
export const useNames = (names: readonly string[]): string => {
  const { language } = useSpeech();
  const list = useMemo(() => new Intl.ListFormat(language, { type: 'conjunction' }), [language]);
  return list.format(names);
};
