import { CHARACTERS } from '../../bots/characters.ts';

/** The next bot that may sit down, by a name nobody here has yet. */
export const nextBot = (
  taken: readonly string[],
  language: string,
): { readonly character: string; readonly name: string } => {
  for (let round = 1; ; round++)
    for (const { id, names } of CHARACTERS) {
      const called: Readonly<Record<string, string>> = names;
      const plain = called[language] ?? called[language.split('-')[0] ?? ''] ?? names.en;
      const name = round === 1 ? plain : `${plain} ${round}`;
      if (!taken.includes(name)) return { character: id, name };
    }
};
