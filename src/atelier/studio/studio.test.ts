import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCard, WORLD } from '../cards/deck.ts';
import { shipCard } from './encode.ts';
import {
  bytesOf,
  type CardEntry,
  captioned,
  type Manifest,
  mergeEntries,
  readManifest,
  sweep,
  writeManifest,
} from './manifest.ts';
import { paintCard } from './paint-card.ts';
import { paintAll } from './pool.ts';

let folder = '';
let entry: CardEntry;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkling-studio-'));
  const card = await loadCard('still');
  entry = await shipCard(folder, WORLD.id, card, paintCard(card, 80));
}, 60_000); // encoding AVIF is slow on a busy machine
afterAll(() => rm(folder, { recursive: true }));

describe('the studio', () => {
  it('ships a card in every size and format, and says so in the manifest', async () => {
    const manifest: Manifest = { ...WORLD, width: 800, height: 1200, node: process.version, cards: [entry] };
    await writeManifest(folder, manifest);
    expect(await readManifest(folder)).toEqual(manifest);
    expect(entry.id).toBe('lantern-hours.still');
    expect(Object.keys(entry.files.avif)).toEqual(['200', '400', '800']);
    expect(bytesOf(manifest)).toBe(entry.images.reduce((sum, image) => sum + image.bytes, 0));
    const image = await sharp(join(folder, entry.files.webp[400] ?? '')).metadata();
    expect([image.width, image.height]).toEqual([400, 600]);
    expect(entry.placeholder.length).toBeLessThan(400);

    await sweep(folder, { ...manifest, cards: [] });
    expect(await readdir(folder)).toEqual(['world.json']);
  });

  it('captions cards in every language that has words', () => {
    const said = { title: 'Stille', alt: 'En mand.', associations: [], clues: [] };
    const manifest = { ...WORLD, width: 800, height: 1200, node: '', cards: [entry] };
    const [captions] = captioned(
      manifest,
      new Map([
        ['da', { still: said }],
        ['cs', {}],
      ] as const),
    ).cards;
    expect(captions?.words).toEqual({ da: { title: 'Stille', alt: 'En mand.' } });
    expect(mergeEntries(['a', 'still'], [entry], [{ ...entry, title: 'New' }]).map(e => e.title)).toEqual(['New']);
    expect(mergeEntries(['a'], [entry], [])).toEqual([]);
  });

  it('paints in workers, and reports a card that cannot be painted', async () => {
    const job = { width: 40, medium: 'oil', kind: 'preview', folder } as const;
    const told: string[] = [];
    const done = await paintAll(
      [
        { ...job, id: 'still' },
        { ...job, id: 'no-such-card' },
      ],
      d => told.push(d.id),
      1,
    );
    expect(told).toEqual(['still', 'no-such-card']);
    expect(done[0]).toHaveProperty('preview', join(folder, 'still.png'));
    expect(done[1]).toHaveProperty('failure');
  });
});
