import { useEffect, useState } from 'react';
import { useStage } from '../motion/memory.ts';
import { isCalm } from '../settings.ts';

interface Beats {
  readonly beat: number;
  readonly skip: () => void;
}

/** Steps through a scene at given times; a tap or calm shows the end at once. Logic never waits for it. */
export const useBeats = (times: readonly number[], over = false): Beats => {
  const last = times.length;
  const [beat, setBeat] = useState(() => (over || isCalm() ? last : 0));
  useEffect(() => {
    if (beat >= last) return undefined;
    const timer = setTimeout(() => setBeat(now => Math.min(last, now + 1)), times[beat]);
    return () => clearTimeout(timer);
  }, [beat, last, times]);
  return { beat, skip: () => setBeat(last) };
};

/** Whether this page did not see the votes come in: after a reload the reveal is over, and nothing of it is played. */
export const useIsOver = (): boolean => {
  const { memory } = useStage();
  return useState(() => !memory.comesFrom('vote'))[0];
};
