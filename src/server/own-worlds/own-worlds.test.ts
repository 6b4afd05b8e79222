import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, worldWith, zipOf } from '../../../test/support/hostile-zips.ts';
import { paintPicture } from '../../../test/support/own-world.ts';
import { type AudioId, tableId, type WorldId, worldId } from '../../engine/ids.ts';
import { ok } from '../../engine/result.ts';
import { ArchiveDoor } from '../archives/archive-door.ts';
import { FileBlobs } from '../blobs/file-blobs.ts';
import { hashOf } from '../blobs/hash.ts';
import { SqliteJournal } from '../journal/sqlite-journal.ts';
import { CARD_WIDTHS, type CardPicture } from '../pictures/picture.ts';
import { PictureDoor } from '../pictures/picture-door.ts';
import { newWorld, withoutTrace } from './own-world.ts';
import { OwnWorlds } from './own-worlds.ts';

const HOUR = 3_600_000;
const MINE = tableId('MINE');

let folder: string;
let blobFolder: string;
let journal: SqliteJournal;
let blobs: FileBlobs;
let own: OwnWorlds;
let now: number;
let faults: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-own-'));
  blobFolder = join(folder, 'blobs');
  journal = new SqliteJournal(join(folder, 'inkling.db'));
  blobs = new FileBlobs(blobFolder);
  now = 1_790_000_000_000;
  faults = [];
  own = new OwnWorlds({
    store: journal.worlds,
    blobs,
    pictures: new PictureDoor(),
    archives: new ArchiveDoor(),
    limits: { cards: 9, bytes: 1e6 },
    forget: async () => undefined,
    fault: why => faults.push(why),
    now: () => now,
  });
});
afterEach(async () => {
  await journal.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = (text: string): Buffer => Buffer.from(text);
const fileOf = (hash: string): string => join(blobFolder, hash.slice(0, 2), `${hash}.image.webp`);
const pictureOf = (text: string): CardPicture => ({
  renditions: [{ width: 400, bytes: bytesOf(text) }],
  placeholder: '',
  source: null,
  crop: { x: 0, y: 0, width: 1, height: 1 },
});
const add = async (world: WorldId, text: string): Promise<string> => {
  const added = await own.addCard(world, pictureOf(text), {});
  if (!added.ok) throw new Error(added.error.code);
  return added.value.name;
};

/** An archive of so many nameless cards, all of which say this in so many languages. */
const manyTongues = async (count: number, languages: number, words: object): Promise<string> => {
  const files = Array.from({ length: count }, (_, i) => `${i}.png`);
  const pictures = await Promise.all(files.map(async (name, i) => ({ name, bytes: await paintPicture(i) })));
  const tongues = Array.from({ length: languages }, (_, i) => letters(i).slice(-2));
  const zip = join(folder, 'tongues.zip');
  const world = { name: 'world.json', bytes: json({ name: 'x', cards: files.map(image => ({ image })) }) };
  const said = tongues.map(tongue => ({ name: `words/${tongue}.json`, bytes: json({ '': words }) }));
  writeFileSync(zip, zipOf([world, ...said, ...pictures]));
  return zip;
};

/** Twenty letters, as ids of worlds have them. */
const letters = (n: number): string =>
  n
    .toString(26)
    .padStart(20, '0')
    .replace(/./g, digit => String.fromCharCode(97 + Number.parseInt(digit, 26)));

describe('worlds people make', () => {
  it('[OM1] a change has happened also where bytes it let go of cannot be removed; they are tried again', async () => {
    const { id } = await own.create('Isles', 'en');
    const [stuck, free] = [await add(id, 'stuck'), await add(id, 'free')];
    // A folder cannot be removed as a file, by nobody.
    const file = fileOf(hashOf(bytesOf('stuck')));
    renameSync(file, join(folder, 'aside'));
    mkdirSync(file);
    const changed = await own.change(id, world => ok(withoutTrace(withoutTrace(world, stuck), free)));
    expect([changed.ok, faults.length]).toEqual([true, 1]);
    expect(await blobs.list()).toEqual([hashOf(bytesOf('stuck'))]);
    rmSync(file, { recursive: true });
    renameSync(join(folder, 'aside'), file);
    await own.clearOut();
    expect([await blobs.list(), faults.length]).toEqual([[], 1]);
  });

  it('[OM2] an import that breaks down leaves no world behind, and another one goes through', async () => {
    const zip = join(folder, 'world.zip');
    writeFileSync(zip, zipOf(worldWith('a.png', await paintPicture(1))));
    // Where pictures are to lie is no folder: nothing can be stored.
    writeFileSync(blobFolder, '');
    await expect(own.unpack(zip)).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await own.store.ids()).toEqual([]);
    rmSync(blobFolder);
    const made = await own.unpack(zip);
    expect(made.ok && (await own.read(made.value.id))?.cards.length).toBe(1);
    expect(await own.store.ids()).toHaveLength(1);
  });

  it('[OM5] an archive that says too much is left at the card with which it does, not at its end', async () => {
    const words = { title: 't'.repeat(80), alt: 'a'.repeat(400), associations: Array(24).fill('s'.repeat(40)) };
    const put = vi.spyOn(blobs, 'put');
    const made = await own.unpack(await manyTongues(9, 60, words));
    expect(made).toEqual({ ok: false, error: { code: 'world-too-big', max: 9 * 8192 } });
    expect(put.mock.calls.length).toBeLessThanOrEqual(CARD_WIDTHS.length);
    expect(await own.store.ids()).toEqual([]);
  });

  it('[OM5] a card from an archive speaks so many languages, and no more', async () => {
    const made = await own.unpack(await manyTongues(1, 100, { title: 'sea' }));
    if (!made.ok) throw new Error(made.error.code);
    const [card] = (await own.read(made.value.id))?.cards ?? [];
    expect(Object.keys(card?.words ?? {})).toHaveLength(64);
  });

  it('[OM3] what a start has gathered is still known when the deck is made, however many worlds there are', async () => {
    const many = Array.from({ length: 303 }, (_, i) => worldId(`w-${letters(i)}`));
    for (const id of many)
      await own.store.create(id, 'key', JSON.stringify({ ...newWorld('', 'en', now), isPublished: true }));
    for (const id of many.slice(0, 299)) await own.read(id);
    const chosen = many.slice(299, 303);
    await own.gatherFor(MINE, chosen, true);
    expect(chosen.map(id => own.deckOf(id))).toEqual([[], [], [], []]);
  });

  it('[OM4] bytes that nothing names go after a while; what a world or a table needs stays', async () => {
    const { id } = await own.create('Isles', 'en');
    await add(id, 'card');
    const put = (text: string) => blobs.put(bytesOf(text), 'audio/webm');
    const keep = (turn: string, hash: string) =>
      journal.recordings.keep(MINE, turn, { id: turn as AudioId, hash, ms: 1000 });
    await journal.append(MINE, 0, [{ at: 1, cause: 'c', events: [] }]);
    const told = await put('told');
    await keep('1.1', told);
    await put('left by a crash');
    const late = await put('on its way');
    const draft = fileOf(hashOf(bytesOf('half'))).replace('image.webp', '0.part');
    mkdirSync(dirname(draft), { recursive: true });
    writeFileSync(draft, 'ha');
    await own.findStrays();
    await keep('1.2', late);
    await own.clearOut();
    expect(await blobs.list()).toHaveLength(5);
    now += HOUR;
    await own.clearOut();
    expect([...(await blobs.list())].toSorted()).toEqual([hashOf(bytesOf('card')), told, late].toSorted());
    expect(existsSync(draft)).toBe(false);
  });
});
