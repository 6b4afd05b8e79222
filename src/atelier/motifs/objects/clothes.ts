import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';
import { emptyCoat } from './wardrobe.ts';

/** His coat is open like a door, and behind it there is no shirt. */
export const openCoat = () =>
  group(
    '',
    both(q =>
      part(
        blob(...points`${q * 12},-112 ${q * 50},-98 ${q * 66},-60 ${q * 62},6 ${q * 40},6 ${q * 48},-50`),
        '#566a7e',
        { texture: 'cloth', grain: 0.5, round: 0.6 },
      ),
    ),
    part(blob(...points`-42,6 -50,-48 -34,-84 0,-96 34,-84 50,-48 42,6`), '#3a2028', { shade: '#160a14', round: 0.5 }),
  );

export const robinScarf = () =>
  group(
    'scarf',
    part(tube(points`580,850 597,859 617,853`, 11), '#3f7a8a', {
      texture: 'cloth',
      pattern: { kind: 'stripe', colour: '#f4ecd8', width: 8 },
    }),
    part(tube(points`588,856 580,874 584,892`, [9, 10, 11]), '#3f7a8a', { texture: 'cloth' }),
  );

export const yellowBow = () =>
  group(
    'yellow bow',
    part(blob(...points`0,0 -34,-22 -38,14`), '#e0b04a', { texture: 'cloth' }),
    part(blob(...points`0,0 34,-22 38,14`), '#e0b04a', { texture: 'cloth' }),
    part(ellipse(0, 0, 9), '#c8923c'),
  );

export const dancingCoat = () =>
  emptyCoat({
    colour: '#4a5474',
    sway: 5,
    sleeveLeft: [
      [-11, -84],
      [-26, -66],
      [-44, -54],
    ],
    sleeveRight: [
      [10, -82],
      [2, -64],
      [-20, -60],
    ],
  });

export const emptySleeve = () =>
  group(
    'sleeve',
    part(tube(points`500,500 420,640 330,660`, [80, 74, 62]), '#505a7c', { texture: 'cloth', grain: 0.3 }),
    part(ellipse(326, 660, 12, 26), '#1a1420', { round: 0.3 }),
  );
