import { type Colour, type Rgb, rgb } from '../colour.ts';
import { tabulate } from '../geometry/table.ts';

/** A lighting decision: one key, a sky above, a bounce below, a rim, and the colour distance fades to. */
export interface Light {
  /** Towards the light: x right, y down, z out of the picture. Any length. */
  readonly direction: readonly [number, number, number];
  readonly key: Colour;
  readonly keyPower: number;
  readonly above: Colour;
  readonly below: Colour;
  readonly rim: Colour;
  readonly rimPower: number;
  readonly fog: Colour;
}

/** The same, ready for the inner loop. */
export interface Lighting {
  readonly direction: Rgb;
  readonly key: Rgb;
  readonly keyPower: number;
  readonly above: Rgb;
  readonly below: Rgb;
  readonly rim: Rgb;
  readonly rimPower: number;
  readonly fog: Rgb;
}

/** Afternoon light from the upper left, for scenes that forget to choose a rig. */
export const PLAIN_LIGHT: Light = {
  direction: [-0.5, -0.6, 0.62],
  key: [1, 0.93, 0.8],
  keyPower: 0.75,
  above: [0.55, 0.6, 0.75],
  below: [0.4, 0.36, 0.42],
  rim: [1, 0.95, 0.8],
  rimPower: 0.35,
  fog: [0.7, 0.75, 0.8],
};

export const lightingOf = (light: Light): Lighting => {
  const [x, y, z] = light.direction;
  const length = Math.hypot(x, y, z);
  return {
    direction: [x / length, y / length, z / length],
    key: rgb(light.key),
    keyPower: light.keyPower,
    above: rgb(light.above),
    below: rgb(light.below),
    rim: rgb(light.rim),
    rimPower: light.rimPower,
    fog: rgb(light.fog),
  };
};

/** A point lamp, in pixels. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly power: number;
  readonly height: number;
  readonly colour: Rgb;
}

/** Falloff as a function of 1 / (1 + d²/r²): softer than physics, so that a lamp reaches its room. */
export const lampFalloff = tabulate(t => t ** 1.6);

/** A lamp's light is felt up to three radii away; farther than that it is not worth the loop. */
export const LAMP_REACH = 3;

/** How much of the rim light a surface turned this far away catches; 2.2 keeps it to a thin edge. */
export const rimFalloff = tabulate(t => t ** 2.2);

/** Light may add up but not burn: linear to .85, then a shoulder that ends at 1.25. */
export const shoulder = (v: number): number => (v < 0.85 ? v : 0.85 + 0.4 * (1 - Math.exp((0.85 - v) / 0.4)));
