import { mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, part } from '../../motif.ts';
import { SKIN } from './complexion.ts';

export const toe = (i: number) =>
  group(
    'toe',
    part(ellipse(0, -26 + i * 1.5, 25 - i * 3.2, 40 - i * 5), SKIN.tan, { shade: '#8a5a44', round: 1 }),
    part(ellipse(0, -48 + i * 4, 12 - i * 1.6, 10 - i), mix(SKIN.tan, '#f8d8cc', 0.55), { detail: 0.9 }),
  );

export const knee = () => {
  const kneecap = blob(...points`-168,40 -150,-90 -80,-186 10,-214 92,-178 150,-84 168,40 0,64`);
  return group(
    'knee',
    part(kneecap, SKIN.tan, { shade: '#8f5a44', round: 1 }),
    part(tube(points`-50,-130 0,-112 56,-132`, [3, 8, 3]), '#8f5a44', { alpha: 0.4, ao: 0, soft: 3, round: 0 }),
  );
};
