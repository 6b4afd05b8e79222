import { mix, rgb } from '../colour.ts';
import { fbm } from '../geometry/noise.ts';
import { clamp } from '../geometry/number.ts';
import { points } from '../geometry/points.ts';
import { blob, ellipse, rect, type Transform } from '../geometry/shape.ts';
import { group, part } from '../motif.ts';
import { bookStack } from '../motifs/objects/books.ts';
import { ladder } from '../motifs/objects/climbing.ts';
import { clock } from '../motifs/objects/clock.ts';
import { frame } from '../motifs/objects/frames.ts';
import { candle, lantern } from '../motifs/objects/lights.ts';
import { chair } from '../motifs/objects/seats.ts';
import { flower } from '../motifs/plants/small.ts';
import type { Scene } from '../scene/scene.ts';

export const appleRooms = (s: Scene, home: Transform): void => {
  const [near, far] = [rgb('#c88a4c'), rgb('#5a3428')];
  s.field((x, y) => mix(near, far, clamp(Math.hypot(x - 400, y - 678) / 240) + fbm(x * 0.01, y * 0.01, 2) * 0.2), {
    top: 380,
    bottom: 980,
    stroke: 1.57,
  });
  s.lamp(350, 578, '#ffd080', 240, 1.1, 70);
  s.put(
    group(
      'floors',
      part(rect(-40, 3, 80, 3), '#7a4c30', { texture: 'hplank' }),
      part(rect(-40, 30, 80, 10), '#7a4c30', { texture: 'hplank' }),
    ),
    home,
  );
  s.put(ladder({ height: 190, width: 32 }), { x: 530, y: 880 }).put(bookStack({ count: 6, width: 60, seed: 3 }), {
    x: 540,
    y: 690,
    scale: 1.05,
  });
  s.put(lantern(), { x: 290, y: 498, scale: 1.8 })
    .put(chair({ seat: '#6a9a6a' }), { x: 270, y: 880, scale: 1.5 })
    .put(clock({ radius: 30 }), { x: 500, y: 528 });
  s.put(group('rug', part(ellipse(400, 884, 110, 12), '#a84a5c', { round: 0.2 }))).put(
    candle({ height: 24, power: 0.8 }),
    { x: 390, y: 878, scale: 1.4 },
  );
  s.put(frame({ width: 50, height: 40, thickness: 7 }), { x: 400, y: 488 }).put(
    flower({ colour: '#e8a04a', height: 50, radius: 12 }),
    { x: 215, y: 688, scale: 1.2 },
  );
};

export const burrowRoom = (s: Scene): void => {
  s.field(
    (x, y) =>
      mix(
        '#e8aa60',
        '#7a4630',
        clamp(Math.hypot((x - 400) / 330, (y - 800) / 260) + fbm(x * 0.012, y * 0.012, 3) * 0.25),
      ),
    { top: 600, bottom: 1060, stroke: (x, y) => Math.atan2(y - 820, x - 400) + 1.57 },
  );
  s.put(part(blob(...points`100,1000 400,975 720,1000 720,1060 100,1060`), '#8a5a38', { texture: 'hplank' }));
  s.put(
    group(
      'rug',
      part(ellipse(390, 1002, 190, 22), '#a8443c', {
        round: 0.2,
        pattern: { kind: 'ring', x: 390, y: 1002, width: 34, colour: '#e0b060', alpha: 0.6 },
      }),
    ),
  );
  s.put(bookStack({ count: 7, seed: 4, width: 60 }), { x: 560, y: 990, scale: 1.05 });
  s.put(candle({ height: 26 }), { x: 562, y: 898, scale: 1.2 });
};
