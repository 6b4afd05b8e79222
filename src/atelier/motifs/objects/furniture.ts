import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';

export const counterWithBell = () =>
  group(
    'counter',
    part(rect(-20, 1040, 840, 40, 6), '#b07a44', { texture: 'hplank', grain: 0.5 }),
    part(rect(-20, 1078, 840, 160), '#7a4c30', { texture: 'plank', grain: 0.3, shade: '#4a2c22' }),
    part(blob(...points`452,1040 458,1006 486,992 514,1006 520,1040`), '#e0b048', { texture: 'gold' }),
    part(ellipse(486, 990, 7), '#e0b048', { texture: 'gold' }),
  );

export const dresser = () =>
  group(
    'dresser',
    part(rect(-20, 0, 300, 320, 6), '#6a4038', { texture: 'hplank', grain: 0.6, round: 0.3 }),
    part(rect(-24, -16, 310, 20, 4), '#8a5a48', { texture: 'hplank' }),
    [60, 170].map(y => [
      part(rect(14, y - 40, 240, 84, 4), '#7a4c40', { texture: 'hplank', grain: 0.6, round: 0.4 }),
      part(ellipse(134, y, 9), '#d8a850', { texture: 'gold' }),
    ]),
  );

export const cupboard = () =>
  group(
    'cupboard',
    part(rect(640, 650, 190, 280, 5), '#7a9a8a', { texture: 'plank', grain: 0.4 }),
    part(rect(626, 636, 200, 22, 4), '#efe0c4', { texture: 'hplank' }),
  );

export const coatHooks = () =>
  group(
    'coat hooks',
    part(rect(420, 150, 330, 22, 4), '#7a4c30', { texture: 'hplank' }),
    [460, 560, 700].map(x => part(tube(points`${x},168 ${x + 4},190 ${x + 16},184`, 7), '#d9a941')),
    part(blob(...points`432,200 470,192 508,200 520,246 470,262 420,246`), '#3f6a5a', { texture: 'cloth', grain: 0.5 }),
    part(tube(points`412,250 470,266 528,250`, 12), '#2c4c44'),
    part(tube(points`700,190 684,270 706,350 690,392`, [20, 26, 24, 30]), '#e0a83c', {
      texture: 'cloth',
      pattern: { kind: 'stripe', colour: '#b8433c', width: 30, rotate: 1.57 },
    }),
  );

export const pantryShelf = () =>
  group(
    'shelf',
    part(rect(-20, 0, 840, 34), '#8a5a38', { texture: 'hplank', grain: 0.5, round: 0.4, bevel: 6 }),
    part(rect(-20, 34, 840, 10), '#4a2c20', { round: 0.2 }),
  );

export const oakBeam = () =>
  group(
    'beam',
    part(rect(-20, 1070, 840, 150), '#7a5848', {
      texture: 'hplank',
      grain: 0.5,
      shade: '#54403f',
      round: 0.4,
      bevel: 8,
    }),
  );

export const phoneStool = () =>
  group(
    'stool',
    part(ellipse(196, 392, 62, 13), '#a8683c', { texture: 'wood' }),
    [-40, 40].map(x => part(tube(points`${196 + x * 0.8},396 ${196 + x},426`, 10), '#8a5230')),
  );

export const teaTable = () =>
  group(
    'table',
    part(ellipse(0, 0, 120, 26), '#7a4c34', { texture: 'wood', round: 0.5 }),
    part(tube(points`0,10 0,150`, [24, 18]), '#5a3626', { texture: 'wood' }),
    part(ellipse(0, 152, 60, 12), '#5a3626', { round: 0.7 }),
  );

export const tableTowardsUs = () =>
  group(
    'table',
    part(poly(...points`262,640 538,640 706,1230 94,1230`), '#d8c4ac', {
      texture: 'cloth',
      grain: 0.2,
      round: 0.1,
      shade: '#b89a86',
    }),
  );
