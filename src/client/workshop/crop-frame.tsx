import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { closest, cropOf, type Framing, type Size, settle } from './crop-math.ts';

interface CropFrameProps {
  readonly w: WorkshopWords;
  readonly src: string;
  readonly size: Size;
  readonly framing: Framing;
  readonly onChange: (framing: Framing) => void;
}

/** One press of a key: a share of what is shown. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [x: number, y: number, zoom: number]>> = {
  ArrowLeft: [-STEP, 0, 1],
  ArrowRight: [STEP, 0, 1],
  ArrowUp: [0, -STEP, 1],
  ArrowDown: [0, STEP, 1],
  '+': [0, 0, 1.1],
  '=': [0, 0, 1.1],
  '-': [0, 0, 1 / 1.1],
};

/** The card's shape as a window; the picture is drawn past it, or brought closer. */
export const CropFrame = ({ w, src, size, framing, onChange }: CropFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const spread = useRef(0);
  const crop = cropOf(framing, size);
  const move = (x: number, y: number, zoom: number): void =>
    onChange(
      settle({ x: framing.x + x * crop.width, y: framing.y + y * crop.height, zoom: framing.zoom * zoom }, size),
    );
  const spreadNow = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const box = event.currentTarget.getBoundingClientRect();
    if (fingers.current.size === 2) {
      const now = spreadNow();
      if (spread.current > 0) move(0, 0, now / spread.current);
      spread.current = now;
    } else move((before.x - event.clientX) / box.width, (before.y - event.clientY) / box.height, 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(...step);
  };
  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    spread.current = 0;
  };
  const turn = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault();
    move(0, 0, event.deltaY < 0 ? 1.08 : 1 / 1.08);
  });
  useEffect(() => {
    const box = frame.current;
    const hear = (event: WheelEvent): void => turn(event);
    // React listens passively, and the page would scroll as well.
    box?.addEventListener('wheel', hear, { passive: false });
    return () => box?.removeEventListener('wheel', hear);
  }, []);
  return (
    <div className="crop">
      <div
        ref={frame}
        className="crop-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by arrow keys
        tabIndex={0}
        aria-label={`${w('part')}. ${w('part-hint')}`}
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          spread.current = spreadNow();
        }}
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={{
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
            left: `${(-crop.x / crop.width) * 100}%`,
            top: `${(-crop.y / crop.height) * 100}%`,
          }}
        />
      </div>
      <p className="dim sm">{w('part-hint')}</p>
      {closest(size) > 1 && (
        <label className="field">
          {w('closer')}
          <input
            type="range"
            min={1}
            max={closest(size)}
            step={0.01}
            value={framing.zoom}
            onChange={event => onChange(settle({ ...framing, zoom: Number(event.target.value) }, size))}
          />
        </label>
      )}
    </div>
  );
};
