import type { Colour } from '../colour.ts';
import { points } from '../geometry/points.ts';
import { ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { ring } from '../kit.ts';
import { type Part, type Pieces, part } from '../motif.ts';

/** Flat, crisp, as the finest brush paints it. */
export const FINE = { round: 0, ao: 0, detail: 1 } as const;

/** An eye that looks out of the picture: white or golden, a pupil, and the light in it. */
export const gaze = (x: number, y: number, radius: number, iris: Colour, look = 0.12): Pieces => [
  part(ellipse(x, y, radius * 1.18), '#1b1522', { round: 0.2, ao: 0.2, detail: 1 }),
  part(ellipse(x, y, radius), iris, { round: 0.5, ao: 0, detail: 1, lift: 0.12 }),
  part(ellipse(x + radius * look, y, radius * 0.58), '#120e18', FINE),
  part(ellipse(x + radius * (look + 0.2), y - radius * 0.3, radius * 0.2), '#ffffff', { ...FINE, emit: 1 }),
];

/** A closed or smiling lid: an arc that hangs (or, with a negative sag, one that smiles). */
export const arc = (x: number, y: number, half: number, sag: number, width = 9, colour: Colour = '#1b1522'): Part =>
  part(
    tube(
      points`${x - half},${y} ${x - half * 0.6},${y + sag * 0.7} ${x},${y + sag} ${x + half * 0.6},${y + sag * 0.7} ${x + half},${y}`,
      [width * 0.4, width, width * 0.4],
    ),
    colour,
    FINE,
  );

/** A round pair of spectacles, or one glass of it. */
export const glass = (x: number, y: number, radius: number, colour: Colour = '#c9963e'): Pieces => [
  part(ellipse(x, y, radius), '#eaf6ff', { ...FINE, alpha: 0.22 }),
  part(ring(x, y, radius * 1.13, radius * 0.95), colour, { round: 0.8, ao: 0.15, detail: 1, texture: 'gold' }),
];
