import { describe, expect, it } from 'vitest';
import { bounds } from '../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { faultsOf, partsOf } from '../faults.ts';
import { gallopingHorse } from './galloping-horse.ts';
import { goat } from './goat.ts';
import { flyingCrane, longFlyer, stork } from './long-legged-birds.ts';
import { peacock } from './peacock.ts';
import { serpentBody, serpentHead } from './serpent.ts';
import { standingBear } from './standing-bear.ts';

const variants: Record<string, Motif> = {
  'a carousel horse': gallopingHorse({ saddle: '#a03040', pole: '#e0b048' }),
  'a dancing goat': goat({ rear: true }),
  'a crane in the downstroke': flyingCrane({ lift: -0.6 }),
  'a laden bird': longFlyer({ cargo: goat() }),
  'a stork on both legs': stork({ oneLeg: false }),
  'a bear at prayer': standingBear({ arms: 'folded', eyes: 'shut' }),
  'a bear that surrenders': standingBear({ arms: 'up' }),
  'a serpent awake': serpentHead({ asleep: false }),
  'a peacock that sees everything': peacock({ lookAway: false, gaze: k => [Math.sin(k), Math.cos(k), (k % 5) / 4] }),
};

describe('creatures', () => {
  it.each(Object.entries(variants))('%s can be painted', (_, creature) => {
    expect(faultsOf(creature, 360)).toEqual([]);
  });

  it('a serpent keeps to its spine, fins included', () => {
    const body = serpentBody(
      [
        [-200, 0],
        [0, -80],
        [200, 40],
      ],
      { widths: [20, 40, 10] },
    );
    const { left, right, top, bottom } = bounds(partsOf(body).flatMap(({ shape }) => shape));
    expect(left).toBeGreaterThan(-240);
    expect(right).toBeLessThan(240);
    expect(top).toBeGreaterThan(-140);
    expect(bottom).toBeLessThan(80);
  });

  it('a peacock spreads as many plumes as it is given', () => {
    const gold = (rows: { length: number; count: number }[]) =>
      partsOf(peacock({ rows })).filter(({ texture }) => texture === 'gold').length;
    expect(
      gold([
        { length: 100, count: 5 },
        { length: 160, count: 8 },
      ]),
    ).toBe(13);
  });
});
