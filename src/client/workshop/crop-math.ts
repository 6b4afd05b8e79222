import type { CropArea } from '../../protocol/own-worlds.ts';

/** What of a picture is shown: around which point, in shares, and how close. 1 is as much as fits the card's shape. */
export interface Framing {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two wide, three high. */
const SHAPE = 2 / 3;
/** Closer than this a picture is only pixels; nor closer than the smallest card we take. */
const CLOSEST = 4;
const SMALLEST = 200;

/** The largest part of the card's shape, in shares of the picture. */
const largest = ({ width, height }: Size): { readonly width: number; readonly height: number } => {
  const wide = Math.min(width, height * SHAPE);
  return { width: wide / width, height: wide / SHAPE / height };
};

export const closest = (size: Size): number =>
  Math.max(1, Math.min(CLOSEST, (largest(size).width * size.width) / SMALLEST));

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Never beyond the picture's edge, never closer than there is something to see. */
export const settle = (framing: Framing, size: Size): Framing => {
  const zoom = clamp(framing.zoom, 1, closest(size));
  const { width, height } = largest(size);
  const [halfWidth, halfHeight] = [width / zoom / 2, height / zoom / 2];
  return {
    x: clamp(framing.x, halfWidth, 1 - halfWidth),
    y: clamp(framing.y, halfHeight, 1 - halfHeight),
    zoom,
  };
};

export const cropOf = (framing: Framing, size: Size): CropArea => {
  const { x, y, zoom } = settle(framing, size);
  const [width, height] = [largest(size).width / zoom, largest(size).height / zoom];
  return { x: clamp(x - width / 2, 0, 1), y: clamp(y - height / 2, 0, 1), width, height };
};

export const framingOf = (crop: CropArea, size: Size): Framing =>
  settle(
    {
      x: crop.x + crop.width / 2,
      y: crop.y + crop.height / 2,
      zoom: largest(size).width / Math.max(crop.width, 0.001),
    },
    size,
  );
