import { points } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { blob, ellipse, poly, transform } from '../../geometry/shape.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const wreath = (random: Random) =>
  group(
    'wreath',
    many(13, (i, u) => {
      const [x, y, rotate] = [34 + u * 236, 492 - Math.sin(u * 2.9 + 0.1) * 96 + u * 20, -2.4 + u * 1.9];
      const leaf = transform(blob(...points`0,0 16,-10 40,0! 16,10`), { x, y, rotate });
      const bloom = ellipse(x + Math.cos(rotate) * 8, y + Math.sin(rotate) * 8, 13);
      return [
        part(leaf, random.pick(['#5f8a3c', '#8fb04a']), { texture: 'leaf' }),
        i % 2 && part(bloom, random.pick(['#e8503c', '#f8d048', '#fbf0e0']), { texture: 'leaf', grain: 2 }),
      ];
    }),
  );

export const iceCrown = () =>
  group(
    'icicles',
    many(11, (i, u) => {
      const [x, y, height] = [536 + u * 236, 470 - Math.sin(u * 2.7 + 0.3) * 92, 40 + ((i * 37) % 46)];
      return part(blob([x - 11, y + 6], [x + (u - 0.5) * 20, y - height * 1.4, 1], [x + 11, y + 6]), '#dcecf8', {
        round: 0.9,
        shade: '#8fb4dc',
        emit: 0.15,
      });
    }),
  );

/** The border between two seasons, and the card on either side of it. */
const BORDER = points`414,0 380,330 420,700 388,1200`;
export const SUMMER_SIDE = poly([0, 0], ...BORDER, [0, 1200]);
export const WINTER_SIDE = poly([800, 0], ...BORDER, [800, 1200]);
