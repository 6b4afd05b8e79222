import { describe, expect, it } from 'vitest';
import { STAGINGS } from '../card.ts';
import type { CardEntry } from './manifest.ts';
import { hashOfGrey, type Measures, toLab } from './measure.ts';
import { brokenQuotas, QUOTAS } from './quotas.ts';
import { scoreDeck } from './score.ts';
import { clueNamesHero } from './words.ts';

const entry = (id: string, more: Partial<CardEntry> = {}): CardEntry => ({
  id: `world.${id}`,
  name: id,
  title: id,
  setting: 'somewhere',
  mood: ['calm'],
  grammar: `grammar of ${id}`,
  staging: 'interior',
  hero: `hero of ${id}`,
  rig: `rig of ${id}`,
  motifs: [`${id} one`, `${id} two`, `${id} three`],
  words: {},
  placeholder: '',
  pixels: '',
  files: { avif: {}, webp: {} },
  images: [],
  ...more,
});

const good: Measures = {
  hash: Array.from({ length: 64 }, (_, i) => i % 2 === 0),
  layout: [[0.5, 0, 0]],
  lightness: 0.5,
  spread: 0.2,
  crushed: 0,
  burned: 0,
  palette: 2.2,
};
const opposite: Measures = { ...good, hash: good.hash.map(bit => !bit), layout: [[0.9, 0, 0]] };

const findings = (cards: readonly CardEntry[], measures: ReadonlyMap<string, Measures>): string[] =>
  scoreDeck({ names: cards.map(card => card.name), cards, measures, words: new Map(), bytes: 0 }).map(f => f.text);

describe('scoring', () => {
  it('fails two cards that look alike and passes two that do not', () => {
    const cards = [entry('a'), entry('b')];
    expect(
      findings(
        cards,
        new Map([
          ['a', good],
          ['b', good],
        ]),
      ),
    ).toContain('a / b: alike, hash distance 0');
    expect(
      findings(
        cards,
        new Map([
          ['a', good],
          ['b', opposite],
        ]),
      ).join(),
    ).not.toContain('a / b');
  });

  it('fails dark, crushed and burned pictures', () => {
    const bad = { ...good, lightness: 0.2, crushed: 0.5, burned: 0.1 };
    expect(findings([entry('a')], new Map([['a', bad]])).join()).toMatch(/dark.*crushed.*burned/);
  });

  it('reviews cards that share most of their motifs', () => {
    const motifs = ['fox', 'door', 'snow'];
    const text = findings([entry('a', { motifs }), entry('b', { motifs })], new Map()).join();
    expect(text).toContain('a / b: 100 % of motifs shared');
  });

  it('has a quota for every staging', () => {
    expect(STAGINGS.filter(staging => !QUOTAS.some(quota => quota.what === staging))).toEqual([]);
  });

  it('counts rationed motifs by card', () => {
    const moons = Array.from({ length: 9 }, (_, i) => entry(`m${i}`, { motifs: ['crescent moon', 'moon'] }));
    expect(brokenQuotas(moons)).toContain('moons: 9, at most 8 allowed');
  });
});

it('a clue that names the hero is found, in the plural too', () => {
  expect(
    clueNamesHero('walker with an umbrella under a whale', ['Whales!', 'Walking home', 'With or without']),
  ).toEqual(['Whales!']);
});

it('a hash tells a picture from its mirror image', () => {
  const grey = Uint8Array.from({ length: 32 * 32 }, (_, i) => ((i % 32) * 7 + Math.floor(i / 32) * 3) % 256);
  const mirrored = Uint8Array.from(grey, (_, i) => grey[Math.floor(i / 32) * 32 + 31 - (i % 32)] as number);
  const [a, b] = [hashOfGrey(grey), hashOfGrey(mirrored)];
  expect(a.filter((bit, i) => bit !== b[i]).length).toBeGreaterThan(14);
});

it('white is light and colourless in OKLab', () => {
  const [l, a, b] = toLab(255, 255, 255);
  expect(l).toBeCloseTo(1, 3);
  expect(Math.hypot(a, b)).toBeLessThan(0.001);
});
