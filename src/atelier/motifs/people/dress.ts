import { type Colour, mix } from '../../colour.ts';
import type { Point, Shape } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { type Part, type Pattern, type Pieces, part } from '../../motif.ts';
import { GOLD, light, shadow } from './complexion.ts';
import { mirrored, sides, woven } from './materials.ts';

/** What a bust is dressed in. */
export interface Outfit {
  readonly cloth: Colour;
  /** Lining, shawl, second layer; by default the cloth in shadow. */
  readonly secondCloth: Colour | null;
  /** Shirt, collar, braid; by default the cloth in light. */
  readonly trim: Colour | null;
  readonly pattern: Pattern | null;
}

interface Tailor {
  readonly cloth: Colour;
  readonly second: Colour;
  readonly trim: Colour;
  /** The trim only if it was asked for. */
  readonly ownTrim: Colour | null;
  readonly pattern: Pattern | undefined;
  readonly build: number;
  readonly shoulders: Shape;
  /** Cloth over the whole bust. */
  readonly body: Part;
  /** Skin over the whole bust, for dresses that leave the shoulders free. */
  readonly bare: Part;
}

/** Clothes are drawn between the shoulders (y = -106) and the lower edge (y = 14). */
const DRESS = {
  coat: ({ body, cloth, ownTrim }) => [
    body,
    woven(blob(...points`-24,-104 0,-92 24,-104 14,-50 0,4 -14,-50`), ownTrim ?? '#efe4d0', { round: 0.4 }),
    sides(q => woven(mirrored(points`22,-112 42,-96 48,-66! 32,-58 5,10! 12,-50`, q), light(cloth, 0.1), { ao: 0.3 })),
  ],
  kimono: ({ body, trim }) => [
    body,
    woven(blob(...points`24,-116! 40,-106 20,-66 -2,-38! -12,-54! 6,-78`), trim, { ao: 0.3, round: 0.35 }),
    woven(blob(...points`-24,-116! -40,-106 -14,-60 38,16! 62,16! 8,-70`), light(trim, 0.2), { ao: 0.35, round: 0.35 }),
  ],
  sari: ({ bare, build: b, cloth, second, trim, pattern }) => [
    bare,
    woven(blob(...points`${-104 * b},14 ${-92 * b},-50 -50,-62 0,-50 50,-62 ${92 * b},-50 ${104 * b},14`), second),
    woven(blob(...points`${-112 * b},14 ${-108 * b},-50 ${-78 * b},-92 -40,-110 -22,-96 20,-40 70,14`), cloth, {
      pattern,
      ao: 0.4,
    }),
    part(tube(points`-24,-98 18,-42 70,14`, 9), trim, { texture: 'gold', ao: 0.2 }),
  ],
  robe: ({ body, second, trim }) => [
    body,
    woven(blob(...points`-30,-108 0,-92 30,-108 26,-30 0,-14 -26,-30`), trim, {
      pattern: { kind: 'dot', colour: second, width: 13, radius: 0.26 },
    }),
    part(tube(points`-34,-106 0,-88 34,-106`, 7), GOLD, { texture: 'gold' }),
  ],
  sailor: ({ shoulders, cloth }) => [
    woven(shoulders, '#efe8d8', {
      pattern: { kind: 'stripe', colour: '#32507a', width: 22, rotate: 1.57, wobble: 2 },
    }),
    sides(q => woven(mirrored(points`20,-112 62,-98 84,-58! 30,-44 4,-24!`, q), cloth, { ao: 0.4 })),
  ],
  shawl: ({ body, build: b, second, pattern }) => [
    body,
    sides(q =>
      woven(mirrored(points`14,-110 54,-102 ${108 * b},-52 ${112 * b},14 34,14 2,-40`, q), second, {
        pattern,
        ao: 0.4,
      }),
    ),
    part(ellipse(0, -46, 9), GOLD, { texture: 'gold' }),
  ],
  gown: ({ bare, build: b, cloth, trim, pattern }) => [
    bare,
    woven(blob(...points`${-102 * b},14 ${-84 * b},-34 -44,-50 0,-30 44,-50 ${84 * b},-34 ${102 * b},14`), cloth, {
      pattern,
    }),
    part(tube(points`-30,-98 0,-74 30,-98`, 5), trim, { texture: 'gold' }),
  ],
  poncho: ({ build: b, cloth, second, trim, pattern }) => [
    woven(blob(...points`${-122 * b},14 ${-100 * b},-66 -40,-108 0,-92 40,-108 ${100 * b},-66 ${122 * b},14`), cloth, {
      pattern: pattern ?? { kind: 'stripe', colour: trim, width: 30, rotate: 1.2, wobble: 3 },
    }),
    part(tube(points`-38,-106 0,-84 38,-106`, 8), second, { texture: 'cloth' }),
  ],
  shirt: ({ body, cloth, trim }) => [
    body,
    sides(q => woven(mirrored(points`8,-98 28,-116 40,-98 18,-72!`, q), light(cloth, 0.25), { ao: 0.3 })),
    [-50, -18].map(y => part(ellipse(0, y, 4), trim)),
  ],
  jumper: ({ shoulders, cloth, second, pattern }) => [
    woven(shoulders, cloth, { pattern: pattern ?? { kind: 'stripe', colour: second, width: 9, alpha: 0.35 } }),
    part(tube(points`-32,-106 0,-90 32,-106`, 17), light(cloth, 0.12), {
      texture: 'cloth',
      pattern: { kind: 'stripe', colour: second, width: 8, alpha: 0.4 },
    }),
  ],
  ruff: ({ body }) => [
    body,
    many(13, (_, u) => {
      const angle = Math.PI * u;
      return part(ellipse(Math.cos(angle) * 58, -104 + Math.sin(angle) * 18, 15, 12, angle), '#f0e8d6', {
        round: 0.9,
        ao: 0.3,
      });
    }),
  ],
} as const satisfies Record<string, (tailor: Tailor) => Pieces>;
export type Dress = keyof typeof DRESS;
export const DRESSES = Object.keys(DRESS) as Dress[];

export const dressOf = (dress: Dress, outfit: Outfit, skin: Colour, build: number): Pieces => {
  const { cloth } = outfit;
  const b = build;
  const shoulders = blob(
    ...points`${-112 * b},14 ${-108 * b},-48 ${-80 * b},-86 -34,-106 0,-94 34,-106 ${80 * b},-86 ${108 * b},-48 ${112 * b},14`,
  );
  const pattern = outfit.pattern ?? undefined;
  const drawn = DRESS[dress]({
    cloth,
    second: outfit.secondCloth ?? mix(cloth, '#0a0818', 0.35),
    trim: outfit.trim ?? light(cloth, 0.5),
    ownTrim: outfit.trim,
    pattern,
    build,
    shoulders,
    body: woven(shoulders, cloth, { pattern }),
    bare: part(shoulders, shadow(skin, 0.06), { shade: shadow(skin, 0.3) }),
  });
  return [drawn, !BARE_ARMED.includes(dress) && folds(cloth, build)];
};

const BARE_ARMED: readonly Dress[] = ['sari', 'gown'];

/** Where the sleeve leaves the body, and where it creases below the shoulder. */
const folds = (cloth: Colour, build: number): Pieces => {
  const crease = (spine: readonly Point[], widths: readonly number[]): Part =>
    part(tube(spine, widths), darker(cloth, 0.6), { alpha: 0.6, soft: 1.2, ao: 0, round: 0, detail: 0.85 });
  return sides(q => [
    crease(points`${q * 64 * build},-56 ${q * 72 * build},-24 ${q * 69 * build},12`, [1, 5, 7]),
    crease(points`${q * 98 * build},-46 ${q * 88 * build},-34 ${q * 82 * build},-14`, [1, 4, 1]),
  ]);
};
