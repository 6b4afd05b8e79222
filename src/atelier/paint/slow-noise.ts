import { noise } from '../geometry/noise.ts';

/** Noise sampled eight times a wave and interpolated in between: indistinguishable, and four times faster to read. */
class Lattice {
  readonly #values: Float32Array;
  readonly #columns: number;
  readonly #scale: number;

  constructor(width: number, height: number, unit: number, frequency: number, dx: number, dy: number) {
    this.#scale = (frequency * 8) / unit;
    this.#columns = Math.ceil(width * this.#scale) + 2;
    const rows = Math.ceil(height * this.#scale) + 2;
    this.#values = new Float32Array(this.#columns * rows);
    for (let y = 0, i = 0; y < rows; y++)
      for (let x = 0; x < this.#columns; x++, i++) this.#values[i] = noise(x / 8 + dx, y / 8 + dy);
  }

  at(x: number, y: number): number {
    const fx = x * this.#scale;
    const fy = y * this.#scale;
    const xi = fx | 0;
    const yi = fy | 0;
    const u = fx - xi;
    const i = yi * this.#columns + xi;
    const v = this.#values;
    const top = (v[i] as number) + ((v[i + 1] as number) - (v[i] as number)) * u;
    const j = i + this.#columns;
    const low = (v[j] as number) + ((v[j + 1] as number) - (v[j] as number)) * u;
    return top + (low - top) * (fy - yi);
  }
}

/** The unevenness of the hand across the whole picture, read in canvas pixels by every part. */
export class SlowNoise {
  /** Bends colour gradients. */
  readonly gradient: Lattice;
  /** Turns the brush where a form is flat. */
  readonly stroke: Lattice;
  /** Drifts the hue warm and cool. */
  readonly hue: Lattice;
  /** Makes the light falter. */
  readonly light: Lattice;
  /** Frays the border between two tones. */
  readonly tone: Lattice;

  constructor(width: number, height: number, unit: number, seed: number) {
    const s = seed % 97;
    const lattice = (frequency: number, dx: number, dy: number): Lattice =>
      new Lattice(width, height, unit, frequency, dx, dy);
    this.gradient = lattice(0.015, s, 0);
    this.stroke = lattice(0.01, 0, 0);
    this.hue = lattice(0.012, s * 3, 40);
    this.light = lattice(0.035, s, 0);
    this.tone = lattice(0.06, 3, s);
  }
}
