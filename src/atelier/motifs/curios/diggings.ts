import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';
import { house } from '../architecture/house.ts';

export const tunnel = () =>
  group(
    'tunnel',
    part(
      blob(...points`-60,740 60,650 300,640 560,650 690,700 720,770 690,840 540,890 300,900 60,880 -60,830`),
      '#2a1a24',
      { shade: '#4a3030', round: 0.2 },
    ),
  );

export const crumb = (i: number) => part(ellipse(0, 0, 12 - i * 0.7), '#8a6450', { texture: 'stone', round: 1 });

export const frozenEarth = () =>
  group(
    'earth',
    part(blob(...points`-20,400! 120,372 300,392 420,366 600,388 820,366! 820,1230! -20,1230!`), '#6e4e3e', {
      texture: 'stone',
      grain: 0.5,
      shade: '#3c2828',
      round: 0.1,
      detail: 0.25,
      mottle: { colour: '#86604a', scale: 0.008 },
    }),
  );

export const snowOnTheEarth = () =>
  group(
    'snow',
    part(
      blob(
        ...points`-20,404 120,372 300,390 420,364 600,386 820,366 820,420 640,416 520,434 400,404 250,430 120,404 -20,440`,
      ),
      '#eef3f8',
      { shade: '#a8bcd8', round: 0.6 },
    ),
  );

export const pawprint = () =>
  group('footprints', part(ellipse(0, 0, 5, 3), '#6f86b4', { round: 0.2, ao: 0, alpha: 0.8 }));

export const windingRoad = () =>
  group(
    'road',
    part(
      blob(
        ...points`494,440! 450,500 330,560 250,650 330,760 300,880 80,1010 -60,1240! 860,1240! 800,1040 560,860 480,740 390,650 430,570 500,500 514,440!`,
      ),
      '#f0d8a8',
      { texture: 'sand', round: 0.15, shade: '#d0a878', ao: 0.1 },
    ),
  );

export const snowOnHalfARoof = () =>
  group(
    'snow on half a roof',
    part(blob(...points`404,960! 440,994 478,1038! 440,1044 404,1040!`), '#f8fbff', { round: 0.8 }),
  );

/** The house on the border: the snow is put on half of it. */
export const borderHouse = () => house({ width: 74, height: 62, colour: '#f0dcb8', roof: '#b5543c', seed: 7, rows: 1 });

/** The walls of a room under a hill. */
export const CAVE = blob(...points`120,900 130,740 230,650 400,620 570,640 690,740 700,920 640,1020 400,1040 180,1020`);
