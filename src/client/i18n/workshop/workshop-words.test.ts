import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message } from '../messages.ts';
import { en } from './en.ts';
import { WORKSHOP_WORDS } from './words.ts';

const folder = join(import.meta.dirname, '../..');
const sources = (readdirSync(folder, { recursive: true }) as string[])
  .filter(file => /\.tsx?$/.test(file) && !file.startsWith('i18n') && !file.includes('.test.'))
  .map(file => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** Words that are looked up by what they are about: a report's reason, a picture's state. */
const BY_NAME = /^(reason-|waiting$|preparing$|working$|done$)/;
const forms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const names = (message: Message): string =>
  [...new Set(forms(message).flatMap(text => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))]
    .toSorted()
    .join(' ');

const loaded = await Promise.all(
  Object.entries(WORKSHOP_WORDS).map(async ([language, load]) => ({ language, messages: await load() })),
);

describe('the workshop’s words', () => {
  it.each(Object.keys(en))('%s is used by some screen', key =>
    expect(BY_NAME.test(key) || sources.includes(`'${key}'`)).toBe(true),
  );

  it.each(loaded)('$language has every message, about the same things', ({ messages }) => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(messages))
      expect(`${key}: ${names(message)}`).toBe(`${key}: ${names(en[key as keyof typeof en])}`);
  });

  it.each(loaded)('$language has the plural forms its rules ask for', ({ language, messages }) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages))
      if (typeof message !== 'string')
        expect(`${key}: ${categories.filter(one => !Object.hasOwn(message, one)).join(' ')}`).toBe(`${key}: `);
  });
});
