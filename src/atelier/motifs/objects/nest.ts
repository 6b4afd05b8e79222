import { rng } from '../../geometry/random.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const nest = () => {
  const random = rng(4);
  const straw = (i: number) => {
    const rise = (i % 4) * 4;
    return part(
      tube(
        [
          [-30 + random.bell() * 8, -4 - rise],
          [random.bell() * 10, 4 - rise],
          [30 + random.bell() * 8, -6 - rise],
        ],
        3,
      ),
      i % 2 ? '#8a6844' : '#b08a5c',
      { texture: 'wood' },
    );
  };
  return group('nest', many(16, straw));
};
