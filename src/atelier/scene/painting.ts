import { type Colour, type Rgb, rgb } from '../colour.ts';
import type { Shape } from '../geometry/curve.ts';
import { frameOf, transform, transformPoint } from '../geometry/shape.ts';
import { elements, type Motif, type Pieces, type Placement } from '../motif.ts';
import { bloom } from '../paint/bloom.ts';
import { CARD_WIDTH, Canvas } from '../paint/canvas.ts';
import { develop, type Grade } from '../paint/grade.ts';
import { type Lamp, type Light, type Lighting, lampFalloff, lightingOf, PLAIN_LIGHT } from '../paint/light.ts';
import { paintPart } from '../paint/part.ts';
import { castShadow, contactShadow } from '../paint/shadow.ts';
import type { BrushOptions } from '../paint/strokes.ts';
import { paintGlow } from './air.ts';
import { type Dab, type FieldLayout, layField } from './field.ts';

export interface FieldOptions extends FieldLayout {
  /** Direction of the brush, one for all or by place. */
  readonly stroke?: number | ((x: number, y: number) => number) | undefined;
  readonly alpha?: number | ((x: number, y: number) => number) | undefined;
  /** How much the scene's lamps light it, 0 (default) – 1: walls and floors that feel their lamps. */
  readonly lamplight?: number | undefined;
}

/** How a scene's buffers become a finished picture. Oil is the default; see media/ for the others. */
export type Medium = (canvas: Canvas, brush: BrushOptions) => void;

const valueAt = (value: number | ((x: number, y: number) => number), x: number, y: number): number =>
  typeof value === 'number' ? value : value(x, y);

/**
 * A painting remembers what it was told and paints when asked. That way a lamp also lights what was put down before it,
 * and the light may still be changed after the first motif.
 */
export class Painting {
  readonly canvas: Canvas;
  readonly seed: number;
  /** Size in card units. */
  readonly width = CARD_WIDTH;
  readonly height: number;
  /** The name of every motif put into the scene, in order. */
  readonly motifs: string[] = [];
  #light: Light = PLAIN_LIGHT;
  #lighting: Lighting = lightingOf(PLAIN_LIGHT);
  #grade: Grade = {};
  #brush: BrushOptions = {};
  readonly #lamps: Lamp[] = [];
  readonly #steps: (() => void)[] = [];

  constructor({ width = 800, height = 1200, seed = 1 }: { width?: number; height?: number; seed?: number } = {}) {
    this.canvas = new Canvas(width, height, seed);
    this.seed = seed;
    this.height = height / this.canvas.unit;
  }

  get lighting(): Lighting {
    return this.#lighting;
  }

  /** Changes some of the light. */
  light(change: Partial<Light>): this {
    this.#light = { ...this.#light, ...change };
    this.#lighting = lightingOf(this.#light);
    return this;
  }

  grade(change: Grade): this {
    this.#grade = { ...this.#grade, ...change };
    return this;
  }

  brush(change: BrushOptions): this {
    this.#brush = { ...this.#brush, ...change };
    return this;
  }

  /** Remembers one step of painting. */
  step(paint: () => void): this {
    this.#steps.push(paint);
    return this;
  }

  /** A shape in pixels. */
  inPixels(shape: Shape): Shape {
    return transform(shape, { scale: this.canvas.unit });
  }

  lamp(x: number, y: number, colour: Colour, radius = 160, power = 1, height = 40): this {
    const k = this.canvas.unit;
    this.#lamps.push({ x: x * k, y: y * k, colour: rgb(colour), radius: radius * k, power, height: height * k });
    return this;
  }

  glow(x: number, y: number, radius: number, colour: Colour, alpha?: number, falloff?: number): this {
    const k = this.canvas.unit;
    return this.step(() => paintGlow(this.canvas, x * k, y * k, radius * k, rgb(colour), alpha, falloff));
  }

  /** Paints a function of the plane: a colour for each place (card units), or nothing. */
  field(colourAt: (x: number, y: number) => Rgb | null, options: FieldOptions = {}): this {
    const { stroke = 0, alpha = 1, lamplight = 0 } = options;
    return this.step(() =>
      layField(
        this.canvas,
        (x, y, dab) => {
          const colour = colourAt(x, y);
          if (!colour) {
            dab.alpha = 0;
            return;
          }
          [dab.red, dab.green, dab.blue] = colour;
          dab.alpha = valueAt(alpha, x, y);
          dab.stroke = valueAt(stroke, x, y);
          if (lamplight) this.#lightUp(dab, x * this.canvas.unit, y * this.canvas.unit, lamplight);
        },
        options,
      ),
    );
  }

  /** A flat surface under the scene's lamps: its own colour, plus what they add to it. */
  #lightUp(dab: Dab, x: number, y: number, amount: number): void {
    let red = 1;
    let green = 1;
    let blue = 1;
    for (const { x: lx, y: ly, radius, power, colour } of this.#lamps) {
      const r2 = radius * radius;
      const light = lampFalloff(r2 / (r2 + (lx - x) ** 2 + (ly - y) ** 2)) * power * amount;
      red += colour[0] * light;
      green += colour[1] * light;
      blue += colour[2] * light;
    }
    dab.red *= red;
    dab.green *= green;
    dab.blue *= blue;
  }

  /** Everything `scene` paints stays inside the shape (or outside it); `soft` feathers the border. */
  clip(shape: Shape, scene: () => void, { soft = 0, outside = false } = {}): this {
    let release = (): void => {};
    this.step(() => {
      release = this.canvas.narrow(this.inPixels(shape), soft * this.canvas.unit, outside);
    });
    scene();
    return this.step(() => release());
  }

  /** Puts a motif into the scene and remembers its name. */
  put(pieces: Motif | Pieces, placement: Placement = {}): this {
    const motif = pieces && 'parts' in pieces ? pieces : null;
    if (motif?.name) this.motifs.push(motif.name);
    const parts = elements(pieces);
    const { canvas, lighting } = this;
    const k = canvas.unit;
    const where = {
      ...placement,
      x: (placement.x ?? 0) * k,
      y: (placement.y ?? 0) * k,
      scale: (placement.scale ?? 1) * k,
    };
    for (const part of parts)
      if ('lamp' in part) {
        const { x, y, colour, radius = 60, power = 1, height = 18 } = part.lamp;
        const [px, py] = transformPoint(x, y, where);
        const size = where.scale / k;
        this.lamp(px / k, py / k, colour, radius * size, power * (placement.lampPower ?? 1), height * size);
      }
    return this.step(() => {
      const frame = frameOf(where);
      const region = canvas.newRegion();
      const { shadow } = placement;
      if (shadow && 'contact' in shadow) contactShadow(canvas, frame, shadow);
      else if (shadow) castShadow(canvas, parts, frame, shadow);
      const lift = motif?.lift ?? 0;
      const context = { canvas, lighting, lamps: this.#lamps, frame, placement, region, lift };
      for (const part of parts) {
        if ('lamp' in part) continue;
        if ('glow' in part) {
          const { x, y, radius, colour, alpha, falloff } = part.glow;
          const [px, py] = transformPoint(x, y, where);
          paintGlow(canvas, px, py, radius * where.scale, rgb(colour), alpha, falloff);
        } else paintPart(part, context);
      }
    });
  }

  /** Composes the scene into the canvas without any brushwork. */
  compose(): Canvas {
    for (const step of this.#steps.splice(0)) step();
    return this.canvas;
  }

  /** The finished picture, 8-bit RGB. */
  render(medium: Medium): Uint8Array {
    this.compose();
    bloom(this.canvas, this.#grade.bloom);
    medium(this.canvas, this.#brush);
    return develop(this.canvas, this.#grade);
  }
}
