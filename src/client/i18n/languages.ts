import type { Messages } from './messages.ts';
import type { RulesText } from './rules-text.ts';

interface Row {
  readonly name: string;
  readonly load: () => Promise<Messages>;
  readonly rules: () => Promise<RulesText>;
}

/** Adding a language: its files beside this one, and a row here. What else there is to say is in ARCHITECTURE.md. */
export const LANGUAGES = {
  en: {
    name: 'English',
    load: async () => (await import('./en.ts')).en,
    rules: async () => (await import('./rules-en.ts')).rules,
  },
  uk: {
    name: 'Українська',
    load: async () => (await import('./uk.ts')).uk,
    rules: async () => (await import('./rules-uk.ts')).rules,
  },
  cs: {
    name: 'Čeština',
    load: async () => (await import('./cs.ts')).cs,
    rules: async () => (await import('./rules-cs.ts')).rules,
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    load: async () => (await import('./pt-br.ts')).ptBr,
    rules: async () => (await import('./rules-pt-br.ts')).rules,
  },
  da: {
    name: 'Dansk',
    load: async () => (await import('./da.ts')).da,
    rules: async () => (await import('./rules-da.ts')).rules,
  },
} as const satisfies Record<string, Row>;

export type Language = keyof typeof LANGUAGES;
export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** All that can be said when a language itself could not be loaded. */
export const LOST_WORDS: Readonly<Record<Language, { readonly lost: string; readonly again: string }>> = {
  en: { lost: 'The text of this page did not arrive. Are you online?', again: 'Try again' },
  uk: { lost: 'Слова цієї сторінки не дійшли. Чи є зв’язок?', again: 'Спробувати ще раз' },
  cs: { lost: 'Slova téhle stránky nedorazila. Funguje připojení?', again: 'Zkusit znovu' },
  'pt-BR': { lost: 'As palavras desta página não chegaram. Há conexão?', again: 'Tentar de novo' },
  da: { lost: 'Ordene til denne side nåede ikke frem. Er der forbindelse?', again: 'Prøv igen' },
};

/** The first of the browser's languages that we speak: exactly, or by its first part. */
export const chooseLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    if (isLanguage(tag)) return tag;
    const short = tag.split('-')[0] ?? '';
    const match = Object.keys(LANGUAGES).find(known => known === short || known.split('-')[0] === short);
    if (match !== undefined && isLanguage(match)) return match;
  }
  return 'en';
};
