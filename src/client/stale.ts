import { createStore } from './store.ts';

/** Set when a part of this page could not be loaded any more: after a new version was put in place. */
export const stale = createStore(false);

export const watchForStaleParts = (): void => addEventListener('vite:preloadError', () => stale.set(true));
