import { type Colour, mix } from '../../colour.ts';
import { within } from '../../geometry/convex.ts';
import type { Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { type Part, type PartOptions, type Pieces, part } from '../../motif.ts';
import { INK, shadow } from './complexion.ts';
import type { Look } from './emotion.ts';
import type { Head } from './head.ts';
import { ink, type Side, stain } from './materials.ts';

const TEAR = '#cfe8f0';
const PUPIL = '#120e16';

/** One eye with its brow, around its own centre. */
export const eyeOf = (head: Head, look: Look, side: Side): Pieces => [
  stain(ellipse(0, 1, halfWidth(head) + 3, 9), shadow(head.skin, 0.45), 0.45, 3),
  EYES[look.eye](head, look),
  brow(head, look, side),
  head.age > 0.3 && wrinkles(head, side),
  (look.tear === true || look.tear === side) && tears(side),
];

const halfWidth = (head: Head): number => (head.child ? 11.5 : 10.2);

const EYES: Record<Look['eye'], (head: Head, look: Look) => Pieces> = {
  shut: head => {
    const w = halfWidth(head);
    return [
      part(ellipse(0, 0, w, 6.4), shadow(head.skin, 0.05), { round: 0.7, ao: 0 }),
      ink(points`${-w},2 0,7 ${w},2`, [1.2, 2.8, 1.2]),
    ];
  },
  arc: head => {
    const w = halfWidth(head);
    return [
      stain(ellipse(0, 6, w, 4), shadow(head.skin, 0.2), 0.4, 2),
      ink(points`${-w},3 0,-4.5 ${w},3`, [1.4, 3.4, 1.4]),
    ];
  },
  open: openEye,
};

/** An iris keeps its round shape and slides under the lids: it is cut, since a part cannot be clipped. */
const underLids = (shape: Shape, opening: Shape, colour: Colour, options: PartOptions): Part | false => {
  const seen = within(shape, opening);
  return seen.length > 0 && part(seen, colour, { ao: 0, detail: 1, ...options });
};

function openEye(head: Head, look: Look): Pieces {
  const w = halfWidth(head);
  const h = 6.6 * look.open;
  const almond = blob(...points`${-w},1! 0,${-h} ${w},1! 0,${h * 0.9}`);
  const radius = 5.6 * look.iris;
  const x = look.gaze[0] + head.turn * 1.4;
  const y = look.gaze[1] * 0.8;
  const seen = (cx: number, cy: number, r: number, colour: Colour, options: PartOptions): Part | false =>
    underLids(ellipse(cx, cy, r), almond, colour, options);
  return [
    part(almond, '#f4ecdf', { round: 0.25, ao: 0, detail: 1, shade: '#cdbfb8' }),
    seen(x, y, radius, head.iris, { round: 0.3 }),
    seen(x, y, radius * 0.5, PUPIL, { round: 0 }),
    seen(x + 1.7, y - 1.8, 1.3, '#ffffff', { emit: 1 }),
    part(
      blob(...points`${-w - 1.5},1.5 -3,${-h - 4} 3,${-h - 4} ${w + 1.5},1.5 4,${-h + 1} -4,${-h + 1}`),
      shadow(head.skin, 0.12),
      { round: 0.5, ao: 0.15 },
    ),
    ink(points`${-w - 1},1 0,${-h} ${w + 1},1`, [1, 2.8, 1.3]),
  ];
}

function brow(head: Head, look: Look, side: Side): Part {
  const [inner, middle, outer] = look.brow;
  const raised = side > 0 ? -look.lift : 0;
  const thick = look.thick * (head.child ? 0.7 : 1);
  const spine = points`${-side * 10},${-15 + inner + raised * 0.5} ${side * 2},${-19 + middle + raised} ${side * 13},${-14 + outer + raised}`;
  return part(tube(spine, [3 * thick, 4.8 * thick, 1.6]), mix(head.hair, INK, 0.25), {
    texture: 'fur',
    ao: 0,
    detail: 0.95,
  });
}

const wrinkles = (head: Head, side: Side): Pieces => [
  ink(points`-9,11 0,14 9,11`, 1.1, shadow(head.skin, 0.5), { alpha: head.age * 0.7 }),
  [-4, 1, 6].map(d =>
    ink(points`${side * 14},${d * 0.6} ${side * 21},${d * 1.3}`, 0.9, shadow(head.skin, 0.5), {
      alpha: head.age * 0.6,
    }),
  ),
];

const tears = (side: Side): Pieces => {
  const x = side * 4;
  return [
    part(tube(points`${side * 2},8 ${x},20`, [1.5, 3]), '#cfe6ec', { emit: 0.3, ao: 0, alpha: 0.8 }),
    part(blob(...points`${x},16 ${x - 4},28 ${x},33 ${x + 4},28`), TEAR, { emit: 0.4, ao: 0.12 }),
  ];
};

/** The one eye a profile shows, looking right; y is the level of the eye. */
export const eyeFromSide = (head: Head, look: Look, y: number): Pieces => {
  const [inner, middle, outer] = look.brow;
  const bow = look.eye === 'arc' ? -5 : 5;
  return [
    stain(ellipse(25, y + 2, 11, 8), shadow(head.skin, 0.45), 0.4, 3),
    look.eye === 'open'
      ? openEyeFromSide(head, look, y)
      : ink(points`15,${y + 2} 25,${y + 2 + bow} 35,${y + 1}`, [1.2, 2.8, 1.4]),
    part(
      tube(points`13,${y - 13 + outer} 25,${y - 18 + middle} 38,${y - 15 + inner}`, [1.6, 4.6, 3]),
      mix(head.hair, INK, 0.25),
      { texture: 'fur', ao: 0 },
    ),
  ];
};

const openEyeFromSide = (head: Head, { open, gaze }: Look, y: number): Pieces => {
  const white = blob(...points`16,${y + 3}! 26,${y - 5 * open} 35,${y - 3} 35,${y + 5} 27,${y + 5 * open}`);
  const irisY = y + gaze[1] * 0.6;
  return [
    part(white, '#f4ecdf', { round: 0.25, ao: 0, detail: 1 }),
    underLids(ellipse(31 + gaze[0] * 0.3, irisY, 3.6, 5.2), white, head.iris, { round: 0.2 }),
    underLids(ellipse(32, irisY, 1.8, 2.8), white, PUPIL, { round: 0 }),
    ink(points`14,${y + 2} 25,${y - 6 * open} 36,${y - 4}`, [1, 3, 1.4]),
  ];
};

export const tearFromSide = (y: number): Part =>
  part(blob(...points`26,${y + 8} 22,${y + 22} 26,${y + 27} 30,${y + 22}`), TEAR, { emit: 0.4, ao: 0.1 });
