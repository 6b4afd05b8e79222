import type { Motif } from '../motif.ts';
import type { Grove } from '../scene/ground.ts';

/** Trees of one kind along a ridge, no two alike: `s.hills({ trees: place.grove(M.pine, 9, 0.7) })`. */
export const grove = <Options extends object>(
  tree: (options: Options & { readonly seed: number }) => Motif,
  count: number,
  scale: number,
  options: Options = {} as Options,
): Grove => ({ count, scale, make: random => tree({ ...options, seed: random.whole(1, 99) }) });
