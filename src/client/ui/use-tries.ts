import { useEffect, useState } from 'react';

/** Most networks are back at once; a picture that nobody has is asked for once a minute. */
const AGAIN_MS = [1_000, 3_000, 8_000, 20_000];
const AGAIN_LATER_MS = 60_000;

interface Tries {
  /** How many times it has failed and been asked for again: as a key, it makes the browser ask. */
  readonly tries: number;
  readonly onCome: () => void;
  readonly onFail: () => void;
}

/** What did not come, the network being what it is, is asked for again: after a pause that grows, or when it is back. */
export const useTries = (): Tries => {
  const [tries, setTries] = useState(0);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === tries) return undefined;
    const again = () => setTries(failures);
    const timer = setTimeout(again, AGAIN_MS[tries] ?? AGAIN_LATER_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [tries, failures]);
  return { tries, onCome: () => setFailures(tries), onFail: () => setFailures(tries + 1) };
};
