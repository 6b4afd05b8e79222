import { describe, expect, it } from 'vitest';
import { fuzz } from './fire/fuzz/fuzz.ts';
import { TARGETS } from './fire/fuzz/targets.ts';

/** The short form of `npm run fuzz`, the same inputs every time. */
const SEED = 20_260;

describe('fuzzing', () => {
  it.each(TARGETS.map(target => [target.name, target] as const))(
    '[FZ1] nothing breaks %s, and what once did no longer does',
    async (_name, target) => {
      const { failures } = await fuzz(target, 3 * target.share, SEED);
      expect(failures.map(({ why, input }) => `${why}\n${input.toString()}`)).toEqual([]);
    },
  );

  it('[FZ2] the fuzzer finds what is hidden behind several steps', async () => {
    const planted = {
      name: 'planted',
      isJson: false,
      share: 1000,
      seeds: async () => ['aaaa'],
      run: (input: Buffer) => {
        if (input.length > 6 && input.includes(0xff)) throw new Error('found');
      },
    };
    const { failures } = await fuzz(planted, 20_000, SEED);
    expect(failures).toHaveLength(1);
  });
});
