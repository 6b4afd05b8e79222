import { type PointerEvent, useRef } from 'react';
import type { Slot } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { DialPaints, Numeral } from './numeral.tsx';
import { useDrag } from './use-drag.ts';
import type { SlotLook } from './vote-marks.ts';
import './dial.css';

interface ArcProps {
  readonly n: number;
  readonly look: (slot: Slot) => SlotLook;
  /** Brings the card of that number close: a number alone is too small a thing to vote with by one tap. */
  readonly onPick: (slot: Slot) => void;
  /** The slot in the middle of a turning wheel; null: all numbers stand still side by side. */
  readonly focus?: Slot | null;
}

const RADIUS = 720;
const CENTRE_Y = RADIUS + 18;
const RIM = RADIUS - 32;
const STEP_PX = 58;
const MIDDLE_X = 195;
const TOP_Y = CENTRE_Y - RIM;

/** The same dial on a phone: an arc that rises from the bottom edge, under the thumb. With `focus` it turns like a wheel. */
export const Arc = ({ n, look, onPick, focus = null }: ArcProps) => {
  const t = useT();
  const drag = useRef<{ x: number; from: Slot; moved: boolean } | null>(null);
  const { drop, handlers } = useDrag();
  const middle = focus ?? (n + 1) / 2;
  const gap = focus === null ? Math.min(60, 366 / n) : STEP_PX;
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const start = drag.current;
    if (start === null || focus === null) return;
    const scale = 390 / event.currentTarget.clientWidth;
    const by = Math.round(((start.x - event.clientX) * scale) / STEP_PX);
    const slot = Math.min(n, Math.max(1, start.from + by)) as Slot;
    if (by !== 0) start.moved = true;
    if (slot !== focus) onPick(slot);
  };
  const letGo = () => {
    if (drag.current?.moved === true) drop();
    drag.current = null;
  };
  return (
    <svg
      className="arc"
      viewBox="0 0 390 98"
      role="group"
      aria-label={t('dial.label')}
      onPointerDown={event => {
        if (focus !== null) drag.current = { x: event.clientX, from: focus, moved: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      {...handlers}
    >
      <DialPaints />
      <circle cx="195" cy={CENTRE_Y} r={RADIUS + 6} fill="url(#brass)" />
      <circle cx="195" cy={CENTRE_Y} r={RADIUS + 3.5} fill="#3b271c" />
      <circle
        cx="195"
        cy={CENTRE_Y}
        r={RADIUS - 2}
        fill="none"
        stroke="#c98f3a"
        strokeDasharray="1.5 4"
        strokeWidth="1.2"
      />
      <circle
        cx="195"
        cy={CENTRE_Y}
        r={RADIUS - 64}
        fill="none"
        stroke="#c98f3a"
        strokeOpacity=".55"
        strokeWidth="1.2"
      />
      {Array.from({ length: n }, (_, i) => {
        const slot = (i + 1) as Slot;
        const degrees = (((slot - middle) * gap) / RIM) * (180 / Math.PI);
        // One place beyond each edge is drawn, so that it is there when the wheel turns to it.
        if (Math.abs((slot - middle) * gap) > 195 + 2 * gap) return null;
        const looks = look(slot);
        const big = focus === slot;
        const r = Math.min(big ? 26 : 22, gap / 2 - 2);
        return (
          <g
            key={slot}
            className="dial-step wheel-step"
            style={{ transform: `rotate(${degrees}deg)`, transformOrigin: `${MIDDLE_X}px ${CENTRE_Y}px` }}
            role="button"
            tabIndex={-1}
            aria-label={t('slot.label', { n: slot })}
            aria-pressed={looks.votes.length > 0}
            onClick={() => onPick(slot)}
          >
            <rect x={MIDDLE_X - gap / 2} y={TOP_Y - 34} width={gap} height="68" fill="transparent" />
            <g
              className="upright"
              style={{ transform: `rotate(${-degrees}deg)`, transformOrigin: `${MIDDLE_X}px ${TOP_Y}px` }}
            >
              <Numeral
                slot={slot}
                x={MIDDLE_X}
                y={TOP_Y}
                r={r}
                size={big ? 30 : Math.min(26, r * 1.3)}
                look={looks}
                lit={big}
              />
            </g>
          </g>
        );
      })}
    </svg>
  );
};
