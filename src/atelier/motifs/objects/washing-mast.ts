import { points } from '../../geometry/points.ts';
import { blob, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, part } from '../../motif.ts';
import { house } from '../architecture/house.ts';

export const mastAndLines = () => {
  const string = (x0: number, y0: number, x1: number, y1: number, sag: number, width: number) =>
    part(
      tube(
        [
          [x0, y0],
          [(x0 + x1) / 2, (y0 + y1) / 2 + sag],
          [x1, y1],
        ],
        width,
      ),
      '#e6d6b0',
      { detail: 1 },
    );
  return group(
    '',
    part(tube(points`372,700 388,400 404,86`, [24, 20, 12]), '#8a5a38', { texture: 'wood' }),
    string(190, 150, 640, 128, 8, 7),
    string(150, 420, 690, 384, 8, 7),
    string(404, 92, 110, 880, 0, 3),
    string(404, 92, 742, 850, 0, 3),
  );
};

export const pennant = () =>
  part(blob(...points`0,0 34,-12 84,-4 120,-18! 96,14 40,16 0,24`), '#c0493c', { texture: 'cloth' });

export const gardenGate = () =>
  group(
    'garden gate',
    many(4, i =>
      part(poly([i * 26, 0], [i * 26, -74], [i * 26 + 9, -86], [i * 26 + 18, -74], [i * 26 + 18, 0]), '#f0ead8', {
        texture: 'wood',
      }),
    ),
    [-22, -56].map(y => part(rect(-6, y, 110, 11), '#e2d8c0', { texture: 'wood' })),
  );

export const anchorRope = () => part(tube(points`270,950 180,1010 96,1052`, 4), '#7a5a3a', { detail: 1 });

export const cottageUnderSail = () => {
  const walls = { width: 96, height: 74, roofHeight: 52, colour: '#ead7b4', roof: '#a8503c' };
  return house({ ...walls, lit: false, lamp: false, seed: 8 });
};
