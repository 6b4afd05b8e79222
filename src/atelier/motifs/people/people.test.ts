import { describe, expect, it } from 'vitest';
import type { Motif, Placement } from '../../motif.ts';
import { faultsOf } from '../faults.ts';
import { claspedHands } from './clasped-hands.ts';
import { crowd } from './crowd.ts';
import { cuppedHands } from './cupped-hands.ts';
import { DRESSES } from './dress.ts';
import { embrace } from './embrace.ts';
import { GESTURES, hand } from './hand.ts';
import { hats } from './hats.ts';
import { portrait } from './portrait.ts';
import { someone } from './someone.ts';

describe('portraits and hands', () => {
  it.each(DRESSES)('a portrait in %s can be painted from all sides', dress => {
    for (const seen of [{}, { side: 1 }, { side: -1 }, { back: true }] as const)
      for (const child of [true, false])
        expect(faultsOf(portrait({ dress, child, tilt: 0.3, build: 1.25, ...seen }), 330)).toEqual([]);
  });

  it.each(GESTURES)('a hand can %s', gesture => {
    expect(faultsOf(hand({ gesture, ring: '#e0b048', held: cuppedHands() }), 240)).toEqual([]);
  });

  it('two people hold each other', () => {
    expect(faultsOf(embrace({ a: { age: 1 }, b: { hat: 'turban' } }), 300)).toEqual([]);
    expect(faultsOf(claspedHands(), 220)).toEqual([]);
    expect(faultsOf(claspedHands({ sleeveA: null, sleeveB: null }), 150)).toEqual([]);
  });

  it('every hat can be painted, and piled up by its height', () => {
    for (const hat of Object.values(hats)) {
      expect(faultsOf(hat(), 130)).toEqual([]);
      expect(hat().height).toBeGreaterThan(20);
    }
  });
});

describe('strangers', () => {
  it('the same seed is the same stranger, another seed another one', () => {
    expect(someone(7)).toEqual(someone(7));
    expect(new Set(Array.from({ length: 200 }, (_, i) => JSON.stringify(someone(i)))).size).toBe(200);
  });

  it('what is asked for is kept', () => {
    expect(someone(7, { emotion: 'rage', child: true })).toMatchObject({ emotion: 'rage', child: true });
  });

  it('every one of two hundred can be painted', () => {
    for (let seed = 0; seed < 200; seed++) expect(faultsOf(portrait(someone(seed)), 340)).toEqual([]);
  });

  it('a crowd fills its rows from back to front', () => {
    const seats: (readonly [Motif, Placement])[] = [];
    const stage = { put: (motif: Motif, where: Placement) => seats.push([motif, where]) };
    const rows = [
      { count: 5, y: 500, scale: 0.8, depth: 0.2 },
      { count: 3, y: 900, scale: 1.2 },
    ];
    expect(crowd(stage, { rows, each: i => ({ child: i === 1 }) })).toBe(stage);
    expect(seats).toHaveLength(8);
    for (const [, { x = 0 }] of seats) expect(Math.abs(x - 400)).toBeLessThan(440);
    expect(Math.max(...seats.slice(0, 5).map(([, { y = 0 }]) => y))).toBeLessThan(520);
  });
});
