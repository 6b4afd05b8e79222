import type { CastShadow, ContactShadow, Placement } from './motif.ts';

/** A place on the stage and how one stands there: what `put` takes as its second argument. */
export interface Mark extends Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Not for `put`: the throw of the dice for whatever is made to stand here. */
  readonly seed: number;
}

type Note = (value: string) => Partial<Mark>;

const number = (value: string): number => {
  const read = Number(value);
  if (value === '' || Number.isNaN(read)) throw new Error(`a mark wants a number where it says "${value}"`);
  return read;
};

/** Several numbers and, after a slash, how dark: 34,7/0.4. */
const numbers = (value: string): { readonly list: readonly number[]; readonly alpha: number | undefined } => {
  const [list = '', alpha] = value.split('/');
  return { list: list.split(',').map(number), alpha: alpha === undefined ? undefined : number(alpha) };
};

const contact = (value: string): ContactShadow => {
  const { list, alpha } = numbers(value);
  const [rx = 0, ry, dx, dy] = list;
  return { contact: [rx, ry, dx, dy], alpha };
};

const thrown = (value: string): CastShadow => {
  const { list, alpha } = numbers(value);
  const [dx, dy, blur] = list;
  return { dx, dy, blur, alpha };
};

/** The words with a value after them. */
const NOTES: Readonly<Record<string, Note>> = {
  turn: value => ({ rotate: number(value) }),
  depth: value => ({ depth: number(value) }),
  lift: value => ({ lift: number(value) }),
  alpha: value => ({ alpha: number(value) }),
  seed: value => ({ seed: number(value) }),
  contact: value => ({ shadow: contact(value) }),
  shadow: value => ({ shadow: thrown(value) }),
};

const read = (written: string): Mark => {
  const [at = '', ...words] = written.trim().split(/\s+/);
  const [x = '', y = ''] = at.split(',');
  let mark: Mark = { x: number(x), y: number(y), scale: 1, seed: 0 };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const note = NOTES[word];
    if (note) mark = { ...mark, ...note(words[++i] ?? '') };
    else if (word === 'flip') mark = { ...mark, flip: true };
    else if (word === 'flipY') mark = { ...mark, flipY: true };
    else if (word.startsWith('×')) mark = { ...mark, scale: number(word.slice(1)) };
    else throw new Error(`"${word}" is not a word of a mark`);
  }
  return mark;
};

const written = (text: TemplateStringsArray, values: readonly number[]): string =>
  text.reduce((before, piece, i) => `${before}${values[i - 1]}${piece}`);

/**
 * A stage direction: mark`330,1108 ×1.5 flip lift 0.06 contact 34,7/0.4`. First where, then any of × (scale), flip, flipY,
 * turn, depth, lift, alpha, seed, contact (a shadow under the feet) and shadow (thrown by dx,dy and blurred).
 */
export function mark(text: TemplateStringsArray, ...values: number[]): Mark {
  return read(written(text, values));
}

/** One mark for everybody: marks`60,190 ×1.1 seed 2 | 130,370 ×0.8 seed 5`. */
export function marks(text: TemplateStringsArray, ...values: number[]): Mark[] {
  return written(text, values).split('|').map(read);
}
