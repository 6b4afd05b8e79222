import { points } from '../geometry/points.ts';
import { rng } from '../geometry/random.ts';
import { blob, ellipse, poly, rect } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { both } from '../kit.ts';
import { group, part } from '../motif.ts';
import { sheepBust } from '../motifs/creatures/sheep.ts';
import type { Scene } from '../scene/scene.ts';

const BRASS = { texture: 'gold' } as const;

const PANEL = { shade: '#4a2a24', texture: 'plank', grain: 0.4 } as const;

export const judgesBench = () =>
  group(
    'bench',
    part(poly(...points`386,236 414,236 436,306 404,286 396,286 364,306`), '#f8f2e4', { texture: 'cloth' }),
    part(rect(214, 296, 372, 26, 6), '#a8683c', { texture: 'hplank' }),
    part(poly(...points`232,322 568,322 556,520 244,520`), '#7a4630', PANEL),
    part(ellipse(400, 412, 46), '#d9a941', BRASS),
    part(ellipse(400, 412, 34), '#7a4630', { texture: 'wood' }),
    part(tube(points`400,384 400,438`, 6), '#e8bc58', BRASS),
    part(tube(points`374,398 426,398`, 6), '#e8bc58', BRASS),
    both(q => part(blob(...points`${400 + q * 24},400 ${400 + q * 36},422 ${400 + q * 12},422`), '#e8bc58', BRASS)),
    part(tube(points`512,292 566,262`, 9), '#5a3424', { texture: 'wood' }),
    part(tube(points`552,236 588,288`, 30), '#6a3c28', { texture: 'wood' }),
  );

export const dock = () =>
  group(
    'dock',
    part(rect(60, 1096, 680, 34, 6), '#b5764a', { texture: 'hplank' }),
    part(rect(84, 1130, 632, 90), '#7a4630', PANEL),
  );

export const jury = (s: Scene): void => {
  const random = rng(4);
  for (const { row, y, scale } of [
    { row: [70, 188, 612, 730], y: 516, scale: 0.92 },
    { row: [92, 246, 554, 690], y: 690, scale: 1.12 },
  ]) {
    for (const x of row) {
      const wolf = x === 690;
      const wool = random.pick(['#f4ead6', '#e4d4b8', '#f8f2e6', '#c8b49a', '#8a7468']);
      const face = wolf ? '#7a7884' : random.pick(['#4a3a3c', '#e0c8b0', '#3a3034', '#6a5048']);
      s.put(sheepBust({ wool, face, wolf, gaze: [x < 400 ? 4 : -4, 5], frown: random.between(0, 8) }), {
        x,
        y,
        scale,
        lift: 0.08,
      });
    }
    s.put(
      group(
        'jury rail',
        part(rect(-20, y + 66 * scale, 840, 30, 6), '#a86a40', { texture: 'hplank' }),
        part(rect(-20, y + 66 * scale + 30, 840, 150), '#6f4030', PANEL),
      ),
    );
  }
};
