import { arc, type Point, type Ring, resample, type Shape, spline } from './curve.ts';
import { noise } from './noise.ts';
import { TAU } from './number.ts';

/** A soft closed outline through the points. */
export const blob = (...points: Point[]): Shape => [spline(points)];

/** A hard outline through the points. */
export const poly = (...points: Point[]): Shape => [points];

export const ellipse = (cx: number, cy: number, rx: number, ry = rx, rotate = 0, steps = 40): Shape => {
  const cos = Math.cos(rotate);
  const sin = Math.sin(rotate);
  const ring = Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * TAU;
    const x = Math.cos(angle) * rx;
    const y = Math.sin(angle) * ry;
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  });
  return [ring];
};

export const rect = (x: number, y: number, width: number, height: number, radius = 0): Shape => {
  const [right, bottom, r] = [x + width, y + height, radius];
  if (!r) return poly([x, y], [right, y], [right, bottom], [x, bottom]);
  return [
    [
      ...arc(right - r, y + r, r, -90, 0),
      ...arc(right - r, bottom - r, r, 0, 90),
      ...arc(x + r, bottom - r, r, 90, 180),
      ...arc(x + r, y + r, r, 180, 270),
    ],
  ];
};

/** A star with its first point up; `rotate` in degrees. */
export const star = (cx: number, cy: number, outer: number, inner: number, points = 5, rotate = -90): Shape => [
  Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = ((rotate + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  }),
];

/** A crescent open to the right; `bite` 0 is half a disc, above .74 it turns thin. */
export const crescent = (cx: number, cy: number, radius: number, bite = 0.55, rotate = 0, steps = 40): Shape => {
  const edge = (width: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = -Math.PI / 2 + (Math.PI * i) / steps;
      return [Math.cos(angle) * -radius * width, Math.sin(angle) * radius];
    });
  return transform([[...edge(1), ...edge(1 - bite * 1.35).toReversed()]], { x: cx, y: cy, rotate });
};

/** Where something goes: scaled, mirrored, rotated (radians), then moved. */
export interface Transform {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly scale?: number | undefined;
  /** Factors on top of `scale`, for things wider or taller than drawn. */
  readonly stretchX?: number | undefined;
  readonly stretchY?: number | undefined;
  /** Mirror left and right. */
  readonly flip?: boolean | undefined;
  /** Mirror up and down. */
  readonly flipY?: boolean | undefined;
  readonly rotate?: number | undefined;
}

/** A transform with every default filled in: what the inner loops use. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly sx: number;
  readonly sy: number;
  readonly rotate: number;
}

export const frameOf = (t: Transform): Frame => {
  const scale = t.scale ?? 1;
  return {
    x: t.x ?? 0,
    y: t.y ?? 0,
    sx: (t.flip ? -scale : scale) * (t.stretchX ?? 1),
    sy: (t.flipY ? -scale : scale) * (t.stretchY ?? 1),
    rotate: t.rotate ?? 0,
  };
};

/** Moves a shape. A mirrored ring is also reversed, so that unions stay unions and holes stay holes. */
export const transform = (shape: Shape, t: Transform): Shape => inFrame(shape, frameOf(t));

export const inFrame = (shape: Shape, { x, y, sx, sy, rotate }: Frame): Shape => {
  const cos = Math.cos(rotate);
  const sin = Math.sin(rotate);
  return shape.map(ring => {
    const moved = ring.map((p): Point => {
      const px = p[0] * sx;
      const py = p[1] * sy;
      return [x + px * cos - py * sin, y + px * sin + py * cos];
    });
    return sx * sy < 0 ? moved.toReversed() : moved;
  });
};

/** One point through the same transform. */
export const transformPoint = (px: number, py: number, t: Transform): Point =>
  (transform([[[px, py]]], t)[0] as Ring)[0] as Point;

/** Rings side by side as they are: opposite windings cut holes. */
export const join = (...shapes: Shape[]): Shape => shapes.flat();

/** Signed area: positive when the ring runs clockwise on the canvas. */
export const area = (ring: Ring): number => {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i] as Point;
    const b = ring[(i + 1) % ring.length] as Point;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
};

/** Union: every ring gets the same winding, so overlaps merge into one silhouette and inflate as one body. */
export const union = (...shapes: Shape[]): Shape =>
  shapes.flat().map(ring => (area(ring) < 0 ? ring.toReversed() : ring));

/** An unsteady hand: the outline is displaced by slow noise. */
export const wobble = (shape: Shape, amount: number, frequency = 0.05, seed = 0): Shape =>
  shape.map(ring =>
    resample(ring, amount * 2 + 1).map(
      ([x, y]): Point => [
        x + noise(x * frequency + seed * 7.7, y * frequency + 3.1) * amount,
        y + noise(x * frequency + 51.3, y * frequency + seed * 5.3) * amount,
      ],
    ),
  );

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const bounds = (shape: Shape): Bounds => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const ring of shape)
    for (const p of ring) {
      if (p[0] < left) left = p[0];
      if (p[0] > right) right = p[0];
      if (p[1] < top) top = p[1];
      if (p[1] > bottom) bottom = p[1];
    }
  return { left, top, right, bottom };
};
