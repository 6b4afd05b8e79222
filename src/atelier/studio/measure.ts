import sharp from 'sharp';

/** What numbers can tell about a picture. They catch duplicates and bad exposure, never meaning. */
export interface Measures {
  /** Perceptual hash: 64 signs of the lowest frequencies. */
  readonly hash: readonly boolean[];
  /** OKLab of a 6 × 9 grid: where which colours lie. */
  readonly layout: readonly Lab[];
  /** Mean and spread of lightness, and the shares that are crushed or burned. */
  readonly lightness: number;
  readonly spread: number;
  readonly crushed: number;
  readonly burned: number;
  /** Bits needed to say which of five main colours a pixel has: low means dull or two-toned. */
  readonly palette: number;
}

type Lab = readonly [l: number, a: number, b: number];

const CRUSHED = 0.2;
const BURNED = 0.965;
const HASH_SIDE = 32;
const LOOK = { width: 60, height: 90, columns: 6, rows: 9 } as const;

const linear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** Ottosson's OKLab: equal steps look equal. */
export const toLab = (red: number, green: number, blue: number): Lab => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** Colour counts double: two cards of the same greys but other hues are not alike. */
const distance2 = (p: Lab, q: Lab): number => (p[0] - q[0]) ** 2 + 2 * (p[1] - q[1]) ** 2 + 2 * (p[2] - q[2]) ** 2;

/** Signs of the 8 × 8 lowest cosine frequencies against their median, for a grey picture 32 pixels square. */
export const hashOfGrey = (grey: Uint8Array): boolean[] => {
  const waves = Array.from({ length: 8 }, (_, u) =>
    Float64Array.from({ length: HASH_SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * HASH_SIDE))),
  );
  const frequencies = waves.flatMap(down =>
    waves.map(across => {
      let sum = 0;
      for (let y = 0; y < HASH_SIDE; y++)
        for (let x = 0; x < HASH_SIDE; x++)
          sum += (grey[y * HASH_SIDE + x] as number) * (across[x] as number) * (down[y] as number);
      return sum;
    }),
  );
  const median = frequencies.slice(1).toSorted((a, b) => a - b)[31] as number;
  return frequencies.map(v => v > median);
};

const layoutOf = (labs: readonly Lab[]): Lab[] => {
  const { width, columns, rows } = LOOK;
  const cell = width / columns;
  return Array.from({ length: columns * rows }, (_, i): Lab => {
    const sum = [0, 0, 0];
    const left = (i % columns) * cell;
    const top = Math.floor(i / columns) * cell;
    for (let y = top; y < top + cell; y++)
      for (let x = left; x < left + cell; x++)
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + ((labs[y * width + x] as Lab)[c] as number);
    return sum.map(v => v / (cell * cell)) as unknown as Lab;
  });
};

/** Entropy of five colours found by k-means from fixed starts. */
const paletteOf = (labs: readonly Lab[]): number => {
  const k = 5;
  let centres = Array.from({ length: k }, (_, i) => labs[Math.floor(((i + 0.5) / k) * labs.length)] as Lab);
  let counts: number[] = [];
  for (let round = 0; round < 12; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const lab of labs) {
      const distances = centres.map(centre => distance2(lab, centre));
      const sum = sums[distances.indexOf(Math.min(...distances))] as number[];
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (lab[c] as number);
      sum[3] = (sum[3] as number) + 1;
    }
    counts = sums.map(sum => sum[3] as number);
    centres = sums.map((sum, i) => {
      const n = sum[3] as number;
      return n
        ? ([(sum[0] as number) / n, (sum[1] as number) / n, (sum[2] as number) / n] as const)
        : (centres[i] as Lab);
    });
  }
  return counts.filter(n => n > 0).reduce((bits, n) => bits - (n / labs.length) * Math.log2(n / labs.length), 0);
};

export const measure = async (file: string): Promise<Measures> => {
  const grey = await sharp(file).resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' }).grayscale().raw().toBuffer();
  const { width, height } = LOOK;
  const bytes = await sharp(file).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const labs: Lab[] = [];
  for (let i = 0; i < bytes.length; i += 3)
    labs.push(toLab(bytes[i] as number, bytes[i + 1] as number, bytes[i + 2] as number));
  const share = (of: (l: number) => boolean): number => labs.filter(([l]) => of(l)).length / labs.length;
  const lightness = labs.reduce((sum, [l]) => sum + l, 0) / labs.length;
  return {
    hash: hashOfGrey(grey),
    layout: layoutOf(labs),
    lightness,
    spread: Math.sqrt(labs.reduce((sum, [l]) => sum + (l - lightness) ** 2, 0) / labs.length),
    crushed: share(l => l < CRUSHED),
    burned: share(l => l > BURNED),
    palette: paletteOf(labs),
  };
};

export const hashDistance = (a: Measures, b: Measures): number =>
  a.hash.reduce((n, bit, i) => n + (bit === b.hash[i] ? 0 : 1), 0);

export const layoutDistance = (a: Measures, b: Measures): number =>
  Math.sqrt(a.layout.reduce((sum, p, i) => sum + distance2(p, b.layout[i] as Lab), 0) / a.layout.length);
