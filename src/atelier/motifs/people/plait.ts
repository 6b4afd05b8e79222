import { type Colour, mix } from '../../colour.ts';
import { type Point, spline } from '../../geometry/curve.ts';
import { clamp } from '../../geometry/number.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { both, many } from '../../kit.ts';
import { group, line, type Motif, part } from '../../motif.ts';

/** Two heads of hair plaited into one along a curve, dark at one end and red at the other. */
export const plait = (spine: readonly Point[], from: Colour, to: Colour, width: number): Motif => {
  const curve = spline(spine, false, 9);
  return group(
    'plait',
    curve.slice(1).map(([u, v], i) => {
      const [x, y] = curve[i] as Point;
      const along = Math.atan2(v - y, u - x);
      const side = i % 2 ? 1 : -1;
      const strand = ellipse(
        x - Math.sin(along) * side * width * 0.2,
        y + Math.cos(along) * side * width * 0.2,
        width * 0.44,
        width * 0.29,
        along + side * 0.6,
      );
      return part(strand, mix(from, to, clamp((i / curve.length) * 5 - 2)), {
        texture: 'fur',
        grain: 0.7,
        round: 0.95,
        ao: 0.4,
      });
    }),
  );
};

export const hairRibbon = () => {
  const bow = (q: number) => blob([400, 884, 1], [400 + q * 42, 858], [400 + q * 52, 892], [400 + q * 30, 914]);
  return group(
    'ribbon',
    part(tube(points`400,792 404,838 400,882`, [26, 30, 26]), '#f0c860', { texture: 'cloth', ao: 0.4 }),
    both(q => part(bow(q), '#f0c860', { texture: 'cloth', ao: 0.3 })),
    part(ellipse(400, 886, 13), '#d8a040', { texture: 'cloth' }),
  );
};

export const hairShine = () =>
  group(
    '',
    many(5, i =>
      line(
        points`${534 + i * 10},${936 - i * 6} ${530 + i * 14},${862 - i * 4} ${584 + i * 8},${812 + i * 2}`,
        [2, 6, 3],
        '#c8b0a0',
        { alpha: 0.4 },
      ),
    ),
  );
