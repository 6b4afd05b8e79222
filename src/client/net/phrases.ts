/** The pass phrases of tables that were opened here or let somebody in, so that nobody is asked twice. Gone with the page. */
const phrases = new Map<string, string>();

export const keepPhrase = (code: string, phrase: string): void => {
  phrases.set(code, phrase);
};
export const phraseOf = (code: string): string => phrases.get(code) ?? '';
