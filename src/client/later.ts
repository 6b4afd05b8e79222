/** A page that is not in front paints no frames; what waits for one goes on after this. */
const NO_FRAME_MS = 200;

/** Runs when the frame that is on its way has been painted: first what is seen, then the rest. Returns how to call it off. */
export const afterPaint = (run: () => void): (() => void) => {
  let frame = 0;
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, NO_FRAME_MS);
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** Runs when the browser has nothing better to do; soon, where it does not tell. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 500);
};
