export const TAU = Math.PI * 2;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

/** Smoothstep: 0 below `from`, 1 above `to`, an S between. */
export const smooth = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};
