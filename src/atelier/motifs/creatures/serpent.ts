import type { Colour } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, transform } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye, lid, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';
import { scaled } from '../animals/coat.ts';

const SEA = '#3f7a74';
const FIN = '#c8683c';

export interface SerpentBodyOptions {
  readonly widths?: readonly number[];
  readonly colour?: Colour;
  readonly fin?: Colour;
}

/** A serpent along any spine; the head is separate, so that it can look where it likes. */
export const serpentBody = (
  spine: readonly Point[],
  { widths = [30, 60, 54, 20], colour = SEA, fin = FIN }: SerpentBodyOptions = {},
): Motif => {
  const path = spline(spine, false, 12);
  const every = Math.max(3, Math.round(path.length / 16));
  const halfAt = (i: number): number => {
    const u = (i / path.length) * (widths.length - 1);
    const k = Math.floor(u);
    const here = widths[k] ?? 0;
    return lerp(here, widths[k + 1] ?? here, u - k) / 2;
  };
  const fins = path.map(([x, y], i) => {
    const next = path[i + 1];
    if (!next || i === 0 || i % every || i > path.length - 3) return null;
    const h = halfAt(i);
    const spike = poly(...points`${-h * 0.4},${-h * 0.8} ${h * 0.1},${-h * 1.75} ${h * 0.5},${-h * 0.8}`);
    return part(transform(spike, { x, y, rotate: Math.atan2(next[1] - y, next[0] - x) }), fin, { round: 0.5 });
  });
  return group(
    'sea serpent',
    fins,
    scaled(tube(spine, widths), colour, { grain: 0.5, shade: darker(colour, 0.35), round: 1 }),
  );
};

export interface SerpentHeadOptions {
  readonly colour?: Colour;
  readonly belly?: Colour;
  readonly fin?: Colour;
  readonly asleep?: boolean;
}

/** Looks right; the neck ends at 0,0. */
export const serpentHead = ({
  colour = SEA,
  belly = '#d8cfa0',
  fin = FIN,
  asleep = true,
}: SerpentHeadOptions = {}): Motif =>
  group(
    '',
    many(5, i =>
      part(
        transform(blob(...points`0,0! 22,-9 50,0! 22,9`), {
          x: -26,
          y: -8 + i * 8,
          rotate: Math.PI * (1.22 - i * 0.13),
        }),
        fin,
        { round: 0.5, texture: 'leaf' },
      ),
    ),
    scaled(blob(...points`-34,4 -28,-30 2,-40 30,-26 62,-18 80,-4 76,14 40,24 0,30 -28,24`), colour, {
      grain: 0.6,
      shade: darker(colour, 0.25),
    }),
    part(blob(...points`80,2 50,8 14,14 -8,18 2,30 40,24 74,14`), belly, { round: 0.6, ao: 0.1 }),
    line(points`80,2 52,8 20,12 4,8`, 1.6, darker(colour, 0.65)),
    [-1, 0].map(i =>
      part(tube(points`${2 + i * 12},-36 ${-12 + i * 14},-64 ${-30 + i * 14},-78`, [9, 6, 1.4]), '#e8d8b0', {
        texture: 'bark',
      }),
    ),
    part(ellipse(70, -8, 2.6, 1.8), darker(colour, 0.7), { ao: 0 }),
    part(tube(points`74,4 98,12 112,34 104,54`, [4, 3, 2, 0.6]), fin),
    part(tube(points`66,10 80,30 78,56`, [4, 2.6, 0.6]), fin),
    asleep ? lid(22, -14, 10) : [part(ellipse(22, -14, 9, 8), '#f4e0a0', { round: 0.7 }), eye(24, -13, 5)],
  );
