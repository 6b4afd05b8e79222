// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { lerp } from '../../geometry/number.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { at, group, line, type Motif, part } from '../../motif.ts';
import { HAIR, SKIN } from '../people/complexion.ts';
import { hand } from '../people/hand.ts';
import { hats } from '../people/hats.ts';
import { profile } from '../people/profile.ts';

const FLESH = { round: 0.95, shade: '#5a3828', lift: 0.16 } as const;
const SHIRT = {
  texture: 'cloth', pattern: { kind: 'stripe', colour: '#f4ead0', width: 38, rotate: 0.12 }, lift: 0.1, shade: '#a85840',
} as const;

/** A hammock between 50, 520 and 750, 520, in card units; the sleeper lies between it and its front. */
export const hammock: Motif & { readonly front: Motif } = {
  ...group('hammock',
    both(q => [-34, -8, 20, 46].map(y => line([[400 + q * 350, 520], [400 + q * 262, 590 + y]], 6, '#e8d8b0', { round: 0.7 }))),
    part(blob([132, 560, 1], [250, 640], [400, 668], [550, 640], [668, 560, 1], [640, 680], [400, 790], [160, 680]), '#c8b078',
      { texture: 'cloth', shade: '#8a7850' })),
  front: group('',
    part(blob([128, 562, 1], [190, 668], [300, 706], [400, 716], [500, 706], [610, 664], [672, 560, 1], [640, 720], [540, 812],
      [400, 840], [260, 812], [160, 724]), '#ecdcb4',
    { texture: 'cloth', shade: '#b89a68', pattern: { kind: 'check', colour: '#cdb684', width: 30, alpha: 0.6 } }),
    many(13, (_, u) => line([
      [lerp(170, 630, u), 672 + Math.sin(u * Math.PI) * 40], [lerp(178, 622, u), 756 + Math.sin(u * Math.PI) * 78],
    ], 3, '#a88a58', { alpha: 0.6 }))),
};

const foot = (x: number, y: number) => [
  part(blob([x - 14, y + 616], [x - 22, y + 560], [x - 6, y + 508], [x + 22, y + 504], [x + 32, y + 556], [x + 18, y + 614]), SKIN.brown, FLESH),
  many(4, i => part(ellipse(x + i * 9 - 4, y + 502 + i * 4, 8, 10), SKIN.brown, FLESH)),
];

/** Legs, head, hat and the great belly of a man who sleeps on his back, drawn to lie in the hammock. */
export const sleeper: Motif & { readonly arm: Motif } = {
  ...group('sleeping man',
    part(tube([[520, 640], [600, 590], [664, 582]], [130, 104, 78]), '#5f7a94', { texture: 'cloth', shade: '#3f566e' }),
    foot(676, 0), foot(648, 14),
    at(profile({
      skin: SKIN.brown, hair: HAIR.black, style: 'crop', moustache: true, nose: 'broad', emotion: 'sleep', look: { mouth: 'slack' },
      width: 1.1, jaw: 0.8,
    }), { x: 178, y: 556, scale: 1.6, rotate: -1.12 }),
    at(hats.straw(), { x: 178, y: 508, scale: 1.3, rotate: -0.66 }),
    part(blob([186, 720], [204, 610], [280, 506], [400, 450], [520, 506], [598, 610], [616, 720], [400, 780]), '#cc7850', { ...SHIRT, round: 1 }),
    part(blob([352, 800], [372, 640], [400, 500], [436, 640], [478, 800]), SKIN.brown, { ...FLESH, round: 0.6, shade: '#8a5a3c' }),
    part(ellipse(408, 640, 11, 9), '#5a3624', { round: 0.3, ao: 0.2 }),
    many(3, i => part(ellipse(374 - i * 5, 560 + i * 60, 7), '#f8f0e0', { ao: 0.4 }))),
  arm: group('hanging arm',
    at(hand({ gesture: 'letGo', skin: SKIN.brown, sleeve: null }), { x: 238, y: 890, scale: 1.1, rotate: Math.PI + 0.08 }),
    part(tube([[252, 648], [246, 760], [238, 912]], [76, 66, 46]), SKIN.brown, { ...FLESH, shade: '#8a5a3c' }),
    part(tube([[256, 620], [252, 690], [246, 740]], [92, 88, 82]), '#c8704c', { ...SHIRT, ao: 0.5 })),
};

/** Where one stands on the belly. */
export const bellyAt = (x: number): number => 452 + ((x - 400) / 200) ** 2 * 84;

/** The meadow that has grown there. */
export const bellyMeadow: Motif = group('meadow',
  part(blob([246, 556, 1], [286, 502], [340, 464], [400, 446], [460, 464], [514, 502], [554, 556, 1], [500, 530], [400, 512], [300, 530]),
    '#8fb452', { texture: 'grass', shade: '#6f9a44', round: 0.5 }));

const FLEECE = [[-24, -18, 17], [-8, -28, 19], [12, -28, 19], [26, -16, 15], [0, -10, 20]] as const;

/** A sheep small enough for it, looking right. */
export const tinySheep: Motif = group('sheep', [-20, -8, 12, 22].map(x => part(tube([[x, -8], [x, 14]], 5), '#4a4048')),
  part(union(...FLEECE.map(([x, y, r]) => ellipse(x, y, r))), '#fbf6ea', { shade: '#c0c4b8', round: 0.85 }),
  part(blob([30, -32], [44, -36], [52, -26], [48, -14], [36, -16]), '#5a4e56'));

const sheet = (x: number, colour: string) => part(
  blob([x, -68, 1], [x + 19, -66], [x + 36, -63, 1], [x + 52, -41], [x + 45, -22, 1], [x + 27, -33], [x + 14, -26, 1], [x + 9, -47]),
  colour, { texture: 'cloth' });

/** Three sheets on a line, blown to the right. */
export const washingLine: Motif = group('washing line', both(q => line([[q * 76, 0], [q * 76, -74]], 5, '#7a5236')),
  line([[-76, -70], [0, -62], [76, -70]], 2.4, '#f6ecd8'), sheet(-70, '#f8f0e0'), sheet(-24, '#d8604a'), sheet(22, '#8ab0c8'));
