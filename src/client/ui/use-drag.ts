import { type MouseEvent, useRef } from 'react';

/** A mouse clicks what it lets go of, right after. Later clicks come from elsewhere, such as a screen reader. */
const SAME_BREATH_MS = 200;

interface Drag {
  /** To be called where something that was dragged is let go of: the click that comes of it is none. */
  readonly drop: () => void;
  readonly handlers: {
    readonly onPointerDownCapture: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

/** For what can be dragged, and clicked as well. */
export const useDrag = (): Drag => {
  const dropped = useRef(Number.NEGATIVE_INFINITY);
  return {
    drop: () => {
      dropped.current = performance.now();
    },
    handlers: {
      onPointerDownCapture: () => {
        dropped.current = Number.NEGATIVE_INFINITY;
      },
      onClickCapture: event => {
        if (performance.now() - dropped.current < SAME_BREATH_MS) event.stopPropagation();
      },
    },
  };
};
