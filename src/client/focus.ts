/** Where somebody begins who cannot see that the page is another: at its heading, else at the page itself. */
const beginning = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('main');

const isNobodys = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The focus goes to what has come, if nobody has it. */
export const takeFocus = (): void => {
  const to = beginning();
  if (to === null || !isNobodys()) return;
  to.tabIndex = -1;
  to.focus({ preventScroll: true });
};

/**
 * The focus falls to the floor when what had it goes: a button that was pressed and is no more, a sheet whose opener went
 * meanwhile, the page that was left. Whoever listens would hear nothing and start again from the top. It is picked up as soon as there
 * is a page to begin with; where whatever closed brings it back by itself, that comes first.
 */
export const keepFocus = (): (() => void) => {
  let had: Element | null = null;
  let waiting = false;
  const note = ({ target }: FocusEvent): void => {
    had = target instanceof Element ? target : null;
  };
  const look = (): void => {
    if (waiting || had === null || had.isConnected || !isNobodys()) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (document.querySelector('main') !== null) takeFocus();
    }, PATIENCE_MS);
  };
  document.addEventListener('focusin', note);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    watch.disconnect();
  };
};

/** Longer than a sheet takes to give the focus back to what opened it, shorter than anybody's next key. */
const PATIENCE_MS = 60;
