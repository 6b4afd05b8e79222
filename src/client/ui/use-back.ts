import { useEffect, useEffectEvent } from 'react';

/** Far longer than a browser takes for one step; a step it cannot take at all must not hold up the page for ever. */
const STEP_MS = 1_000;

/** How to close what lies over the page, the topmost last. Each has one entry of the history, at the page's own address. */
const layers: (() => void)[] = [];
const waiting: (() => void)[] = [];
/** Set while the browser takes a step back that we asked for: it comes later than the call, and would undo what came between. */
let step: ReturnType<typeof setTimeout> | null = null;

/** How many entries lie over the page's own; the entry itself says so, for it outlives a reload. */
export const entriesOver = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state ? Number(state.over) : 0;
};

/** As many entries as layers: what was closed without Back takes its entry with it, also one that a reload left behind. */
const settle = (): void => {
  if (step !== null) return;
  const over = entriesOver();
  for (let n = over + 1; n <= layers.length; n++) history.pushState({ over: n }, '');
  if (over <= layers.length) return;
  step = setTimeout(arrive, STEP_MS);
  history.go(layers.length - over);
};

const arrive = (): void => {
  if (step !== null) clearTimeout(step);
  step = null;
  for (const run of waiting.splice(0)) run();
  settle();
};

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    if (step !== null) return arrive();
    while (layers.length > entriesOver()) layers.pop()?.();
    settle();
  });
  settle();
}

/** Runs now, or when the step back that is under way has been taken. */
export const onceSettled = (run: () => void): void => {
  if (step === null) run();
  else waiting.push(run);
};

/** What lies over the page is closed by the browser's Back, which then stays on the page. */
export const useBack = (onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = () => close();
    layers.push(layer);
    // One sheet may give way to another in the same breath: the entry stays.
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      queueMicrotask(settle);
    };
  }, []);
};
