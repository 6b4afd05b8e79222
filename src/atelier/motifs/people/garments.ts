import { mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker } from '../../kit.ts';
import { line, type Pieces, part } from '../../motif.ts';
import { GOLD, light } from './complexion.ts';
import { hipOf, type Mannequin, shoe } from './limbs.ts';
import { sides } from './materials.ts';

interface Cut {
  /** How far the garment hangs below the hip. */
  readonly drop: number;
  /** Width at chest, waist, hip and hem. */
  readonly girth: readonly [chest: number, waist: number, hip: number, hem: number];
}

const CUT = {
  coat: { drop: 20, girth: [21, 19, 23, 30] },
  dress: { drop: 37, girth: [19, 15, 22, 44] },
  robe: { drop: 39, girth: [23, 24, 27, 36] },
  skirt: { drop: 28, girth: [20, 15, 23, 36] },
  apron: { drop: 26, girth: [21, 19, 24, 28] },
  trousers: { drop: 5, girth: [21, 19, 20, 20] },
} as const satisfies Record<string, Cut>;
export type Wear = keyof typeof CUT;
export const WEARS = Object.keys(CUT) as Wear[];

/** A body from the side is that much narrower than from the front. */
const DEPTH = 0.86;

/** A point between neck (0) and hip (1). */
const spineAt = ({ joints: { neck, hip } }: Mannequin, t: number): Point => [
  lerp(neck[0], hip[0], t),
  lerp(neck[1], hip[1], t),
];

/** Where the hem ends: cloth follows the thighs, and lies in the lap of whoever sits. */
const hemOf = (body: Mannequin): Point => {
  const { hip, kneeL, kneeR, lap } = body.joints;
  if (lap) return [hip[0], hip[1] + 6];
  const dx = (kneeL[0] + kneeR[0]) / 2 - hip[0];
  const dy = (kneeL[1] + kneeR[1]) / 2 - hip[1];
  const reach = (body.hem ?? CUT[body.wear].drop) / (Math.hypot(dx, dy) || 1);
  return [hip[0] + dx * reach, hip[1] + dy * reach];
};

/** The torso and what hangs from it, as one silhouette. */
export const garment = (body: Mannequin): Pieces => {
  const { build: b, cloth, shade, pattern } = body;
  const { hip, neck, lap } = body.joints;
  const hem = hemOf(body);
  const [chest, waist, hips, seam] = CUT[body.wear].girth;
  const widths = [9, chest * Math.sqrt(b), waist * b, hips * b, seam * (0.4 + 0.6 * b)];
  const trunk = tube(
    [[neck[0], neck[1] + 1], spineAt(body, 0.18), spineAt(body, 0.62), hip, hem],
    body.profile ? widths.map(w => w * DEPTH) : widths,
    { round: false },
  );
  return [
    part(trunk, cloth, { texture: 'cloth', shade, pattern, round: 0.85 }),
    !lap && folds(body, hem, hips * b, widths[4] ?? seam),
    DETAILS[body.wear]?.(body, hem),
    lap && seatedLegs(body),
  ];
};

const DETAILS: Partial<Record<Wear, (body: Mannequin, hem: Point) => Pieces>> = {
  skirt: ({ joints: { hip }, build: b, secondCloth }, hem) =>
    part(tube([[hip[0], hip[1] - 9], hip, hem], [17 * b, 23 * b, 38], { round: false }), secondCloth ?? '#4a4258', {
      texture: 'cloth',
      round: 0.8,
      ao: 0.2,
    }),
  apron: ({ joints: { hip, neck }, build: b, trim }, hem) =>
    part(
      blob(
        ...points`${neck[0] - 5},${neck[1] + 9} ${neck[0] + 5},${neck[1] + 9} ${hip[0] + 9 * b},${hip[1]}`,
        ...points`${hem[0] + 10},${hem[1] - 3} ${hem[0] - 10},${hem[1] - 3} ${hip[0] - 9 * b},${hip[1]}`,
      ),
      trim ?? '#e9dcc4',
      { texture: 'cloth', round: 0.5, ao: 0.3 },
    ),
  coat: (body, hem) => {
    if (body.view !== 'front') return null;
    const { neck, hip } = body.joints;
    return [
      line([[neck[0], neck[1] + 6], hip, hem], 1.1, mix(body.cloth, '#000000', 0.45)),
      [0.35, 0.6, 0.85].map(t => {
        const [x, y] = spineAt(body, t);
        return part(ellipse(x + 2.4, y, 1.2), body.trim ?? '#e0c070', { detail: 1 });
      }),
    ];
  },
  robe: body => {
    const [x, y] = body.joints.neck;
    const collar = tube(points`${x - 5},${y + 2} ${x},${y + 12} ${x + 5},${y + 2}`, 3.4);
    const colour = body.trim ?? GOLD;
    return [
      body.view === 'front' && part(collar, colour, { texture: 'gold', round: 0.6 }),
      part(belt(body, 12, 1.5, 5.4), colour, { texture: 'cloth', round: 0.7, ao: 0.2 }),
    ];
  },
  dress: body => part(belt(body, 7.4, 1.2, 3), body.trim ?? light(body.cloth, 0.4), { texture: 'cloth', round: 0.6 }),
};

const belt = (body: Mannequin, half: number, sag: number, width: number) => {
  const [x, y] = spineAt(body, 0.62);
  const reach = half * body.build;
  return tube(points`${x - reach},${y} ${x},${y + sag} ${x + reach},${y}`, width);
};

/** Loose cloth falls in folds from the hip to the hem; they never lie evenly. */
const FOLDS = [-0.68, -0.22, 0.3, 0.74];
const FALLS: readonly Wear[] = ['coat', 'dress', 'robe'];

const folds = (body: Mannequin, hem: Point, hipWidth: number, hemWidth: number): Pieces => {
  if (!FALLS.includes(body.wear)) return null;
  const { hip } = body.joints;
  const [dx, dy] = [hem[0] - hip[0], hem[1] - hip[1]];
  const length = Math.hypot(dx, dy) || 1;
  const across: Point = [dy / length, -dx / length];
  const narrow = body.profile ? DEPTH / 2 : 0.5;
  return FOLDS.map((share, i) => {
    const top = share * hipWidth * narrow * 0.8;
    const low = share * hemWidth * narrow;
    const start = i % 2 ? 0.05 : 0.3;
    const spine = points`
      ${hip[0] + dx * start + across[0] * top},${hip[1] + dy * start + across[1] * top}
      ${hip[0] + dx * 0.65 + (across[0] * (top + low)) / 2},${hip[1] + dy * 0.65 + (across[1] * (top + low)) / 2}
      ${hip[0] + dx * 0.97 + across[0] * low},${hip[1] + dy * 0.97 + across[1] * low}`;
    return part(tube(spine, [0.5, 1.8, 3]), darker(body.shade, 0.45), {
      alpha: 0.6,
      soft: 0.45,
      ao: 0,
      round: 0,
      detail: 0.9,
    });
  });
};

/** Thighs towards us, shins down; a long dress falls over both. */
const seatedLegs = (body: Mannequin): Pieces => {
  const { kneeL, kneeR, footL, footR } = body.joints;
  const long = body.wear === 'dress' || body.wear === 'robe';
  const colour = long ? body.cloth : body.legs;
  const thighs = sides(q => tube([hipOf(body, q), q < 0 ? kneeL : kneeR], [14 * body.build, 12]));
  const skirt = blob(
    ...points`${kneeL[0] - 8},${kneeL[1] - 6} 0,${kneeL[1] - 9} ${kneeR[0] + 8},${kneeR[1] - 6}`,
    ...points`${kneeR[0] + 12},-9 0,-6 ${kneeL[0] - 12},-9`,
  );
  return [
    part(union(...thighs), colour, { texture: 'cloth', round: 0.9, shade: body.shade }),
    sides(q => shoe(body, q)),
    sides(q =>
      part(q < 0 ? tube([kneeL, footL], [10, 6.5]) : tube([kneeR, footR], [10, 6.5]), colour, {
        round: 0.9,
        texture: 'cloth',
        ao: 0.3,
      }),
    ),
    long && part(skirt, body.cloth, { texture: 'cloth', shade: body.shade, pattern: body.pattern, ao: 0.3 }),
  ];
};
