import type { Colour } from './colour.ts';
import type { Point, Shape } from './geometry/curve.ts';
import { type Transform, transform, transformPoint } from './geometry/shape.ts';
import { tube } from './geometry/tube.ts';

/** What a surface is made of. Grain is laid in the part's own units; see texture.ts for each. */
export const TEXTURES = [
  'wood', 'bark', 'plank', 'hplank', 'fur', 'stone', 'cloth', 'scales', 'feather', 'brick', 'tile', 'leaf', 'grass',
  'sand', 'water', 'marble', 'gold',
] as const; // biome-ignore format: a list
export type Texture = (typeof TEXTURES)[number];

/** A printed or woven figure over the colour. */
export interface Pattern {
  readonly kind: 'stripe' | 'dot' | 'check' | 'patch' | 'ring';
  readonly colour: Colour;
  /** Period in local units (default 6). */
  readonly width?: number | undefined;
  readonly rotate?: number | undefined;
  /** How unsteadily it is printed, in local units (default 1.2). */
  readonly wobble?: number | undefined;
  /** Stripes: above 0 makes the printed stripe thinner, below 0 wider. */
  readonly bias?: number | undefined;
  /** Dots: radius as a share of the period (default .22). */
  readonly radius?: number | undefined;
  readonly alpha?: number | undefined;
  /** Rings: their centre. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** How one part is painted. Everything is optional; the defaults make a matt, softly rounded solid. */
export interface PartOptions {
  /** Second colour: the part runs from its colour (top) to this (bottom). */
  readonly shade?: Colour | undefined;
  /** Where that gradient starts and ends, [x0, y0, x1, y1]; default top to bottom of the part. */
  readonly gradient?: readonly [number, number, number, number] | undefined;
  /** Third colour, strewn in noisy patches: moss on stone, rust on iron. */
  readonly mottle?:
    | { readonly colour: Colour; readonly scale: number; readonly amount?: number | undefined }
    | undefined;
  readonly texture?: Texture | undefined;
  /** Texture scale: above 1 finer, below 1 coarser. */
  readonly grain?: number | undefined;
  /** How strongly the texture dents the surface (default .5). */
  readonly bump?: number | undefined;
  readonly pattern?: Pattern | undefined;
  /** Opacity (default 1). */
  readonly alpha?: number | undefined;
  /** Blur of the outline in local units: smoke, cheeks. */
  readonly soft?: number | undefined;
  /** Opaque at the first point, gone at the second: [x0, y0, x1, y1]. */
  readonly fade?: readonly [number, number, number, number] | undefined;
  /** Paint only inside this other shape (same units): an iris under its lids, a lining in its coat. */
  readonly within?: Shape | undefined;
  /** 0 lit by the scene … 1 shines by itself. */
  readonly emit?: number | undefined;
  /** 0 flat … 1 fully inflated (default .8). */
  readonly round?: number | undefined;
  /** Width of a rounded edge around a flat top, in local units: walls, plates, books. */
  readonly bevel?: number | undefined;
  /** Contact darkening of what lies beneath (default .28). */
  readonly ao?: number | undefined;
  /** Factor on the rim light (default 1). */
  readonly rim?: number | undefined;
  /** Factor on the key light (default 1). */
  readonly lit?: number | undefined;
  /** Light added to keep the part from drowning; overrides the motif's. */
  readonly lift?: number | undefined;
  /** 0 broad brush … 1 finest brush; default by size. */
  readonly detail?: number | undefined;
  /** Direction of the brush in radians; default follows the form. */
  readonly stroke?: number | undefined;
  /** Direction of the brush where the form is flat (default .6). */
  readonly flatStroke?: number | undefined;
  /** Shifts the noise, so that twins differ. */
  readonly seed?: number | undefined;
  /** Brush strokes may run over the border to other such parts of the same motif: grass, rain, dabs. */
  readonly merge?: boolean | undefined;
}

/** One silhouette with its paint. Local units, y grows downwards, things stand on y = 0. */
export interface Part extends PartOptions {
  readonly shape: Shape;
  readonly colour: Colour;
}

/** A lamp carried by a motif; it lights everything in the picture within its reach, also what was put down earlier. */
export interface LampPart {
  readonly lamp: {
    readonly x: number;
    readonly y: number;
    readonly colour: Colour;
    /** Reach (default 60). */
    readonly radius?: number | undefined;
    /** Strength (default 1). */
    readonly power?: number | undefined;
    /** Height above the picture plane (default 18): low lamps rake, high lamps flood. */
    readonly height?: number | undefined;
  };
}

/** A halo added over what is already there. */
export interface GlowPart {
  readonly glow: {
    readonly x: number;
    readonly y: number;
    readonly colour: Colour;
    readonly radius: number;
    readonly alpha?: number | undefined;
    /** Exponent of the falloff (default 2): larger hugs the centre. */
    readonly falloff?: number | undefined;
  };
}

export type Element = Part | LampPart | GlowPart;

/** A named thing. Its name is recorded whenever it is put into a scene; '' leaves no trace. */
export interface Motif {
  readonly name: string;
  readonly parts: readonly Element[];
  /** Light added to the whole motif (faces ask for it). */
  readonly lift?: number | undefined;
}

/** What a motif may be written from: parts, other motifs, lists of them, and nothings (`hat && part(…)`). */
export type Pieces = Element | Motif | readonly Pieces[] | false | 0 | '' | null | undefined;

export interface ContactShadow {
  /** A soft ellipse under the feet: half width, half height, and offset, in the motif's own units. */
  readonly contact: readonly [rx: number, ry?: number | undefined, dx?: number | undefined, dy?: number | undefined];
  readonly alpha?: number | undefined;
  readonly colour?: Colour | undefined;
}

export interface CastShadow {
  /** Offset in card units; with `squash` dx is a slant in percent. */
  readonly dx?: number | undefined;
  readonly dy?: number | undefined;
  readonly blur?: number | undefined;
  readonly alpha?: number | undefined;
  readonly colour?: Colour | undefined;
  /** Lay the shadow on the ground: its height as a share of the thing's. */
  readonly squash?: number | undefined;
}

/** Where a motif goes and how it is seen. Coordinates are card units, 800 × 1200. */
export interface Placement extends Transform {
  /** 0 near … 1 lost in fog. Fog takes the rig's colour unless `fog` says otherwise. */
  readonly depth?: number | undefined;
  readonly fog?: Colour | undefined;
  /** Added light for the whole motif: heroes in night rigs want .16. */
  readonly lift?: number | undefined;
  /** Share of the contact darkening that reaches foreign ground (default .3: more makes a sticker halo). */
  readonly ground?: number | undefined;
  readonly shadow?: ContactShadow | CastShadow | undefined;
  readonly alpha?: number | undefined;
  /** Everything in this one colour. */
  readonly silhouette?: Colour | undefined;
  readonly tint?: { readonly colour: Colour; readonly amount?: number | undefined } | undefined;
  readonly lit?: number | undefined;
  readonly rim?: number | undefined;
  readonly ao?: number | undefined;
  readonly detail?: number | undefined;
  /** Factor on the power of the lamps it carries. */
  readonly lampPower?: number | undefined;
}

export const part = (shape: Shape, colour: Colour, options: PartOptions = {}): Part => ({ shape, colour, ...options });

/** Pieces flattened to a list; nothings fall out, nested motifs give up their parts. */
export const elements = (pieces: Pieces): Element[] => {
  if (!pieces) return [];
  if (isList(pieces)) return pieces.flatMap(elements);
  return 'parts' in pieces ? [...pieces.parts] : [pieces];
};

const isList = (pieces: Pieces): pieces is readonly Pieces[] => Array.isArray(pieces);

export const group = (name: string, ...pieces: readonly Pieces[]): Motif => ({ name, parts: elements(pieces) });

/** A thin drawn line: flat, unshadowed, finest brush. */
export const line = (
  points: readonly Point[],
  width: number | readonly number[],
  colour: Colour,
  options: PartOptions = {},
): Part => part(tube(points, width), colour, { round: 0, ao: 0, detail: 1, ...options });

/** The same pieces elsewhere: for building a motif out of motifs. */
export const at = (pieces: Pieces, where: Transform): Element[] =>
  elements(pieces).map((element): Element => {
    const scale = where.scale ?? 1;
    if ('lamp' in element) {
      const [x, y] = transformPoint(element.lamp.x, element.lamp.y, where);
      return { lamp: { ...element.lamp, x, y, radius: (element.lamp.radius ?? 60) * scale } };
    }
    if ('glow' in element) {
      const [x, y] = transformPoint(element.glow.x, element.glow.y, where);
      return { glow: { ...element.glow, x, y, radius: element.glow.radius * scale } };
    }
    return movePart(element, where);
  });

const moveLine = ([x0, y0, x1, y1]: readonly [number, number, number, number], where: Transform) => {
  const from = transformPoint(x0, y0, where);
  const to = transformPoint(x1, y1, where);
  return [from[0], from[1], to[0], to[1]] as const;
};

const movePart = (p: Part, where: Transform): Part => ({
  ...p,
  shape: transform(p.shape, where),
  ...(p.within && { within: transform(p.within, where) }),
  ...(p.gradient && { gradient: moveLine(p.gradient, where) }),
  ...(p.fade && { fade: moveLine(p.fade, where) }),
  ...(p.stroke !== undefined && { stroke: p.stroke + (where.rotate ?? 0) }),
});
