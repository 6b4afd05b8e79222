import { points } from '../geometry/points.ts';
import { blob } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { many } from '../kit.ts';
import { group, part } from '../motif.ts';
import { roundTree } from '../motifs/plants/oak.ts';
import { flower } from '../motifs/plants/small.ts';
import { sun } from '../motifs/sky/celestial.ts';
import type { Scene } from '../scene/scene.ts';

export const summerMorning = (s: Scene): void => {
  s.sky(
    [
      [0, '#7cc0c8'],
      [0.6, '#d4ecc8'],
      [1, '#fff3bf'],
    ],
    { top: 620, bottom: 900, clouds: { amount: 0.05, colour: '#ffffff', scale: 0.5 } },
  );
  s.put(sun({ radius: 26 }), { x: 490, y: 700 });
  s.put(
    group(
      'summer meadow',
      part(blob(...points`300,860 400,835 500,850 600,830 600,1000 300,1000`), '#a8c860', {
        shade: '#6f9a48',
        texture: 'grass',
        emit: 0.35,
      }),
      part(tube(points`440,990 425,920 462,880 450,850`, [70, 34, 14, 5]), '#f4e2ac', { emit: 0.5, ao: 0 }),
    ),
  );
  s.put(roundTree({ colour: '#8fb04c', shade: '#4f7a40' }), { x: 385, y: 870, scale: 0.8 });
  many(16, i =>
    s.put(flower({ colour: i % 2 ? '#e0604a' : '#f2c04a', height: 20, radius: 6 }), {
      x: 365 + i * 10,
      y: 978 - (i % 4) * 14,
      scale: 0.9,
    }),
  );
};
