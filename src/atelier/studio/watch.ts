import { watch } from 'node:fs';

interface WatchOptions {
  /** Aborted, the loop ends after the work in hand. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait for an editor to be done; most write a file several times. */
  readonly settle?: number | undefined;
}

/**
 * Does the work once, and again after every save in one of the folders. A save during the work is not lost: the work is
 * done again right after.
 */
export const onEverySave = async (
  folders: readonly string[],
  work: (first: boolean) => Promise<void>,
  { signal, settle = 150 }: WatchOptions = {},
): Promise<void> => {
  let due = true;
  let wake = (): void => {};
  const saved = (): void => {
    due = true;
    wake();
  };
  const watchers = folders.map(folder => watch(folder, { recursive: true }, saved).on('error', saved));
  const isOver = (): boolean => signal?.aborted === true;
  const stop = (): void => wake();
  signal?.addEventListener('abort', stop);
  try {
    for (let first = true; !isOver(); first = false) {
      if (!due)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      if (isOver()) return;
      if (!first) await new Promise(resolve => setTimeout(resolve, settle));
      due = false;
      await work(first);
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    for (const watcher of watchers) watcher.close();
  }
};
