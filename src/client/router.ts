import { createStore, useStore } from './store.ts';

const path = createStore(typeof location === 'undefined' ? '/' : location.pathname);
if (typeof window !== 'undefined') window.addEventListener('popstate', () => path.set(location.pathname));

export const usePath = (): string => useStore(path);

export const go = (to: string, { replace = false } = {}): void => {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.set(location.pathname);
  scrollTo(0, 0);
};

/** What people paste: a code in any spelling, or a whole link. */
export const codeFrom = (text: string): string | null => {
  const inLink = /\/(?:t|screen)\/([^/?#\s]+)/.exec(text);
  const code = (inLink?.[1] ?? text)
    .trim()
    .toUpperCase()
    .replace(/[\s_–—]+/g, '-');
  return /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code) ? code : null;
};
