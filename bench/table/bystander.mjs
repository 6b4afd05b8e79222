const EVERY_MS = 1;

/**
 * How late this process, which has nothing to do meanwhile, is for a timer of a millisecond: what the machine and its
 * neighbours withhold from everybody. No peer can answer sooner than that.
 */
export const standBy = () => {
  const late = [];
  let due = performance.now() + EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - due));
    due = now + EVERY_MS;
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    const sorted = late.toSorted((a, b) => a - b);
    return { lateP99: sorted[Math.floor(sorted.length * 0.99)] ?? null, lateMax: sorted.at(-1) ?? null };
  };
};
