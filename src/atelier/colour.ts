import { lerp } from './geometry/number.ts';

/** Red, green, blue in 0–1, as the eye sees them (no gamma is undone: storybook light adds better that way). */
export type Rgb = readonly [red: number, green: number, blue: number];
/** '#rgb', '#rrggbb' or numbers. */
export type Colour = string | Rgb;

export const rgb = (colour: Colour): Rgb => {
  if (typeof colour !== 'string') return colour;
  const step = colour.length === 4 ? 1 : 2;
  const channel = (i: number): number => {
    const digits = colour.slice(1 + i * step, 1 + (i + 1) * step);
    return Number.parseInt(step === 1 ? digits + digits : digits, 16) / 255;
  };
  return [channel(0), channel(1), channel(2)];
};

export const mix = (from: Colour, to: Colour, t: number): Rgb => {
  const a = rgb(from);
  const b = rgb(to);
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
};
