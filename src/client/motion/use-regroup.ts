import { type RefObject, useLayoutEffect, useRef } from 'react';
import { move } from './move.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where layout puts it, whatever movement it is in the midst of. */
const placeOf = (item: HTMLElement): Place => ({ x: item.offsetLeft, y: item.offsetTop, width: item.offsetWidth });

/** When a list is laid out anew, its items travel from their old places and sizes to the new ones. */
export const useRegroup = (box: RefObject<HTMLElement | null>, order: boolean): void => {
  const shown = useRef(order);
  const places = useRef(new Map<HTMLElement, Place>());
  useLayoutEffect(() => {
    const items = [...(box.current?.children ?? [])].filter(item => item instanceof HTMLElement);
    const now = items.map(item => [item, placeOf(item)] as const);
    if (shown.current !== order)
      for (const [item, { x, y, width }] of now) {
        const was = places.current.get(item);
        if (was === undefined || width === 0) continue;
        const start = `translate(${was.x - x}px, ${was.y - y}px) scale(${was.width / width})`;
        move(
          item,
          [
            { transform: start, transformOrigin: '0 0' },
            { transform: 'none', transformOrigin: '0 0' },
          ],
          {
            ms: 520,
            ease: 'settle',
          },
        );
      }
    shown.current = order;
    places.current = new Map(now);
  });
};
