import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './job.ts';

/**
 * The built package starts plain JavaScript. From sources a worker first has to learn to read TypeScript, and on Node 20
 * a loader given on the command line does not reach workers; so it starts with two lines that register it.
 */
const startWorker = (): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const worker = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return new Worker(`import(${loader}).then(tsx => { tsx.register(); return import(${worker}); })`, { eval: true });
};

/** Paints all jobs, as many at once as there are cores. Fresh workers each time, so that edited cards are read anew. */
export const paintAll = async (
  jobs: readonly Job[],
  tell: (done: Done) => void,
  workers = availableParallelism(),
): Promise<Done[]> => {
  const queue = [...jobs];
  const results: Done[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = startWorker();
      const next = (): void => {
        const job = queue.shift();
        if (job) worker.postMessage(job, []);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (done: Done) => {
        results.push(done);
        tell(done);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  return results;
};
