import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many } from '../../kit.ts';
import { group, line, part } from '../../motif.ts';
import { cloudPuff } from '../sky/celestial.ts';

const WATER = { texture: 'water', grain: 0.5 } as const;

const FOAM = { round: 0.6, ao: 0 } as const;

export const ironingBoard = () =>
  group(
    'ironing board',
    part(tube(points`250,860 560,1180`, 16), '#9aa4ac'),
    part(tube(points`600,860 300,1180`, 16), '#b4bcc2'),
    part(tube(points`110,806 820,806`, 64), '#e8dcc4', { texture: 'cloth' }),
  );

/** Left of the iron: the sea pressed flat, falling over the end of the board in folds. */
export const ironedSea = () =>
  group(
    'ironed sea',
    part(
      blob(
        ...points`450,742! 452,830! 440,968 330,952 236,984 210,1120 120,1150 20,1130 34,960 40,840 76,770 150,742!`,
      ),
      '#4fa6ac',
      { shade: '#2f7a8c', round: 0.35, stroke: 1.4 },
    ),
    part(poly(...points`150,744 452,742 452,832 70,834`), '#7fc8c4', {
      shade: '#5fb4b8',
      round: 0.1,
      ao: 0,
      stroke: 0.05,
    }),
    points`96,60 146,104 196,150`.map(([x, foot]) =>
      part(tube(points`${x + 16},832 ${x},930 ${foot},1126`, [8, 22, 30]), '#63b4b6', {
        shade: '#2f7486',
        round: 0.9,
        ao: 0.3,
        stroke: 1.5,
      }),
    ),
    [300, 390].map(x =>
      part(tube(points`${x},834 ${x - 6},900 ${x - 2},950`, [5, 16, 22]), '#5cb0b4', {
        shade: '#34808e',
        round: 0.8,
        ao: 0.2,
      }),
    ),
    [766, 790, 812].map((y, i) =>
      line(points`${170 - i * 26},${y} 260,${y - 3} ${420 - i * 20},${y}`, [1, 4, 1], '#e8fffa', { alpha: 0.55 }),
    ),
  );

export const steepSwell = (x: number, y: number, size: number) =>
  group(
    '',
    part(
      blob(
        ...points`${x - 95 * size},${y + 70} ${x - 60 * size},${y} ${x - 8 * size},${y - 62 * size} ${x + 44 * size},${y - 44 * size}! ${x + 22 * size},${y - 20 * size} ${x + 60 * size},${y + 12 * size} ${x + 100 * size},${y + 70}`,
      ),
      '#2f6f84',
      { ...WATER, shade: '#1c4a62' },
    ),
    part(
      tube(
        points`${x - 62 * size},${y - 4 * size} ${x - 8 * size},${y - 62 * size} ${x + 44 * size},${y - 42 * size}`,
        [3, 11 * size, 4],
      ),
      '#f2fcf4',
      FOAM,
    ),
  );

export const foamLine = () =>
  group('', part(tube(points`474,832 560,824 640,838 720,826 820,836`, [4, 12, 8, 12, 8]), '#eefaf4', FOAM));

export const roughSea = () =>
  group(
    'rough sea',
    part(blob(...points`452,742! 452,966! 520,986 600,960 700,990 820,962! 820,742!`), '#2c6680', {
      ...WATER,
      shade: '#1f4a66',
    }),
    many(6, i =>
      part(
        tube(points`${486 + i * 58},840 ${476 + i * 60},910 ${490 + i * 58},964`, [4, 14, 20]),
        i % 2 ? '#3a7a8c' : '#28607a',
        { ...WATER, round: 0.8, ao: 0.2 },
      ),
    ),
    many(5, i =>
      part(
        tube(
          points`${474 + i * 66},${876 + (i % 2) * 40} ${500 + i * 66},${862 + (i % 2) * 40} ${530 + i * 66},${880 + (i % 2) * 40}`,
          [1, 7, 1],
        ),
        '#dff4ee',
        { ...FOAM, alpha: 0.8 },
      ),
    ),
  );

export const iron = () =>
  group(
    'iron',
    part(blob(...points`-92,0! -88,-44 -40,-58 24,-56 78,-30 104,0!`), '#c8503f', { shade: '#8a2f34', round: 0.9 }),
    part(blob(...points`-96,12! -94,-4! 98,-4! 112,12!`), '#d8dee2', { shade: '#8a949c', round: 0.7 }),
    line(points`-60,-38 -10,-46 40,-40`, [1, 6, 1], '#ffd8c8', { alpha: 0.7 }),
    part(tube(points`-64,-50 -60,-92 -16,-102 34,-98 44,-52`, [13, 15, 17, 15, 13]), '#3a3440', { round: 1 }),
  );

/** Four fingers and a thumb closed round the handle. */
const FIST = '#bd8a5e';

export const fistOnTheIron = () =>
  group(
    '',
    part(blob(...points`-52,-6 -40,-26 0,-32 42,-26 54,-6 40,10 -40,10`), FIST),
    many(4, i => part(tube(points`${i * 23 - 36},-18 ${i * 23 - 37},14`, [24, 20]), FIST, { ao: 0.45, round: 1 })),
    part(tube(points`48,-14 62,4 54,22`, [22, 20, 16]), FIST, { ao: 0.4, round: 1 }),
  );

export const laundryBasket = () =>
  group(
    'laundry basket',
    part(blob(...points`-124,-96! 124,-96! 104,0! -104,0!`), '#c89a5c', {
      shade: '#8a5f38',
      texture: 'cloth',
      grain: 0.2,
      pattern: { kind: 'check', colour: '#a87a44', width: 22 },
    }),
    part(tube(points`-126,-98 0,-90 126,-98`, 18), '#dab070', { texture: 'wood' }),
  );

export const socks = () =>
  group(
    'socks',
    part(tube(points`50,-92 54,-122 82,-126`, [26, 28, 20]), '#d8604a', {
      pattern: { kind: 'stripe', colour: '#f4e8d0', width: 12 },
    }),
    part(tube(points`96,-92 104,-120 84,-134`, [24, 24, 18]), '#3f566e', { texture: 'cloth' }),
  );

export const mermaidsTail = () =>
  group(
    'mermaid’s tail',
    part(tube(points`-10,-84 -30,-130 -8,-172 18,-196`, [66, 50, 30, 16]), '#c0709a', {
      texture: 'scales',
      grain: 0.8,
      shade: '#e8a8b8',
    }),
    part(blob(...points`16,-190! -6,-226 -40,-236! -34,-206 -8,-186`), '#e090ac', { shade: '#b05a8a' }),
    part(blob(...points`14,-190! 40,-222 78,-216! 64,-192 36,-178`), '#e090ac', { shade: '#b05a8a' }),
  );

/** The still water under the ship that has already been ironed. */
export const calmWake = () => part(ellipse(236, 784, 74, 8), '#5fb4b8', { alpha: 0.7, soft: 4, ao: 0, round: 0 });

export const steamPuff = (width: number, seed: number) =>
  cloudPuff({ width, height: width === 90 ? 50 : 40, colour: '#ffffff', shade: '#dfe6ea', seed });

export const basketSeam = (q: -1 | 1) =>
  line(points`${150 + q * 60},1120 ${150 + q * 56},1170`, 4, '#8a5f38', { alpha: 0.4 });
