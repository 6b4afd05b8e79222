import { cycle } from '../../kit.ts';
import type { Pattern } from '../../motif.ts';
import { mattress } from './bedtime.ts';

const TICKING = [
  '#c04a42',
  '#e8b044',
  '#4a8a8a',
  '#f2e4c8',
  '#9a6a9a',
  '#e07c52',
  '#6a8fb0',
  '#b0b868',
  '#d0627a',
  '#f0d080',
  '#5a6a9a',
  '#e0d8d0',
];

const WEAVES: readonly (Omit<Pattern, 'colour'> | null)[] = [
  { kind: 'stripe', width: 34 },
  null,
  { kind: 'dot', width: 26, radius: 0.2 },
  { kind: 'stripe', width: 20, rotate: 0.7 },
  { kind: 'patch', width: 26 },
];

export const royalMattress = (i: number) => {
  const weave = cycle(WEAVES, i);
  return mattress({
    width: 262 - i * 5 + (i % 3) * 8,
    colour: cycle(TICKING, i),
    pattern: weave ? { ...weave, colour: cycle(TICKING, i + 5), alpha: 0.75 } : undefined,
    lump: [22, 14, 6][i] ?? 0,
    sag: i > 9 ? 8 : 2,
    name: i ? '' : 'pile of mattresses',
  });
};
