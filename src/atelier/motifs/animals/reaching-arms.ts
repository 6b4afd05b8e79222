import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';

/** Eight arms; the outermost two reach for the boat. */
export const REACHING_ARMS = [
  points`-26,6 -90,40 -112,-30 -96,-110 -78,-132`,
  points`-20,10 -70,70 -120,60 -118,10 -96,6`,
  points`-12,14 -44,90 -92,120 -110,92 -92,80`,
  points`-4,16 -16,90 -40,140 -14,150 -8,134`,
  points`4,16 16,96 50,138 24,156 14,140`,
  points`12,14 50,84 100,108 112,78 92,70`,
  points`20,10 74,62 120,44 112,-8 92,-4`,
  points`26,6 94,30 108,-50 86,-120 66,-140`,
];

/** Where an arm ends once the octopus stands somewhere. */
export const armTip = (i: number, { x, y, scale }: { x: number; y: number; scale: number }): Point => {
  const [dx, dy] = (REACHING_ARMS[i] as Point[])[4] as Point;
  return [x + dx * scale, y + dy * scale];
};
