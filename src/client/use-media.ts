import { useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** A desk has room for the slip, the mat and the dial side by side. */
export const useDesk = (): boolean => useMedia('(min-width: 60rem)');
