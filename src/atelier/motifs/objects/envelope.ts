import { mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { cycle, many, ring } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';

const PAPER = '#f6ecd6';

const crayon = (path: readonly Point[], colour: string, width = 4.6) => line(path, width, colour, { alpha: 0.85 });

export const stamp = () =>
  group(
    'stamp',
    many(
      11,
      i =>
        [
          [-62, i * 11.6 - 58],
          [62, i * 11.6 - 58],
          [i * 11 - 55, -66],
          [i * 11 - 55, 66],
        ] as const,
    )
      .flat()
      .map(([x, y]) => part(ellipse(x, y, 5), '#fffaf0', { round: 0.2, ao: 0 })),
    part(rect(-60, -64, 120, 128), '#fffaf0', { round: 0.2 }),
    part(rect(-46, -52, 92, 104), '#7fb6c8', { shade: '#f4dca0', round: 0 }),
    part(ellipse(14, -16, 18), '#fff0b0', { emit: 0.8 }),
    part(blob(...points`-46,52! -46,20 -10,4 20,26 46,18 46,52!`), '#5f9a5a', { texture: 'grass' }),
  );

/** The address, as far as a child can draw it. */
export const childsDrawing = () =>
  group(
    'drawn house',
    crayon(points`330,1010 330,920 374,876 420,922 418,1012 330,1010`, '#a8403c'),
    crayon(points`364,1010 366,966 388,966 388,1010`, '#3f6a8a'),
    crayon(points`404,890 406,860 416,862 416,902`, '#a8403c'),
    crayon(points`412,852 430,838 424,822 446,812`, '#7a7a8a', 3.4),
    crayon(points`460,1012 462,968`, '#7a5030'),
    crayon(points`462,968 440,950 456,926 484,934 488,958 462,968`, '#4f8a46'),
    crayon(points`300,1018 420,1022 560,1016`, '#4f8a46'),
    crayon(points`520,1012 520,984`, '#7a4a8a'),
    crayon(points`506,996 520,986 534,996`, '#7a4a8a'),
    part(ring(520, 975, 11, 7), '#7a4a8a', { round: 0, ao: 0, detail: 1 }),
  );

export const postmansKit = () =>
  group(
    'satchel and cap',
    part(tube(points`-46,-60 -6,-36 24,-6`, 5), '#5a3824'),
    part(rect(-2, -20, 50, 38, 6), '#8a5a34', { texture: 'stone' }),
    part(poly(...points`-2,-20 48,-20 23,4`), '#6a4228'),
    part(blob(...points`50,-44 54,-64 78,-68 90,-50 106,-42! 70,-38`), '#3f566e', { texture: 'cloth' }),
  );

export const envelopeBack = () =>
  group(
    'envelope',
    part(poly(...points`236,600 704,600 496,300 444,300`), mix(PAPER, '#b07a50', 0.42), {
      texture: 'stone',
      grain: 0.3,
      round: 0.3,
      bevel: 8,
    }),
    part(rect(236, 594, 468, 510, 6), mix(PAPER, '#a8805a', 0.4), { round: 0.1 }),
  );

export const envelopeFront = () =>
  group(
    '',
    part(poly(...points`236,600 470,720 704,600 704,1110 236,1110`), PAPER, {
      shade: '#d8c4a0',
      texture: 'stone',
      grain: 0.3,
      round: 0.12,
      bevel: 10,
      ao: 0.5,
    }),
    crayon(points`240,1106 410,800`, '#b89a78', 2.4),
    crayon(points`700,1106 530,800`, '#b89a78', 2.4),
    many(13, i =>
      part(
        poly(...points`${236 + i * 36},1088 ${256 + i * 36},1088 ${246 + i * 36},1108 ${226 + i * 36},1108`),
        cycle(['#3f6a8a', '#b8433c'], i),
        { round: 0, ao: 0 },
      ),
    ),
  );

export const postmark = () =>
  group(
    'postmark',
    [0, 20, 40].map(dy =>
      crayon(points`470,${762 + dy} 506,${752 + dy} 540,${770 + dy} 584,${756 + dy}`, '#3a3450', 3.4),
    ),
    part(ring(548, 786, 54, 49), '#3a3450', { round: 0, ao: 0, alpha: 0.6, detail: 1 }),
  );
