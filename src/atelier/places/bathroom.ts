import { mix, type Rgb, rgb } from '../colour.ts';
import { fbm, noise } from '../geometry/noise.ts';
import { points } from '../geometry/points.ts';
import { rng } from '../geometry/random.ts';
import { blob, ellipse, union } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { both } from '../kit.ts';
import type { Mark } from '../mark.ts';
import { group, part } from '../motif.ts';
import { ripples } from '../motifs/sea/surface.ts';
import type { Scene } from '../scene/scene.ts';

const BRASS = { texture: 'gold', shade: '#8a5a2c' } as const;

const taps = () =>
  group(
    'taps',
    part(tube(points`400,330 400,226 432,196 462,236 462,262`, [30, 28, 26, 26, 28]), '#c8963c', BRASS),
    both(side => [
      part(
        tube(
          [
            [400 + side * 96, 330],
            [400 + side * 96, 262],
          ],
          [26, 22],
        ),
        '#c8963c',
        BRASS,
      ),
      part(
        union(
          tube(
            [
              [366 + side * 96, 250],
              [434 + side * 96, 250],
            ],
            18,
          ),
          ellipse(400 + side * 96, 246, 20),
        ),
        '#e6c878',
        { texture: 'gold' },
      ),
    ]),
    part(blob(...points`462,286 454,306 462,316 470,306`), '#e8fbff', { emit: 0.4 }),
  );

/** The tiled wall, and a bath as wide as an ocean. */
export const bath = (s: Scene): void => {
  const [light, dark, grout, shallow, deep, foam] = [
    '#8fb8b4',
    '#5f9298',
    '#d6e6de',
    '#a8dcd4',
    '#3f93a4',
    '#e6f8ee',
  ].map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  s.field(
    (x, y) =>
      x % 100 < 3.5 || y % 86 < 3.4
        ? grout
        : mix(light, dark, 0.5 + noise(Math.floor(x / 100) * 3.1, Math.floor(y / 86) * 5.3) * 0.7),
    { detail: 0.3, bottom: 480, stroke: 1.57 },
  );
  const basin = blob(...points`60,1300 -30,900 40,560 150,380 400,336 650,380 760,560 830,900 740,1300`);
  s.put(
    group(
      'bath',
      part(blob(...points`-60,1300 -120,800 -30,500 110,320 400,270 690,320 830,500 920,800 860,1300`), '#f4efe4', {
        shade: '#cfc6c4',
      }),
      part(basin, '#d8dcd6', { shade: '#a8b8b8', round: 0.3 }),
    ),
  );
  s.clip(basin, () =>
    s.field(
      (x, y) => {
        if (y < 426 + ((x - 400) / 300) ** 2 * 66) return null;
        return mix(
          mix(shallow, deep, Math.min(1, (y - 420) / 680)),
          foam,
          Math.max(0, fbm(x * 0.006, y * 0.016, 4) - 0.1) * 1.5,
        );
      },
      { top: 424, detail: 0.2, stroke: (x, y) => fbm(x * 0.006, y * 0.016, 4) * 2 },
    ),
  );
  s.put(taps());
};

export const bathFoam = (s: Scene): void => {
  const random = rng(9);
  for (let i = 0; i < 62; i++) {
    const x = random() * 800;
    s.put(
      part(ellipse(x, 1190 - Math.abs(x - 400) * 0.16 + random.bell() * 40, random.between(12, 44)), '#f8fbf4', {
        shade: '#b8d4d8',
        round: 1,
        alpha: 0.86,
        ao: 0.12,
      }),
    );
  }
};

/** The water a knee stands in: a veil of it over the foot of the island, and rings around. */
export const shallows = (s: Scene, { x, y, scale }: Mark): void => {
  const [water, glint] = [rgb('#5aa8b0'), rgb('#d8f2ea')];
  const veil = { detail: 0.2, alpha: 0.82, top: y, bottom: y + 130 };
  const surface = (px: number, py: number) => mix(water, glint, Math.max(0, fbm(px * 0.01, py * 0.03)));
  s.clip(ellipse(x, y + 66, 196 * scale, 62), () => s.field(surface, veil), { soft: 6 });
  s.put(ripples(x, y + 44, 172 * scale, 44));
};
