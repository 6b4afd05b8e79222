import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { advance } from '../../../src/engine/decide.ts';
import { seatId } from '../../../src/engine/ids.ts';
import { checkOptions } from '../../../src/engine/options-check.ts';
import type { TableState } from '../../../src/engine/state.ts';
import { verifyGame } from '../../../src/engine/verify-game.ts';
import { parseClientMessage } from '../../../src/protocol/client-message.ts';
import { readGameFile } from '../../../src/protocol/game-file.ts';
import { apply, diff, type JsonObject } from '../../../src/protocol/merge-patch.ts';
import { CreateTable, JoinTable } from '../../../src/protocol/rest.ts';
import { parseJson } from '../../../src/protocol/schema.ts';
import { parseServerMessage } from '../../../src/protocol/server-message.ts';
import { measureAudio } from '../../../src/server/audio/audio.ts';
import { readCode } from '../../../src/server/code.ts';
import { readRange } from '../../../src/server/http/byte-range.ts';
import { finishedMp4, mp4, ogg, webm } from '../../support/audio-files.ts';
import { sensible } from '../../support/chaos.ts';
import { deckOf, gameOf } from '../../support/table.ts';
import { diceOf } from '../random.ts';
import { ARCHIVE_TARGETS } from './archive-targets.ts';
import type { Target } from './fuzz.ts';

const CLUE = { kind: 'text', text: 'low tide' };
const COMMANDS = [
  { t: 'dress', name: 'Ann', rabbit: 'rose' },
  { t: 'say', text: 'hello' },
  { t: 'leave' },
  { t: 'contribute', value: 'ab'.repeat(16) },
  { t: 'claim' },
  { t: 'clue', clue: CLUE, card: 'test.1' },
  { t: 'clue', clue: { kind: 'recording', audio: 'a1', text: null }, card: null },
  { t: 'put', cards: ['test.1', 'test.2'] },
  { t: 'vote', slots: [1, 2], red: 3 },
  { t: 'take-back' },
  { t: 'next' },
  { t: 'skip' },
  { t: 'mind', seat: 's2', on: true },
  { t: 'vote-remove', seat: 's3' },
  { t: 'configure', options: { ruleset: 'party', target: 20, timers: { clue: 1, cards: 2, vote: 3, reveal: 4 } } },
  { t: 'arrange', seating: ['s2', 's1', 's3'] },
  { t: 'add-bot', character: 'owl', name: 'Owl', rabbit: 'moss' },
  { t: 'remove', seat: 's3' },
  { t: 'pass-host', seat: 's2' },
  { t: 'start' },
];
const MESSAGES = [
  { t: 'hello', v: 3, table: 'MOTH-LANTERN-PLUM-42', seat: 's2', token: 'abc', rev: 3, as: 'screen' },
  { t: 'hello', v: 3, table: 'MOTH-LANTERN-PLUM-42', passphrase: 'x' },
  { t: 'react', what: 'wow' },
  { t: 'ping' },
  ...COMMANDS.map((command, i) => ({ t: 'do', id: `c${i}`, do: command, for: { game: 1, round: 2 } })),
].map(message => JSON.stringify(message));

const parser: Target = {
  name: 'parser',
  isJson: true,
  share: 450,
  seeds: async () => MESSAGES,
  run(input) {
    const parsed = parseClientMessage(input.toString());
    if (!parsed.ok) {
      assert.ok(parsed.error.id === null || /^[\w-]{1,40}$/.test(parsed.error.id));
      return;
    }
    // What was understood is understood again, as the same.
    const again = parseClientMessage(JSON.stringify(parsed.value));
    assert.ok(again.ok);
    assert.deepEqual(again.value, parsed.value);
  },
};

/** One table in each phase of each ruleset. */
const states = (): readonly TableState[] => {
  const random = diceOf(5);
  return (['classic', 'odyssey2011', 'odyssey2023', 'party', 'teams'] as const).flatMap(ruleset => {
    const table = gameOf({ ruleset, players: 6 });
    const seen = new Map<string, TableState>();
    for (let step = 0; step < 400 && seen.size < 6; step++) {
      seen.set(table.state.phase, table.state);
      for (const by of table.state.seating) {
        const command = sensible(table.state, by, random);
        if (command !== null) table.apply({ ...command, by });
      }
    }
    return [...seen.values()];
  });
};
let tables: readonly TableState[] | null = null;
const indexOf = (value: unknown): number => (Number.isSafeInteger(value) ? Math.abs(value as number) : 0);

const commands: Target = {
  name: 'commands',
  isJson: true,
  share: 300,
  seeds: async () => COMMANDS.map((command, i) => JSON.stringify([i, i, command])),
  run(input) {
    tables ??= states();
    const asked = parseJson(input.toString());
    const [which, who, command] = Array.isArray(asked) ? (asked as unknown[]) : [0, 0, asked];
    const parsed = parseClientMessage(JSON.stringify({ t: 'do', id: 'c', do: command }));
    if (!parsed.ok || parsed.value.t !== 'do') return;
    const state = tables[indexOf(which) % tables.length] as TableState;
    const by = seatId(`s${1 + (indexOf(who) % 6)}`);
    const wish = parsed.value.do;
    const full = wish.t === 'start' ? ({ t: 'start', by, deck: deckOf(84) } as const) : { ...wish, by };
    const next = advance(state, full, { now: 1, entropy: () => '0'.repeat(64) });
    if (next.ok) assert.ok(next.value.state.rev >= state.rev);
    else assert.equal(typeof next.error.code, 'string');
  },
};

const rest: Target = {
  name: 'rest-bodies',
  isJson: true,
  share: 100,
  seeds: async () => [
    '{"options":{"ruleset":"classic","target":30,"worlds":["a"],"language":"en","memory":true},"passphrase":"x"}',
    '{"name":"Ann","rabbit":"rose","contribution":"abababababababab","id":"aaaaaaaaaaaaaaaaaaaaaaaa"}',
    '"MOTH-LANTERN-PLUM-42"',
  ],
  run(input) {
    const body = parseJson(input.toString());
    const created = v.safeParse(CreateTable, body);
    if (created.success) checkOptions(created.output.options);
    v.safeParse(JoinTable, body);
    const code = readCode(input.toString());
    if (code !== null) assert.equal(readCode(code), code);
    const range = readRange(input.toString(), 1000);
    if (range !== null && range !== 'unsatisfiable') assert.ok(Object.values(range).every(n => n >= 0 && n <= 1000));
  },
};

const serverFrames: Target = {
  name: 'server-frames',
  isJson: true,
  share: 100,
  seeds: async () => [
    '{"t":"snapshot","v":3,"rev":3,"table":{"phase":"lobby","seats":{}},"me":null,"here":{"s1":true},"now":1}',
    '{"rev":4,"status":"ia","rounds":{"1":{"clue":null}},"done":["c1"]}',
    '{"t":"refused","id":"c1","why":{"code":"own-card","slot":4}}',
    '{"t":"bye","why":"drain"}',
  ],
  run(input) {
    parseServerMessage(input.toString());
    const value = parseJson(input.toString());
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const doc = apply({}, value as JsonObject) as JsonObject;
    const patch = diff({ t: 'x', rev: [1] }, doc);
    if (patch !== undefined) assert.deepEqual(apply({ t: 'x', rev: [1] }, patch), doc);
  },
};

const gameFile: Target = {
  name: 'game-file',
  isJson: true,
  share: 15,
  seeds: async () =>
    ['teams-6', 'odyssey2023-3', 'party-6'].map(name => readFileSync(join('test/golden', `${name}.json`))),
  run(input) {
    const file = readGameFile(input.toString());
    if (file.ok) verifyGame(file.value);
  },
};

const audio: Target = {
  name: 'audio',
  isJson: false,
  share: 200,
  seeds: async () => [webm(), ogg(), mp4(), finishedMp4()],
  run(input) {
    const measured = measureAudio(input);
    if (measured !== null) assert.ok(measured.ms >= 0 && Number.isFinite(measured.ms));
  },
};

/** Quick ones. Those that need processes are in slow-targets.ts. */
export const TARGETS: readonly Target[] = [parser, commands, rest, serverFrames, gameFile, audio, ...ARCHIVE_TARGETS];
