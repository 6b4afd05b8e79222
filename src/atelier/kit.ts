import { type Colour, mix, type Rgb } from './colour.ts';
import type { Point, Shape } from './geometry/curve.ts';
import { area, ellipse } from './geometry/shape.ts';
import { type Part, part } from './motif.ts';

/** A colour in shadow: towards ink violet, never towards black. */
export const darker = (colour: Colour, amount = 0.3): Rgb => mix(colour, '#120c20', amount);

/** A colour in lamplight: towards warm cream, never towards white. */
export const lighter = (colour: Colour, amount = 0.3): Rgb => mix(colour, '#fff4e0', amount);

/** n things, made by fn(i, u) with u running from 0 to 1. */
export const many = <T>(n: number, fn: (i: number, u: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => fn(i, n > 1 ? i / (n - 1) : 0));

/** The i-th of a list that starts over when it ends; a list is never empty here. */
export const cycle = <T>(items: readonly T[], i: number): T => items[i % items.length] as T;

/** The same thing on the left (-1) and on the right (1). */
export const both = <T>(draw: (side: -1 | 1) => T): T[] => [draw(-1), draw(1)];

/** Turns rings into holes of whatever they are joined with. */
export const hole = (shape: Shape): Shape => shape.map(ring => (area(ring) > 0 ? ring.toReversed() : ring));

/** A flat ring, such as a plate's rim or a coil seen from the front. */
export const ring = (x: number, y: number, outer: number, inner: number): Shape => [
  ...ellipse(x, y, outer),
  ...hole(ellipse(x, y, inner)),
];

const INK: Colour = '#15101c';

/** A dark shiny eye: the highlight is what makes it look back. */
export const eye = (x: number, y: number, radius = 2, colour: Colour = INK): Part[] => [
  part(ellipse(x, y, radius), colour, { round: 0.3, ao: 0, detail: 1 }),
  part(ellipse(x + radius * 0.35, y - radius * 0.4, radius * 0.34), '#ffffff', { emit: 1, ao: 0, detail: 1 }),
];

/** A closed, sleeping or listening eye: a thin sagging line. */
export const lid = (x: number, y: number, radius = 3, colour: Colour = INK): Part => {
  const edge = (offset: number): Point[] =>
    many(9, (_, u): Point => {
      const across = u * 2 - 1;
      return [x + across * radius, y + (1 - across * across) * radius * 0.6 + offset * radius];
    });
  return part([[...edge(-0.12), ...edge(0.14).toReversed()]], colour, { round: 0, ao: 0, detail: 1 });
};
