import { RestError } from './rest.ts';

const AGAIN_MS = 500;
const AGAIN_MAX_MS = 15_000;

/** Resolves after a while, or at once when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * What did not come, the network being what it is, is asked for again. What the server will not give is not: that is
 * thrown. Null: nobody wants it any more.
 */
export const persist = async <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | null> => {
  for (let wait = AGAIN_MS; !signal.aborted; wait = Math.min(wait * 2, AGAIN_MAX_MS)) {
    try {
      return await ask();
    } catch (why) {
      if (why instanceof RestError && why.isFinal) throw why;
    }
    await pause(wait, signal);
  }
  return null;
};
