import { createStore } from './store.ts';

/** Set when a new version was put in place: a part of this page could not be loaded any more, or the server speaks differently. */
export const stale = createStore(false);

export const watchForStaleParts = (): void => addEventListener('vite:preloadError', () => stale.set(true));
