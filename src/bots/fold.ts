/** Letters that Unicode does not take apart, but that people type without their strokes. */
const STROKES: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Lower case, no accents, no punctuation: what is left when two spellings of one word must meet. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  // Most texts are plain already, and tables of Unicode are slow to ask.
  return /^[a-z0-9]+(?: [a-z0-9]+)*$/u.test(lower) ? lower : foldLetters(lower);
};

const foldLetters = (lower: string): string =>
  lower
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’'ʼ`]/gu, '')
    .replaceAll(/[øæœßłđðþ]/gu, letter => STROKES[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const tokens = (text: string): readonly string[] => fold(text).split(' ').filter(Boolean);
