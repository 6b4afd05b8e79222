/** The pass phrase of a table opened here, so that its host is not asked for what they just wrote. Gone with the page. */
const phrases = new Map<string, string>();

export const keepPhrase = (code: string, phrase: string): void => {
  phrases.set(code, phrase);
};
export const phraseOf = (code: string): string => phrases.get(code) ?? '';
