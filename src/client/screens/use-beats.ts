import { useEffect, useState } from 'react';
import { isCalm } from '../settings.ts';

/** Steps through a scene at given times; a tap or calm shows the end at once. Logic never waits for it. */
export const useBeats = (times: readonly number[]): { readonly beat: number; readonly skip: () => void } => {
  const last = times.length;
  const [beat, setBeat] = useState(() => (isCalm() ? last : 0));
  useEffect(() => {
    if (beat >= last) return undefined;
    const timer = setTimeout(() => setBeat(now => Math.min(last, now + 1)), times[beat]);
    return () => clearTimeout(timer);
  }, [beat, last, times]);
  return { beat, skip: () => setBeat(last) };
};
