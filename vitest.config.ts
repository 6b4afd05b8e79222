import { defineConfig } from 'vitest/config';

/** Stand beside their code, but need a database or a process of their own. */
const NEEDS_PROCESSES = ['src/**/postgres-*.test.ts', 'src/**/*-door.test.ts'];

/** A failure that does not come again tells all it knows the first time. */
const WHOLE_MESSAGES = { truncateThreshold: 0 };

/** What is quick enough for every save, what needs real processes, what needs a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: NEEDS_PROCESSES,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/whole/**/*.test.ts', ...NEEDS_PROCESSES],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          chaiConfig: WHOLE_MESSAGES,
        },
      },
      // A busy machine may be ten times slower; nothing here is a claim about time.
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          chaiConfig: WHOLE_MESSAGES,
        },
      },
    ],
  },
});
