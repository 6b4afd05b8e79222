// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { lerp, TAU } from '../../geometry/number.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { many, ring } from '../../kit.ts';
import { group, part } from '../../motif.ts';

export const giantFace = group('giant face',
  part(rect(100, 100, 600, 600), '#e0b08a', { texture: 'stone', grain: 0.4, bump: 0.05, shade: '#c8866a', round: 0,
    detail: 0.3 }),
  part(blob([150, 300], [280, 190], [420, 160], [560, 200], [660, 280], [600, 250], [420, 210], [260, 244]), '#5a3a2c',
    { texture: 'fur', grain: 0.5, stroke: 0 }),
  part(ellipse(410, 420, 210, 150), '#c88a6c', { alpha: 0.5, soft: 26, ao: 0, round: 0 }));

export const giantEye = group('giant eye',
  part(blob([200, 430, 1], [300, 330], [420, 306], [540, 340], [620, 430, 1], [540, 510], [410, 540], [280, 506]), '#f6efe0',
    { shade: '#d8c8bc', round: 0.7 }),
  part(ellipse(410, 424, 104, 108), '#4f8078', { round: 0.3, pattern: { kind: 'ring', x: 410, y: 424, width: 30,
    colour: '#7ab094', alpha: 0.5 } }),
  part(ring(410, 424, 106, 92), '#24444a', { round: 0, ao: 0, alpha: 0.8 }),
  many(40, i => {
    const [cos, sin] = [Math.cos((i / 40) * TAU), Math.sin((i / 40) * TAU)];
    return part(tube([[410 + cos * 50, 424 + sin * 50], [410 + cos * 94, 424 + sin * 94]], [3, 1.4]),
      i % 2 ? '#a8d0a4' : '#d8c070', { alpha: 0.5, ao: 0, round: 0 });
  }),
  part(ellipse(410, 424, 50), '#0c0c12', { round: 0.2, ao: 0 }),
  part(ellipse(448, 380, 22, 26, 0.4), '#fffbe8', { emit: 1, ao: 0, alpha: 0.95 }), part(ellipse(376, 468, 9), '#fffbe8',
    { emit: 0.8, ao: 0, alpha: 0.6 }),
  part(tube([[196, 436], [300, 322], [420, 296], [545, 330], [630, 436]], [6, 20, 24, 20, 6]), '#d09a78', { round: 0.9 }),
  part(tube([[200, 436], [300, 338], [420, 314], [545, 346], [622, 434]], [3, 9, 11, 9, 3]), '#3a2422', { ao: 0, round: 0 }),
  many(13, (_, u) => {
    const [x, y] = [lerp(235, 590, u), 400 - Math.sin(u * Math.PI) * 86];
    return part(tube([[x, y], [x + (u - 0.5) * 50, y - 34], [x + (u - 0.5) * 100, y - 52]], [6, 4, 0.8]), '#2a1a1a',
      { ao: 0, round: 0.3 });
  }));
