import { points } from '../../geometry/points.ts';
import { ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { at, group, line, part } from '../../motif.ts';
import { HAIR, SKIN } from '../people/complexion.ts';
import { face } from '../people/face.ts';
import { steamTrain } from './rail.ts';

export const trainWithAPassenger = () => {
  const child = [
    at(face({ child: true, skin: SKIN.tan, hair: HAIR.black, style: 'short', emotion: 'delight' }), {
      x: -26,
      y: -40,
      scale: 0.2,
      flip: true,
    }),
    part(tube(points`-16,-34 -4,-46 -6,-58`, [6, 5, 5]), '#e0a83c'),
  ];
  return group('train', steamTrain({ colour: '#a83c38', cars: 2, carColours: ['#3f7a7a', '#d09a3c'] }), child);
};

export const railsAtDawn = () =>
  group(
    'rails',
    part(poly(...points`-20,650 820,610 820,700 -20,760`), '#6a6460', { texture: 'stone' }),
    many(16, i =>
      part(
        poly(
          [i * 56 - 20, 672 - i * 2.6],
          [i * 56 + 6, 670 - i * 2.6],
          [i * 56 - 4, 736 - i * 3],
          [i * 56 - 34, 740 - i * 3],
        ),
        '#54423a',
        { texture: 'wood' },
      ),
    ),
    line(points`-20,682 820,632`, 6, '#c0c4c8', { round: 0.8 }),
    line(points`-20,734 820,676`, 7, '#c8ccd0', { round: 0.8 }),
  );

export const signal = () =>
  group(
    'signal',
    part(tube(points`0,0 0,-380`, [11, 8]), '#44444c'),
    part(rect(-5, -376, 110, 26, 4), '#c0483c'),
    part(ellipse(0, -316, 15), '#ffcf7a', { emit: 1 }),
    { glow: { x: 0, y: -316, radius: 100, colour: '#ffcf7a', alpha: 0.5 } },
  );

export const platformEdge = () =>
  group('edge', part(poly(...points`-20,742 820,710 820,748 -20,784`), '#e4d8bc', { texture: 'stone', round: 0.2 }));
