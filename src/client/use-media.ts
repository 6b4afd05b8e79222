import { useSyncExternalStore } from 'react';

/** A question about the window whose answer may change while somebody looks. */
const mediaHook = (query: string): (() => boolean) => {
  let asked: MediaQueryList | null = null;
  const media = (): MediaQueryList => (asked ??= matchMedia(query));
  const subscribe = (listener: () => void) => {
    media().addEventListener('change', listener);
    return () => media().removeEventListener('change', listener);
  };
  const answer = () => media().matches;
  return () => useSyncExternalStore(subscribe, answer);
};

/** A desk has room for the slip, the mat and the dial side by side. */
export const useDesk = mediaHook('(min-width: 60rem)');
