import { createStore, useStore } from './store.ts';
import { entriesOver, onceSettled } from './ui/use-back.ts';

const path = createStore(typeof location === 'undefined' ? '/' : location.pathname);
if (typeof window !== 'undefined') window.addEventListener('popstate', () => path.set(location.pathname));

export const usePath = (): string => useStore(path);

export const go = (to: string, { replace = false } = {}): void =>
  onceSettled(() => {
    // A sheet that led here gives its entry away: Back comes to the page it lay on.
    if (replace || entriesOver() > 0) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    path.set(location.pathname);
    scrollTo(0, 0);
  });

/** What people paste: a code in any spelling, or a whole link. */
export const codeFrom = (text: string): string | null => {
  const inLink = /\/(?:t|screen)\/([^/?#\s]+)/.exec(text);
  const code = (inLink?.[1] ?? text)
    .trim()
    .toUpperCase()
    .replace(/[\s_–—]+/g, '-');
  return /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code) ? code : null;
};
