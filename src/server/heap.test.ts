import { constants, PerformanceObserver } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { YoungCollector } from './heap.ts';

/** The collections that V8 was asked for from here on, by kind; it makes others when it likes to. */
const watchForced = () => {
  const kinds: unknown[] = [];
  const keep = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const { detail } = entry as PerformanceEntry & {
        readonly detail: { readonly kind: number; readonly flags: number };
      };
      if ((detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0) kinds.push(detail.kind);
    }
  };
  const observer = new PerformanceObserver(list => keep(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  return { kinds, stop: () => observer.disconnect() };
};

describe('YoungCollector', () => {
  it('[HP1] is due after many moves, and not again for a while', () => {
    let time = 1000;
    const collector = new YoungCollector(() => time);
    expect(collector.isDueAfter(60)).toBe(false);
    expect(collector.isDueAfter(10)).toBe(true);
    collector.run();
    expect(collector.isDueAfter(1000)).toBe(false);
    time += 100;
    expect(collector.isDueAfter(0)).toBe(true);
    collector.run();
    time += 1000;
    expect(collector.isDueAfter(10)).toBe(false);
  });

  it('[HP2] collects the young generation and nothing else', async () => {
    const forced = watchForced();
    new YoungCollector().run();
    await expect.poll(() => forced.kinds).toEqual([constants.NODE_PERFORMANCE_GC_MINOR]);
    forced.stop();
  });

  it('[HP3] collects at rest, and leaves a busy server to V8', async () => {
    const forced = watchForced();
    const collector = new YoungCollector();
    collector.isDueAfter(64);
    collector.rest();
    // Had the one before collected, there would be two.
    collector.run();
    await expect.poll(() => forced.kinds).toHaveLength(1);
    collector.isDueAfter(63);
    collector.rest();
    await expect.poll(() => forced.kinds).toHaveLength(2);
    forced.stop();
  });
});
