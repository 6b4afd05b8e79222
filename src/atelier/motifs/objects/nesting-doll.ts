// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { TAU } from '../../geometry/number.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, darker, many } from '../../kit.ts';
import { at, group, line, part } from '../../motif.ts';
import { SKIN } from '../people/complexion.ts';
import { face } from '../people/face.ts';
import type { HeadOptions } from '../people/head.ts';

const APRON = '#f2e2c0';

/** A nesting doll 100 tall, standing on 0,0. */
export const doll = (coat: Colour, scarf: Colour, flower: Colour, hair: Colour, own: HeadOptions) => group('nesting doll',
  part(blob([-24, 0], [-33, -24], [-31, -46], [-20, -62], [-19, -82], [-11, -96], [0, -100], [11, -96], [19, -82], [20, -62],
    [31, -46], [33, -24], [24, 0], [0, 3]), coat, { texture: 'wood', grain: 0.5, shade: darker(coat, 0.35), round: 1 }),
  part(blob([-20, -4], [-25, -28], [-17, -48], [0, -53], [17, -48], [25, -28], [20, -4], [0, 0]), APRON,
    { round: 0.7, ao: 0.1, shade: mix(APRON, '#a86a4a', 0.35) }),
  many(5, i => part(ellipse(Math.cos((i / 5) * TAU - 1.57) * 7.5, -24 + Math.sin((i / 5) * TAU - 1.57) * 7.5, 5.6), flower,
    { round: 0.7, ao: 0.2 })),
  part(ellipse(0, -24, 4.6), '#f0c040'),
  both(q => part(blob([q * 10, -14], [q * 18, -24], [q * 22, -38, 1], [q * 10, -28]), '#5f8a4a', { texture: 'leaf', ao: 0.1 })),
  line([[-29, -41], [0, -36], [29, -41]], 1.2, '#2a1820', { alpha: 0.6 }),
  at(face({ hat: 'headscarf', hatColour: scarf, hair, skin: SKIN.rose, nose: 'small', iris: '#3f6a6a', ...own }),
    { y: -75, scale: 0.275 }),
  both(q => part(blob([q * -1, -88.5], [q * 6, -87], [q * 10.4, -80], [q * 10.6, -75, 1], [q * 7, -82], [q * 2, -85.6]),
    hair, { texture: 'fur', ao: 0.2 })));

export const acorn = group('acorn', part(blob([0, 4], [-15, -10], [-17, -26], [17, -26], [15, -10]), '#c8863c', { texture: 'wood' }),
  part(blob([-20, -24], [-14, -38], [0, -42], [14, -38], [20, -24], [0, -20]), '#7a5230', { texture: 'scales' }),
  part(tube([[0, -40], [3, -52]], 4), '#5a3a24'));
