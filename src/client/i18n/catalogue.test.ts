import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RABBITS, RULESET_IDS, TIMED_PHASES } from '../../engine/options.ts';
import { RULE_IDS } from '../../engine/state.ts';
import { REACTIONS } from '../../protocol/client-message.ts';
import { HONOURS } from '../honours.ts';
import { CHECKS } from '../replay/checks.ts';
import { MOMENTS } from '../replay/replay.ts';
import { en } from './en.ts';
import { LANGUAGES } from './languages.ts';
import type { Message } from './messages.ts';

const folder = join(import.meta.dirname, '..');
const sources = (readdirSync(folder, { recursive: true }) as string[])
  .filter(file => /\.tsx?$/.test(file) && !file.startsWith('i18n') && !file.includes('.test.'))
  .map(file => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const DOUBTS = 'commitment seed deal table draw score winners move unfinished unreadable'.split(' ');

/**
 * Every key that a screen puts together, with what it may be put together from. A template that is not here fails, and
 * so does one that is here for nothing: so a key is used exactly when it is written out, or spelled by one of these.
 */
const SPELLED: Readonly<Record<string, readonly string[]>> = {
  'badge.${}': ['quill', 'check', 'wait', 'away'],
  'clue.${}': ['write', 'aloud', 'record'],
  'doubt.${}': DOUBTS,
  'end.${}': ['fair', 'doubt'],
  'fault.${}': ['foreign', 'newer', 'broken', 'too-large', 'unreadable'],
  'honour.${}': HONOURS,
  'honour.${}-why': HONOURS,
  'lobby.${}': ['worlds', 'timers', 'house'],
  'mine.${}': ['lobby', 'over'],
  'mine.turn-${}': ['claim', 'clue', 'cards', 'vote', 'next'],
  'options.timer-${}': TIMED_PHASES,
  'rabbit.${}': RABBITS,
  'react.${}': REACTIONS,
  // What SC1 is for, all found it or nobody did, has words of its own.
  'reason.${}': RULE_IDS.filter(rule => rule !== 'SC1'),
  'record.${}': ['no-mic', 'denied', 'unsupported', 'busy', 'failed', 'unreadable'],
  'replay.${}': MOMENTS,
  'ruleset.${}': RULESET_IDS,
  'ruleset.${}-about': RULESET_IDS,
  'settings.${}': ['auto', 'dark', 'light'],
  'verdict.${}': ['held', 'failed', 'until', 'unchecked'],
  'verify.${}': CHECKS,
  'vote.${}': ['leaf', 'thorn'],
  'vote.place-${}': ['leaf', 'thorn'],
};
const spelledKeys = Object.entries(SPELLED).flatMap(([shape, parts]) => parts.map(part => shape.replace('${}', part)));

/** Templates by the shape of what they spell, for all areas there are keys of. */
const areas = new Set(Object.keys(en).map(key => key.split('.')[0]));
const templates = [...sources.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)]
  .map(([, text = '']) => text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '${}'))
  .filter(shape => areas.has(shape.split('.')[0]));

const isUsed = (key: string): boolean => sources.includes(`'${key}'`) || spelledKeys.includes(key);

const forms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const names = (message: Message): string =>
  [...new Set(forms(message).flatMap(text => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))]
    .filter(name => name !== 'n')
    .toSorted()
    .join(' ');

const loaded = await Promise.all(
  Object.entries(LANGUAGES).map(async ([language, { load, rules }]) => ({
    language,
    messages: await load(),
    rules: await rules(),
  })),
);
const english = await LANGUAGES.en.rules();

describe('catalogue', () => {
  it('has every key used by some screen', () => expect(Object.keys(en).filter(key => !isUsed(key))).toEqual([]));

  it('knows every key that screens put together', () =>
    expect([...new Set(templates)].toSorted()).toEqual(Object.keys(SPELLED).toSorted()));

  it('has a message for whatever they put together', () =>
    expect(spelledKeys.filter(key => !Object.hasOwn(en, key))).toEqual([]));

  it.each(loaded)('$language has every message and nothing else', ({ messages }) =>
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted()),
  );

  it.each(loaded)('$language names the same things as English', ({ messages }) => {
    for (const [key, message] of Object.entries(messages))
      expect(`${key}: ${names(message)}`).toBe(`${key}: ${names(en[key as keyof typeof en])}`);
  });

  it.each(loaded)('$language has the plural forms its rules ask for', ({ language, messages }) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages))
      if (typeof message !== 'string' && Object.keys(message).length > 1)
        expect(`${key}: ${categories.filter(one => !Object.hasOwn(message, one)).join(' ')}`).toBe(`${key}: `);
  });

  it.each(loaded)('$language has all pages of the rules', ({ rules }) =>
    expect(rules.map(page => page.paragraphs.length)).toEqual(english.map(page => page.paragraphs.length)),
  );
});
