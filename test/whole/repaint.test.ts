import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCard, WORLD } from '../../src/atelier/cards/deck.ts';
import { PORTRAITS, paintPortrait } from '../../src/atelier/portraits/portrait.ts';
import { readManifest } from '../../src/atelier/studio/manifest.ts';
import { hashOf, paintCard } from '../../src/atelier/studio/paint-card.ts';
import { readPortraits } from '../../src/atelier/studio/portraits.ts';
import { CHARACTERS } from '../../src/bots/characters.ts';

const manifest = await readManifest(resolve(import.meta.dirname, '../../worlds', WORLD.id));

/** Spread over the deck, so that a changed motif is likely to show. */
const sample = [0, 0.4, 0.8].flatMap(share => manifest?.cards[Math.floor(share * manifest.cards.length)] ?? []);

/** Pixels are promised for one build of Node only. */
describe.runIf(manifest?.node === process.version)('the committed world', () => {
  it.each(sample.map(card => [card.name, card.pixels] as const))('%s is what its code paints', async (name, pixels) => {
    expect(hashOf(paintCard(await loadCard(name)).pixels)).toBe(pixels);
  });
});

const folder = resolve(import.meta.dirname, '../../src/client/ui/portraits');
const list = await readPortraits(folder);

describe('the bots’ portraits', () => {
  it('are there for every character, and small', async () => {
    const ids = CHARACTERS.map(character => character.id).toSorted();
    expect(Object.keys(PORTRAITS).toSorted()).toEqual(ids);
    const sizes = await Promise.all(ids.map(async id => (await stat(join(folder, `${id}.webp`))).size));
    expect(sizes).toEqual(ids.map(id => list.portraits[id]?.bytes));
    expect(Math.max(...sizes)).toBeLessThan(15_000);
  });

  it.runIf(list.node === process.version).each(['heron', 'crow'])('%s is what its code paints', id => {
    expect(hashOf(paintPortrait(id))).toBe(list.portraits[id]?.pixels);
  });
});
