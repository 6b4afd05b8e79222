import type { Ring } from '../geometry/curve.ts';
import { bounds } from '../geometry/shape.ts';
import type { Element, Motif, Part } from '../motif.ts';

const isPart = (element: Element): element is Part => 'shape' in element;
export const partsOf = ({ parts }: Motif): Part[] => parts.filter(isPart);

const isOutline = (ring: Ring): boolean =>
  ring.length > 2 && ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
const isShare = (value: number | undefined): boolean => value === undefined || (value >= 0 && value <= 1);

/** What the painter could not paint: broken outlines, shares beyond 0–1, things larger than `size` units. For tests. */
export const faultsOf = (motif: Motif, size: number): string[] => {
  const parts = partsOf(motif);
  const faults = parts.flatMap(({ shape, alpha, round, emit, ao, detail }, i) => [
    ...(shape.length > 0 && shape.every(isOutline) ? [] : [`part ${i} has no outline`]),
    ...([alpha, round, emit, ao, detail].every(isShare) ? [] : [`part ${i} asks for more than all`]),
  ]);
  const { left, top, right, bottom } = bounds(parts.flatMap(({ shape }) => shape));
  const reach = Math.max(-left, right, -top, bottom);
  if (!(reach <= size)) faults.push(`reaches ${reach} units from its origin, beyond ${size}`);
  return faults;
};
