import { mix, rgb } from '../colour.ts';
import { fbm } from '../geometry/noise.ts';
import type { Scene } from '../scene/scene.ts';

/** Seen from the saddle: how far away a row of the field is. */
const farness = (y: number): number => 1 / (((y - 545) / 655) * 0.92 + 0.1);

const isClover = (x: number, y: number): boolean =>
  ((Math.floor(((x - 470) * farness(y)) / 250 + 50) + Math.floor(farness(y) * 1.35)) & 1) === 1;

const [WHEAT, STUBBLE, CLOVER, LEAF, EARTH] = [
  rgb('#e8c868'),
  rgb('#c89a40'),
  rgb('#5f8a48'),
  rgb('#8fb050'),
  rgb('#7a5a38'),
];

export const chequeredField = (s: Scene): void => {
  s.field(
    (x, y) => {
      const clover = isClover(x, y);
      const across = (((x - 470) * farness(y)) / 250 + 50) % 1;
      const crop = mix(clover ? CLOVER : WHEAT, clover ? LEAF : STUBBLE, 0.5 + fbm(x * 0.03, y * 0.09, 3));
      return Math.min(across, 1 - across) < 0.02 ? mix(crop, EARTH, 0.35) : crop;
    },
    { detail: 0.28, top: 545, stroke: (x, y) => (isClover(x, y) ? 0.3 : 1.5) },
  );
};
