import { type MouseEvent, useEffect, useRef } from 'react';

/** A second tap so soon belongs to the first. */
export const DOUBLE_TAP_MS = 400;

interface Press {
  /** How many clicks in a row the browser takes it for; 0: it came from a key. */
  readonly detail: number;
}

/**
 * Whether a press is meant for what lies under the thumb now: what only just appeared there, or came to mean something
 * else, would get the second half of a double tap on what was there before.
 */
export const useSettled = (what: string): ((press: Press) => boolean) => {
  const since = useRef({ what: '', at: 0 });
  useEffect(() => {
    since.current = { what, at: performance.now() };
  }, [what]);
  const isSettled = () => since.current.what === what && performance.now() - since.current.at >= DOUBLE_TAP_MS;
  return ({ detail }) => detail === 0 || (detail === 1 && isSettled());
};

/** For a whole screen that comes of itself: the second half of a double tap on the one before does nothing on it. */
export const onlyOnce = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation();
};
