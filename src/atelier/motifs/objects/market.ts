import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, cycle, many } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const crate = () =>
  group(
    'crate',
    part(rect(-122, -92, 244, 92, 3), '#6a4428', { round: 0.1 }),
    [0, 46].map(y =>
      part(rect(-122, y - 92, 244, 39, 3), y ? '#d0a468' : '#dcb478', { texture: 'hplank', grain: 0.6, round: 0.4 }),
    ),
    both(q => part(rect(q * 110 - 12, -98, 24, 100, 2), '#b07c46', { texture: 'wood' })),
  );

/** Brass scales with the left pan high: the cloud weighs nothing. */
export const brassScales = () =>
  group(
    'scales',
    part(tube(points`262,746 262,420`, [20, 12]), '#c8963c', { texture: 'gold' }),
    part(tube(points`142,388 262,424 382,464`, [9, 16, 9]), '#d9a941', { texture: 'gold' }),
    part(ellipse(262, 420, 16), '#e6c060', { texture: 'gold' }),
    points`142,388 382,464`.map(([x, y]) => [
      both(q => part(tube(points`${x},${y} ${x + q * 62},${y + 100}`, 3), '#8a6a3c', { detail: 1 })),
      part(
        blob(
          ...points`${x - 70},${y + 98}! ${x - 40},${y + 122} ${x},${y + 128} ${x + 40},${y + 122} ${x + 70},${y + 98}! ${x},${y + 105}`,
        ),
        '#d9a941',
        { texture: 'gold' },
      ),
    ]),
  );

export const awning = () =>
  group(
    'awning',
    many(8, i => {
      const [x, colour] = [i * 104 - 16, cycle(['#c8503f', '#f4e8d0'], i)];
      return part(
        blob(
          ...points`${40 + i * 92},40! ${132 + i * 92},40! ${x + 104},220! ${x + 104},244 ${x + 52},284 ${x},244 ${x},220!`,
        ),
        colour,
        { shade: mix(colour, '#4a2a3a', 0.3), texture: 'cloth', grain: 0.4, round: 0.4 },
      );
    }),
  );

export const stallBoard = () =>
  group(
    'board',
    part(poly(...points`20,742 780,742 820,800 -20,800`), '#a8743f', { texture: 'hplank', grain: 0.5 }),
    part(rect(-20, 800, 840, 290), '#3f7a6a', {
      shade: '#24484a',
      texture: 'cloth',
      grain: 0.25,
      pattern: { kind: 'stripe', colour: '#e8dcc0', width: 74, bias: 0.2 },
    }),
    part(rect(-20, 794, 840, 16), '#8a5a34', { texture: 'hplank' }),
  );

export const stallPosts = () =>
  group(
    'stall',
    [34, 766].map(x => part(tube(points`${x},760 ${x},120`, 18), '#8a5a38', { texture: 'wood' })),
  );

export const squarePaving = () =>
  part(rect(-10, 640, 820, 600), '#d9c29a', { shade: '#a88a70', texture: 'stone', grain: 0.4, round: 0.05 });

export const priceTag = (x: number, tag: Colour) =>
  group(
    'price tag',
    part(rect(x - 30, 816, 60, 44, 6), tag, { ao: 0.5 }),
    part(ellipse(x, 838, 9), '#fff8e6', { round: 0.4 }),
  );
