import { expect, it } from 'vitest';
import { LANGUAGES } from '../../client/i18n/languages.ts';
import { PUSH_LANGUAGES, pushWords } from './push-words.ts';

it('every language of the screens has words for a locked one', () => {
  expect(PUSH_LANGUAGES.toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

it('a language nobody speaks here is answered in English', () => {
  expect(pushWords('tlh', 'vote')).toBe(pushWords('en', 'vote'));
  expect(pushWords('__proto__', 'vote')).toBe(pushWords('en', 'vote'));
});
