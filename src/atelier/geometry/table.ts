/** A function of 0–1 read from a table with linear interpolation: for powers in inner loops. */
export const tabulate = (fn: (t: number) => number, steps = 1024): ((t: number) => number) => {
  const table = Float64Array.from({ length: steps + 2 }, (_, i) => fn(Math.min(1, i / steps)));
  return t => {
    const q = t <= 0 ? 0 : t >= 1 ? steps : t * steps;
    const i = q | 0;
    const a = table[i] as number;
    return a + ((table[i + 1] as number) - a) * (q - i);
  };
};
