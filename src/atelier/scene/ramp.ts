import { type Colour, type Rgb, rgb } from '../colour.ts';
import { clamp, lerp, smooth } from '../geometry/number.ts';

type PlacedStop = readonly [place: number, colour: Colour];

/** Colours from top to bottom: evenly spaced, or each with its place 0–1; in words, '0 #8fa8c8, 0.4 #e8b478, 1 #d8a8b8'. */
export type Stops = readonly Colour[] | readonly PlacedStop[] | string;

const STEPS = 512;

const isPlaced = (stop: Colour | PlacedStop): stop is PlacedStop => typeof stop !== 'string' && stop.length === 2;

const readStops = (written: string): PlacedStop[] =>
  written.split(',').map(stop => {
    const [place, colour = ''] = stop.trim().split(' ');
    return [Number(place), colour];
  });

/** A gradient read from a table. Placed stops ease a little into each other, evenly spaced ones do not. */
export class Ramp {
  readonly #table = new Float32Array((STEPS + 1) * 3);

  constructor(written: Stops) {
    const stops = typeof written === 'string' ? readStops(written) : written;
    const eased = isPlaced(stops[0] as Colour | PlacedStop);
    const placed = stops.map((stop, i): readonly [number, Rgb] =>
      isPlaced(stop) ? [stop[0], rgb(stop[1])] : [i / (stops.length - 1), rgb(stop)],
    );
    for (let k = 0; k <= STEPS; k++) {
      const t = k / STEPS;
      let i = 0;
      while (i < placed.length - 2 && t > (placed[i + 1] as readonly [number, Rgb])[0]) i++;
      const [a, from] = placed[i] as readonly [number, Rgb];
      const [b, to] = placed[Math.min(i + 1, placed.length - 1)] as readonly [number, Rgb];
      const u = b > a ? clamp((t - a) / (b - a)) : 0;
      const e = eased ? smooth(0, 1, u) * 0.4 + u * 0.6 : u;
      for (let c = 0; c < 3; c++) this.#table[k * 3 + c] = lerp(from[c] as number, to[c] as number, e);
    }
  }

  at(t: number, channel: 0 | 1 | 2): number {
    const q = clamp(t) * STEPS;
    const i = q | 0;
    const j = Math.min(STEPS, i + 1);
    return lerp(this.#table[i * 3 + channel] as number, this.#table[j * 3 + channel] as number, q - i);
  }
}
