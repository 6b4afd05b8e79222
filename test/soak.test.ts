import { describe, expect, it } from 'vitest';
import { judgeSoak, type Sample } from './fire/soak.ts';

const LEVEL: Sample = { moves: 100, p50: 3, p99: 9, memory: 200, heap: 80, file: 10, log: 4 };
const run = (change: (i: number) => Partial<Sample>): readonly Sample[] =>
  Array.from({ length: 20 }, (_, i) => ({ ...LEVEL, ...change(i) }));

describe('the judge of a soak', () => {
  it('[SO1] is content with what is level, after warming up', () => {
    expect(judgeSoak(run(i => ({ heap: i < 3 ? 20 : 80, file: i })))).toEqual([]);
  });

  it.each([
    ['heap', run(i => ({ heap: 80 + 4 * i }))],
    ['memory', run(i => ({ memory: 200 + 15 * i }))],
    ['p99', run(i => ({ p99: 20 + 10 * i }))],
    ['log', run(i => ({ log: i === 12 ? 80 : 4 }))],
  ] as const)('[SO1] names a growing %s', (what, samples) => {
    expect(judgeSoak(samples)).toEqual([expect.stringContaining(what)]);
  });
});
