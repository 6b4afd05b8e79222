import { mix } from '../colour.ts';
import { points } from '../geometry/points.ts';
import type { Random } from '../geometry/random.ts';
import { ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { cycle, many } from '../kit.ts';
import { group, part } from '../motif.ts';
import { flyingBird } from '../motifs/animals/bird.ts';
import type { Scene } from '../scene/scene.ts';

const PRINT = { round: 0, ao: 0 } as const;

/** The twig every printed bird sat on. */
const twig = () =>
  group(
    '',
    part(tube(points`-46,46 0,30 46,46`, [2, 5, 2]), '#88a49c', PRINT),
    [-30, 0, 30].map(d => part(ellipse(d, 34 + Math.abs(d) * 0.3, 9, 5, d * 0.02), '#88a49c', PRINT)),
  );

export const BIRD_COLOURS = ['#e0a83c', '#d8604a', '#f2e6cc', '#5fa0a8', '#c77b9a'];

export const printedBirds = (s: Scene, random: Random): void => {
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 7; i++) {
      const [x, y] = [62 + i * 124 + (row % 2) * 62, 70 + row * 112];
      const stays = Math.hypot(x - 400, y - 640) / 420 > 0.72 + random() * 0.35;
      const flat = { x, y, scale: 0.62, flip: (i + row) % 2 === 1, rim: 0, ao: 0, lit: 0.2 };
      s.put(twig(), { x, y });
      if (stays) s.put(flyingBird({ name: '' }), { ...flat, silhouette: '#c8d6c4', lift: 0.25 });
      else if (row < 7) s.put(flyingBird({ name: '' }), { ...flat, silhouette: '#66848a' });
    }
};

export const freedBirds = (s: Scene, random: Random): void => {
  many(18, i => {
    const [angle, radius, colour] = [i * 2.4, 200 + i * 16, cycle(BIRD_COLOURS, i)];
    const [x, y, rotate] = [
      400 + Math.cos(angle) * radius * 0.95,
      560 + Math.sin(angle) * radius * 0.92,
      random.bell() * 0.5,
    ];
    const inTheWay = y > 860 || (Math.abs(x - 400) < 130 && y > 420);
    if (!inTheWay)
      s.put(flyingBird({ colour, shade: mix(colour, '#3a2030', 0.4), wing: (i % 3) * 0.4 }), {
        x,
        y,
        rotate,
        scale: 1.5 + (i % 4) * 0.22,
        flip: Math.cos(angle) < 0,
        lift: 0.2,
      });
  });
};
