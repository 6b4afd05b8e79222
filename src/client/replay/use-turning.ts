import { type PointerEvent, useEffect, useRef } from 'react';

const SWIPE_PX = 56;

/** Things that use the arrow keys or a sideways finger themselves. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [data-scrolls], [role=dialog]') !== null;

interface Pages {
  readonly turn: (by: 1 | -1) => void;
  readonly first: () => void;
  readonly last: () => void;
}

/** Pages are turned by arrow keys from anywhere, and by a finger on the page. */
export const useTurning = ({ turn, first, last }: Pages) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event.target)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'Home') first();
      else if (event.key === 'End') last();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn, first, last]);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current =
        event.pointerType === 'mouse' || isTaken(event.target) ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start === null) return;
      const moved = event.clientX - start.x;
      if (Math.abs(moved) > SWIPE_PX && Math.abs(moved) > 1.5 * Math.abs(event.clientY - start.y))
        turn(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
};
