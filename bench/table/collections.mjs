import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Notes when this process collects its garbage. */
export const watchCollections = () => {
  const pauses = [];
  const note = list => {
    for (const { startTime, duration } of list.getEntries()) pauses.push({ from: startTime, to: startTime + duration });
  };
  new PerformanceObserver(note).observe({ entryTypes: ['gc'] });
  return {
    /** Those of `spans`, each from some time to another, that no collection fell into. */
    outside: async spans => {
      // Pauses are told a turn of the event loop later.
      await sleep(50);
      return spans.filter(({ from, to }) => !pauses.some(pause => pause.from < to && pause.to > from));
    },
  };
};
