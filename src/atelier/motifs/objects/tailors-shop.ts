import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { group, part } from '../../motif.ts';

const WOOL = { texture: 'cloth', grain: 0.22, shade: '#232f56', lift: 0.16 } as const;

const bolt = (colour: Colour, i: number) =>
  part(rect(46 + i * 52, 206 + (i % 2) * 16, 48, 96 - (i % 2) * 16, 12), colour, {
    texture: 'cloth',
    pattern: { kind: 'stripe', colour: mix(colour, '#ffffff', 0.3), width: 12, alpha: 0.5 },
  });

const sleeve = (spine: readonly Point[], widths: readonly number[]) =>
  part(tube(spine, widths), '#4e649a', { ...WOOL, ao: 0.5 });

export const clothShelf = () =>
  group(
    'cloth shelf',
    part(rect(30, 300, 300, 18), '#7a4c34', { texture: 'hplank' }),
    ['#b5433a', '#e0a83c', '#3f7a7a', '#7a4a6a', '#d6c4a0'].map(bolt),
  );

export const tailorsDummy = () =>
  group(
    'dummy',
    part(tube(points`690,560 690,800`, 12), '#5a3a2c'),
    part(blob(...points`640,560 650,440 628,330 664,268 716,268 752,330 730,440 740,560`), '#d8c4a0', {
      texture: 'cloth',
      shade: '#8a7460',
    }),
    part(ellipse(690, 258, 18, 12), '#7a4c34'),
  );

export const hugeCoat = () =>
  group(
    'coat',
    part(
      blob(
        ...points`330,560 400,544 470,560 560,760 640,960 676,1090 560,1130 400,1138 240,1130 124,1090 160,960 240,760`,
      ),
      '#44598c',
      { ...WOOL, pattern: { kind: 'stripe', colour: '#5a70a4', width: 46, alpha: 0.5 } },
    ),
  );

export const hugeSleeves = () =>
  group(
    'sleeves',
    sleeve(points`262,780 180,900 130,1040 40,1120 -80,1130`, [120, 150, 140, 124, 120]),
    sleeve(points`538,780 610,900 600,1040 470,1130 270,1150`, [120, 150, 140, 130, 124]),
    part(ellipse(268, 1150, 24, 61), '#1c2444', { round: 0.4 }),
    part(tube(points`318,1088 330,1150 318,1210`, 18), '#5a70a4', { texture: 'cloth' }),
  );

export const hugeLapels = () =>
  group(
    'lapels',
    both(q =>
      part(
        blob(
          [400 + q * 56, 528],
          [400 + q * 118, 590],
          [400 + q * 150, 760, 1],
          [400 + q * 84, 800],
          [400 + q * 4, 930],
          [400 + q * 24, 700],
        ),
        '#5a70a4',
        { ...WOOL, ao: 0.4 },
      ),
    ),
    [970, 1050].map(y => part(ellipse(400, y, 19), '#e0b04a', { texture: 'gold' })),
    points`300,960 490,930`.map(([x, y]) =>
      part(
        tube(
          [
            [x, y],
            [x + 40, y + 8],
          ],
          4,
        ),
        '#f6ecd8',
        { detail: 1 },
      ),
    ),
  );

export const shirtFront = () =>
  group(
    'shirt',
    part(blob(...points`366,560 400,548 434,560 420,640 400,690 380,640`), '#f6eedc', { texture: 'cloth' }),
  );

export const tapeMeasure = () =>
  group(
    'tape',
    part(tube(points`590,940 560,1000 585,1070 556,1116`, 10), '#f0d060', {
      pattern: { kind: 'stripe', colour: '#8a5a2c', width: 9, rotate: 1.57, bias: 0.8 },
    }),
  );
