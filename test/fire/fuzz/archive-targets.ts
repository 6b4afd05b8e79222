import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorldArchive } from '../../../src/server/archives/world-archive.ts';
import { type Lie, zipOf } from '../../support/hostile-zips.ts';
import type { Target } from './fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Whatever it is: a world whose first card is taken or refused by name, or a refusal by name. Never a fault. */
const tryArchive = async (bytes: Buffer): Promise<void> => {
  const file = await open(join(folder, 'some.zip'), 'w+');
  try {
    await file.write(bytes);
    const archive = await WorldArchive.open(file);
    const first = archive.ok ? await archive.value.card(0) : archive;
    if (archive.ok) assert.ok(archive.value.world.cards > 0);
    if (!first.ok) assert.match(first.error.code, /^archive-/);
  } finally {
    await file.close();
  }
};

const WORLD = JSON.stringify({
  name: 'Fuzz',
  cards: [{ name: 'a', image: 'a.png', words: { en: { title: 'A', alt: 'B' } } }],
});
const WORDS = '{"a":{"title":"Á","alt":"","associations":["x","y"]}}';

/** Bytes of an archive, damaged. */
const archives: Target = {
  name: 'archives',
  isJson: false,
  share: 100,
  seeds: async () => [
    zipOf([{ name: 'world.json', bytes: Buffer.from(WORLD) }]),
    zipOf([
      { name: 'x/world.json', bytes: Buffer.from(WORLD), deflate: true },
      { name: 'x/words/cs.json', bytes: Buffer.from(WORDS) },
    ]),
    zipOf([]),
  ],
  run: tryArchive,
};

const whole = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.abs(Math.trunc(value))) : undefined;

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** An entry as a mutated document tells it; what makes no sense there is left to the truth. */
const lieOf = (value: unknown): Lie => {
  const told = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const facts = {
    method: whole(told['method'], 0xff_ff),
    flags: whole(told['flags'], 0xff_ff),
    crc: whole(told['crc'], 0xff_ff_ff_ff),
    size: whole(told['size'], 0xff_ff_ff_ff),
    packed: whole(told['packed'], 0xff_ff_ff_ff),
    mode: whole(told['mode'], 0xff_ff),
    at: whole(told['at'], 0xff_ff_ff_ff),
    localName: typeof told['localName'] === 'string' ? told['localName'] : undefined,
    deflate: typeof told['deflate'] === 'boolean' ? told['deflate'] : undefined,
  };
  return {
    name: inWords(told['name'] ?? ''),
    bytes: Buffer.from(inWords(told['text'] ?? null)),
    ...(Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as Partial<Lie>),
  };
};

/** Archives that are well written and lie: about names, sizes, places, methods, and in their documents. */
const lyingArchives: Target = {
  name: 'lying-archives',
  isJson: true,
  share: 100,
  seeds: async () => [
    JSON.stringify([{ name: 'world.json', text: JSON.parse(WORLD) as unknown, method: 0, size: 118, at: 0 }]),
    JSON.stringify([
      { name: 'world.json', text: JSON.parse(WORLD) as unknown, deflate: true, flags: 0 },
      { name: 'words/cs.json', text: JSON.parse(WORDS) as unknown, localName: 'words/cs.json', mode: 33_188 },
      { name: 'a.png', text: 'no picture', packed: 10, crc: 1 },
    ]),
  ],
  async run(input) {
    let told: unknown;
    try {
      told = JSON.parse(input.toString());
    } catch {
      told = input.toString();
    }
    await tryArchive(zipOf((Array.isArray(told) ? (told as unknown[]) : [told]).slice(0, 50).map(lieOf)));
  },
};

export const ARCHIVE_TARGETS: readonly Target[] = [archives, lyingArchives];
