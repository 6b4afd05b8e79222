import { describe, expect, it } from 'vitest';
import { bounds } from '../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { cat } from '../animals/cat.ts';
import { faultsOf, partsOf } from '../faults.ts';
import { antlers, deer } from './deer.ts';
import { elephant } from './elephant.ts';
import { fox } from './fox.ts';
import { octopus } from './octopus.ts';
import { rabbitHead } from './rabbit.ts';
import { snail } from './snail.ts';
import { turtle } from './turtle.ts';

const variants: Record<string, Motif> = {
  'an elephant in state': elephant({ trunk: 'up', cloth: '#a83c3c', ear: '#c08a8a', walk: 1 }),
  'a cat that looks at us': cat({ view: 'front', chest: '#ffffff' }),
  'a snail without a house': snail({ shell: null }),
  'a swimming turtle': turtle({ swimming: true, plates: false }),
  'a rabbit from the side': rabbitHead({ view: 'side' }),
  'a plain deer': deer({ spots: false, antlers: 140, walk: 1 }),
  'an octopus with two arms': octopus({
    arms: [
      null,
      [
        [0, 0],
        [40, 60],
        [90, 20],
      ],
      null,
      [
        [0, 0],
        [0, 60],
        [30, 90],
      ],
    ],
  }),
};

describe('animals', () => {
  it.each(Object.entries(variants))('%s can be painted', (_, animal) => {
    expect(faultsOf(animal, 300)).toEqual([]);
  });

  it('the tips of the antlers are where antlers end', () => {
    for (const { tips, parts, name } of [antlers({ count: 3 }), deer({ antlers: 80 })]) {
      const { left, right, top } = bounds(partsOf({ name, parts }).flatMap(({ shape }) => shape));
      expect(Math.min(...tips.map(([, y]) => y))).toBeCloseTo(top, 0);
      for (const [x] of tips) expect(x > left - 1 && x < right + 1).toBe(true);
    }
  });

  it('a longer stride spreads the feet and leaves the back where it was', () => {
    const [still, striding] = [fox({ walk: 0 }), fox({ walk: 1 })].map(animal =>
      bounds(partsOf(animal).flatMap(({ shape }) => shape)),
    );
    expect(striding?.top).toBeCloseTo(still?.top ?? 0);
    expect(striding?.bottom).toBeCloseTo(still?.bottom ?? 0, 0);
    expect(fox({ walk: 0 }).parts).not.toEqual(fox({ walk: 1 }).parts);
  });
});
