import { type Colour, rgb } from '../colour.ts';
import type { Point, Shape } from '../geometry/curve.ts';
import type { Rig } from '../rigs.ts';
import { paintMist, paintShade, paintShaft } from './air.ts';
import { type HillsOptions, type PuffOptions, putHills, putPuff, putTufts, type TuftsOptions } from './ground.ts';
import { Painting } from './painting.ts';
import type { Stops } from './ramp.ts';
import { paintSea, type SeaOptions } from './sea.ts';
import { paintSky, type SkyOptions } from './sky.ts';
import { type FlakesOptions, putFlakes, putRain, putStars, type RainOptions, type StarsOptions } from './weather.ts';

/** A painting with the vocabulary of places. Every word returns the scene, so that words can be strung together. */
export class Scene extends Painting {
  /** The rigs this scene was lit with, for the deck's quotas. */
  readonly rigs: string[] = [];
  #ridge: (x: number) => number = () => this.height;

  /** Takes a whole lighting decision; `light` and `grade` may then change parts of it. */
  mood(rig: Rig): this {
    this.rigs.push(rig.name);
    return this.light(rig.light).grade(rig.grade);
  }

  sky(stops: Stops, options: SkyOptions = {}): this {
    const { canvas, lighting } = this;
    return this.step(() => paintSky(canvas, lighting, stops, options));
  }

  stars(count = 120, options: StarsOptions = {}): this {
    putStars(this, count, options);
    return this;
  }

  hills(options: HillsOptions = {}): this {
    this.#ridge = putHills(this, options);
    if (options.mist) {
      const y = (options.y ?? 0.7) * this.height;
      this.mist(y + this.height * 0.02, this.height * 0.16, options.mistColour ?? this.lighting.fog, options.mist);
    }
    return this;
  }

  /** The line of the latest hills: where to stand something at x. */
  ridge(x: number): number {
    return this.#ridge(x);
  }

  mist(y: number, height: number, colour: Colour, alpha = 0.6, seed = 1): this {
    return this.step(() => paintMist(this.canvas, y, height, rgb(colour), alpha, seed));
  }

  sea(options: SeaOptions = {}): this {
    return this.step(() => paintSea(this.canvas, options));
  }

  puff(x: number, y: number, width: number, height: number, options: PuffOptions = {}): this {
    putPuff(this, x, y, width, height, options);
    return this;
  }

  tufts(options: TuftsOptions = {}): this {
    putTufts(this, options);
    return this;
  }

  rain(options: RainOptions = {}): this {
    putRain(this, options);
    return this;
  }

  flakes(options: FlakesOptions = {}): this {
    putFlakes(this, options);
    return this;
  }

  /** A beam of light through the air. */
  shaft(points: readonly Point[], colour: Colour, alpha = 0.3, soft = 14): this {
    return this.step(() => paintShaft(this.canvas, this.inPixels([points]), colour, alpha, soft * this.canvas.unit));
  }

  /** Darkens by a colour inside a shape: cast shadows, stains, night under a table. */
  shade(shape: Shape, colour: Colour, alpha = 0.5, soft = 6): this {
    return this.step(() => paintShade(this.canvas, this.inPixels(shape), colour, alpha, soft * this.canvas.unit));
  }
}
