import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STAGINGS } from '../card.ts';
import { Scene } from '../scene/scene.ts';
import { DECK, loadCard, WORLD } from './deck.ts';

const files = readdirSync(import.meta.dirname)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'deck.ts')
  .map(name => name.replace('.ts', ''));

it('the covers of the world are cards of it', () => {
  expect(WORLD.covers.filter(name => !DECK.includes(name))).toEqual([]);
});

it('the deck names eighty-four different cards, and every painted card is in it', () => {
  expect(new Set(DECK).size).toBe(84);
  expect(files.filter(name => !(DECK as readonly string[]).includes(name))).toEqual([]);
});

describe.each(files)('%s', name => {
  it('is a poem of at most forty-five lines, laid out like all other code', () => {
    const written = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8');
    expect(written.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
    expect(written).not.toContain('biome-ignore');
  });

  it('is called as its file and says what it is', async () => {
    const card = await loadCard(name);
    expect(card.id).toBe(name);
    expect(STAGINGS).toContain(card.staging);
    expect([card.title, card.setting, card.grammar, card.hero, ...card.mood].filter(text => text === '')).toEqual([]);
  });

  it('chooses a rig and names what it shows', async () => {
    const scene = new Scene({ width: 40, height: 60 });
    (await loadCard(name)).paint(scene);
    expect(scene.rigs.length).toBeGreaterThan(0);
    expect(scene.motifs.length).toBeGreaterThan(0);
  });
});
