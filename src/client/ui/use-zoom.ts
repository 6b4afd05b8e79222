import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';

interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const SWIPE_PX = 44;
const DEEPEST = 4;
const CLOSE = 2.2;
const STEP_PX = 60;

const KEY_SCALES: Readonly<Record<string, number>> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4 };
/** Which way the picture goes when somebody looks further left, right, up or down. */
const KEY_MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Pinch, double tap, wheel or + and - to look closer; drag or arrows while close; swipe or arrows while whole. */
export const useZoom = (index: number, onTurn: (by: 1 | -1) => void) => {
  const [closer, setCloser] = useState({ index, zoom: WHOLE });
  // Every card starts whole.
  const zoom = closer.index === index ? closer.zoom : WHOLE;
  const setZoom = (next: Zoom) => setCloser({ index, zoom: next });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ x: number; y: number; spread: number; zoom: Zoom } | null>(null);
  const spread = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const begin = (event: PointerEvent) => {
    start.current = { x: event.clientX, y: event.clientY, spread: spread(), zoom };
  };
  const scaleBy = (factor: number) => {
    const scale = Math.min(DEEPEST, Math.max(1, zoom.scale * factor));
    const by = scale / zoom.scale;
    // What was in the middle stays there.
    setZoom(scale === 1 ? WHOLE : { scale, x: zoom.x * by, y: zoom.y * by });
  };
  const move = ([x, y]: readonly [number, number], picture: HTMLElement) => {
    // Its edge comes to the middle and no further, so that nobody loses the picture.
    const within = (to: number, side: number) => {
      const most = (side * zoom.scale) / 2;
      return Math.max(-most, Math.min(most, to));
    };
    setZoom({
      ...zoom,
      x: within(zoom.x + x * STEP_PX, picture.offsetWidth),
      y: within(zoom.y + y * STEP_PX, picture.offsetHeight),
    });
  };
  const toggle = () => setZoom(zoom.scale > 1 ? WHOLE : { scale: CLOSE, x: 0, y: 0 });
  return {
    zoom,
    toggle,
    onKeyDown: (event: KeyboardEvent) => {
      // The browser's own magnifying, and whatever else it keeps for itself.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const factor = KEY_SCALES[event.key];
      const way = KEY_MOVES[event.key];
      if (factor !== undefined) scaleBy(factor);
      else if (way !== undefined && zoom.scale > 1) {
        const picture = event.currentTarget.querySelector<HTMLElement>('.card.lift');
        if (picture !== null) move(way, picture);
        event.preventDefault();
      } else if (event.key === 'ArrowLeft') onTurn(-1);
      else if (event.key === 'ArrowRight') onTurn(1);
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        begin(event);
      },
      onPointerMove: (event: PointerEvent) => {
        const from = start.current;
        if (from === null || !fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.current.size === 2 && from.spread > 0) {
          const scale = Math.min(DEEPEST, Math.max(1, (from.zoom.scale * spread()) / from.spread));
          setZoom({ ...from.zoom, scale });
        } else if (from.zoom.scale > 1) {
          setZoom({ ...from.zoom, x: from.zoom.x + event.clientX - from.x, y: from.zoom.y + event.clientY - from.y });
        }
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current;
        const one = fingers.current.size === 1;
        fingers.current.delete(event.pointerId);
        start.current = null;
        if (from === null || !one || from.zoom.scale > 1) return;
        const moved = event.clientX - from.x;
        if (Math.abs(moved) > SWIPE_PX) onTurn(moved < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        fingers.current.clear();
        start.current = null;
      },
      onDoubleClick: toggle,
      onWheel: (event: WheelEvent) => scaleBy(event.deltaY < 0 ? 1.12 : 0.89),
    },
  };
};
