import { describe, expect, it } from 'vitest';
import { fold, tokens } from './fold.ts';
import { nearForms } from './inflection.ts';

const LIST = [
  'klic',
  'krava',
  'maska',
  'malovani',
  'mesic',
  'regn',
  'regner',
  'glas',
  'time',
  'ulv',
  'vlk',
  'хмара',
].toSorted();
const found = (word: string): readonly string[] => nearForms(LIST, fold(word)).map(({ at }) => LIST[at] ?? '');

describe('folding', () => {
  it.each([
    ['Měsíc!', 'mesic'],
    ['blæksprutte på ø', 'blaeksprutte pa o'],
    ['в’яже', 'вяже'],
    ['  L’été — déjà ', 'lete deja'],
    ['STRAẞE', 'strasse'],
  ])('%s becomes %s', (text, expected) => expect(fold(text)).toBe(expected));

  it('leaves no empty words', () => expect(tokens(' … — ! ')).toEqual([]));
});

describe('forms of a word', () => {
  it.each([
    ['vlka', 'vlk'],
    ['ulvens', 'ulv'],
    ['měsíce', 'mesic'],
    ['masek', 'maska'],
    ['maluje', 'malovani'],
    ['хмар', 'хмара'],
    ['timeglas', 'glas'],
  ])('%s is found as %s', (word, expected) => expect(found(word)).toContain(expected));

  it('an exact word comes first, and its other reading after it', () => {
    expect(found('regner')).toEqual(['regner', 'regn']);
  });

  it('an unknown word is not forced into a known one', () => expect(found('zebra')).toEqual([]));
});
