import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const MOON_PAINT = '#fff0c0';

const DISC = { texture: 'stone', grain: 0.5 } as const;

const crater = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius * 0.85);

export const oldMoon = () =>
  group(
    'moon',
    part(ellipse(0, 0, 235), '#56617f', { ...DISC, shade: '#39425f', round: 0.7 }),
    [crater(80, -90, 34), crater(120, 40, 46), crater(60, 130, 26), crater(150, -30, 18)].map(c =>
      part(c, '#46506e', { round: 0.5, ao: 0, alpha: 0.8 }),
    ),
  );

export const newMoon = () =>
  group(
    '',
    part(ellipse(0, 0, 235), MOON_PAINT, { ...DISC, shade: '#eec37c', emit: 0.75, round: 1, ao: 0 }),
    [crater(-90, -70, 40), crater(-60, 60, 54), crater(-130, 20, 24), crater(-30, 140, 28)].map(c =>
      part(c, '#e6bf7e', { emit: 0.7, alpha: 0.5, ao: 0 }),
    ),
  );

/** As far as the brush has come. */
export const COATED = blob(...points`-240,-240! 10,-240! 36,-150 6,-60 44,10 20,90 52,160 30,240! -240,240!`);
