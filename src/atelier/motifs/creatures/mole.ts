import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { darker, eye, lighter, ring } from '../../kit.ts';
import { group, type Motif, part } from '../../motif.ts';
import { pelt } from '../animals/coat.ts';

/** A mole in gold-rimmed spectacles, up to its waist in the ground. */
export const mole = ({ colour = '#3c3440' }: { colour?: Colour } = {}): Motif =>
  group(
    'mole',
    pelt(blob(...points`-24,6 -26,-16 -12,-34 10,-32 24,-14 24,6`), colour, { shade: darker(colour, 0.3) }),
    pelt(blob(...points`8,-28 26,-24 38,-14! 22,-10 10,-14`), lighter(colour, 0.12)),
    part(ellipse(38, -14, 4, 3.4), '#e08a8a'),
    [-6, 20].map(x => part(blob(...points`${x - 8},2 ${x - 4},-8 ${x + 8},-6 ${x + 12},4 ${x},8`), '#e0a49a')),
    [14, 20].map(x => eye(x, -22, 1.5)),
    [14, 20].map(x => part(ring(x, -22, 4.4, 3.2), '#d9a941', { ao: 0, detail: 1 })),
  );
