import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both } from '../../kit.ts';
import { at, group, part } from '../../motif.ts';
import { candle } from './lights.ts';

export const candlestick = () =>
  group(
    'candlestick',
    part(ellipse(0, -3, 22, 6), '#c8963c', { texture: 'gold' }),
    part(tube(points`0,-4 0,-26 0,-60`, [14, 6, 10]), '#d9a941', { texture: 'gold' }),
    part(ellipse(0, -60, 13, 4), '#e6c060', { texture: 'gold' }),
    at(candle({ height: 62, width: 11, power: 0.12 }), { y: -60 }),
  );

export const cruet = (holes: string) =>
  group(
    '',
    part(blob(...points`-11,0! -8,-26 -9,-30! 9,-30! 8,-26 11,0!`), '#eef4f4', { shade: '#b8c8cc' }),
    part(blob(...points`-9,-29 0,-42 9,-29`), holes, { texture: 'gold' }),
  );

export const placeSetting = () =>
  group(
    'plate, knife and fork',
    part(ellipse(0, 0, 168, 62), '#fbf6ea', { shade: '#c8ccd0', round: 0.5 }),
    part(ellipse(0, -3, 112, 39), '#f2ecdc', { shade: '#fffaf0', round: 0.2, ao: 0.35 }),
    part(ellipse(-6, -12, 56, 18), '#a8b45c', { texture: 'leaf', ao: 0.4 }),
    part(ellipse(22, -20, 26, 12), '#d8843c', { ao: 0.4 }),
    part(tube(points`-208,70 -194,6 -188,-30`, [10, 7, 14]), '#8f9aa6'),
    both(q => part(tube(points`${-186 + q * 9},-34 ${-183 + q * 10},-64`, 3.4), '#8f9aa6')),
    part(tube(points`-186,-34 -183,-66`, 3.4), '#8f9aa6'),
    part(tube(points`212,72 204,20`, [12, 9]), '#8f9aa6'),
    part(blob(...points`199,20! 194,-40 204,-72! 212,-30 210,20!`), '#a4aeb8'),
  );

export const napkin = () =>
  group(
    'napkin',
    part(blob(...points`0,0! 8,-16 26,-12 36,-18! 30,2 14,4`), '#ffffff', {
      pattern: { kind: 'check', colour: '#d8483c', width: 9 },
    }),
  );

export const pie = () =>
  group(
    'pie',
    part(ellipse(400, 772, 62, 24), '#b5763c', { texture: 'leaf' }),
    part(ellipse(400, 762, 54, 18), '#d8a05a', { texture: 'leaf' }),
  );
