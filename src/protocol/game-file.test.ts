import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf, gameOf, lobbyOf } from '../../test/support/table.ts';
import { fold } from '../engine/evolve.ts';
import { exportGame, type GameFile } from '../engine/game-file.ts';
import { cardId } from '../engine/ids.ts';
import { DEFAULT_OPTIONS, RULESET_IDS } from '../engine/options.ts';
import { verifyGame } from '../engine/verify-game.ts';
import { GAME_FILE_MAX, readGameFile } from './game-file.ts';

const played = (ruleset: (typeof RULESET_IDS)[number]): GameFile => {
  const table = gameOf({ ruleset, players: 6, options: { target: 10 } });
  while (table.state.phase !== 'over') table.anyRound();
  const file = exportGame(table.history, 1);
  if (file === null) throw new Error('the game is over');
  return file;
};
const faultOf = (value: unknown): string => {
  const read = readGameFile(typeof value === 'string' ? value : JSON.stringify(value));
  return read.ok ? 'fine' : read.error;
};

describe('a game file from outside', () => {
  const file = played('classic');
  const first = file.events[0] as object;

  it.each(RULESET_IDS)('[GF1] %s: opens as it was written, and still verifies', ruleset => {
    const game = played(ruleset);
    const read = readGameFile(JSON.stringify(game));
    expect(read).toEqual({ ok: true, value: game });
    expect(read.ok && verifyGame(read.value).ok).toBe(true);
  });

  it('[GF1] keeps what the host hid, before the deal and after it', () => {
    const table = lobbyOf({ options: { target: 10, hidden: deckOf(2) } });
    table.do(1, { t: 'start', deck: deckOf(84) });
    table.do(1, { t: 'configure', options: { hidden: deckOf(3) } });
    while (table.state.phase !== 'over') table.anyRound();
    const hiding = exportGame(table.history, 1);
    const read = readGameFile(JSON.stringify(hiding));
    expect(read).toEqual({ ok: true, value: hiding });
    expect(read.ok && fold(read.value.events).options.hidden).toEqual(deckOf(3));
  });

  it('[GF1] opens however often the host changed their mind about cards', () => {
    const table = gameOf({ ruleset: 'classic', players: 6, options: { target: 10 } });
    const name = 'x'.repeat(140);
    for (let i = 0; i < 500; i++) {
      const hidden = Array.from({ length: 60 }, (_, card) => cardId(`own.${name}${card}-${i}`));
      table.do(1, { t: 'configure', options: { hidden } });
    }
    while (table.state.phase !== 'over') table.anyRound();
    expect(faultOf(exportGame(table.history, 1))).toBe('fine');
  });

  it('[GF1] an option that is missing, or that nobody can choose, breaks it', () => {
    const { target: _gone, ...fewer } = DEFAULT_OPTIONS;
    for (const options of [fewer, { ...DEFAULT_OPTIONS, target: '30' }, { ...DEFAULT_OPTIONS, hidden: 'all' }])
      expect(faultOf({ ...file, events: [{ ...first, options }, ...file.events.slice(1)] })).toBe('broken');
  });

  it('[GF1] keeps the date and the words of its cards', () => {
    const dated = {
      ...file,
      ended: 1_790_000_000_000,
      words: { 'test.card-001': { title: 'A', alt: 'B' } },
    };
    expect(readGameFile(JSON.stringify(dated))).toEqual({ ok: true, value: dated });
  });

  it.each<readonly [string, string, unknown]>([
    ['foreign', 'no JSON', '{'],
    ['foreign', 'nothing', ''],
    ['foreign', 'another program’s', { name: 'package' }],
    ['foreign', 'a list', []],
    ['newer', 'a later version', { ...file, inkling: 2 }],
    ['broken', 'a version that never was', { ...file, inkling: 'one' }],
    ['broken', 'no events', { ...file, events: [] }],
    ['broken', 'an event nobody knows', { ...file, events: [...file.events, { t: 'won' }] }],
    ['broken', 'an event with half its members', { ...file, events: [first, { t: 'put', seat: 's1' }] }],
    ['broken', 'chat', { ...file, events: [...file.events, { t: 'said', seat: 's1', text: 'hello' }] }],
    ['broken', 'a seat by the name of __proto__', JSON.stringify(file).replaceAll('"s1"', '"__proto__"')],
    ['broken', 'a number too large to count to', JSON.stringify(file).replace('"target":10', '"target":1e99')],
    [
      'broken',
      'more events than a game has',
      { ...file, events: Array.from({ length: 20_001 }, () => ({ t: 'cleared' })) },
    ],
    ['broken', 'a very long name', JSON.stringify(file).replace(/"name":"[^"]*"/, `"name":"${'x'.repeat(101)}"`)],
    ['too-large', 'too many bytes', ' '.repeat(GAME_FILE_MAX + 1)],
  ])('[GF1] %s: %s', (fault, _what, value) => expect(faultOf(value)).toBe(fault));

  it('[GF1] whatever is changed in it, nothing throws', () => {
    const text = JSON.stringify(file);
    assert(
      property(nat(text.length - 1), nat(200), string({ maxLength: 12 }), (at, cut, put) => {
        readGameFile(text.slice(0, at) + put + text.slice(at + cut));
      }),
      { numRuns: 300 },
    );
  });

  it('[GF1] the recorded games of all rulesets open', () => {
    const folder = join(import.meta.dirname, '../../test/golden');
    const names = readdirSync(folder).filter(name => name.endsWith('.json'));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) {
      const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly file?: unknown };
      expect(`${name} ${faultOf(golden.file ?? golden)}`).toBe(`${name} fine`);
    }
  });
});
