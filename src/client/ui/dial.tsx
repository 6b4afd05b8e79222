import { type ReactNode, useState } from 'react';
import type { Slot } from '../../engine/ids.ts';
import { DialPaints, Numeral } from './numeral.tsx';
import type { SlotLook } from './vote-marks.ts';
import './dial.css';

interface DialProps {
  readonly n: number;
  readonly look: (slot: Slot) => SlotLook;
  readonly onPick: (slot: Slot, again: boolean) => void;
  readonly hub: ReactNode;
  readonly focus?: Slot | null;
}

const RING = 77;

/** A brass pointer that swings to its number, always the shorter way round. */
const Pointer = ({ angle, tip }: { angle: number; tip: number }) => {
  const [before, setTurned] = useState(angle);
  const turned = angle + 360 * Math.round((before - angle) / 360);
  if (turned !== before) setTurned(turned);
  return (
    <path
      className="pointer"
      style={{ transform: `rotate(${turned}deg)` }}
      d={`M-5.5 -46L0 -${tip}L5.5 -46Z`}
      fill="url(#brass)"
    />
  );
};

/**
 * The wooden voting dial of the desk: bone numerals, brass pointers, what is left to place in its hub. For hands with a
 * mouse only: the cards beside it are the same buttons and say what they show, so nobody hears every number twice.
 */
export const Dial = ({ n, look, onPick, hub, focus = null }: DialProps) => {
  const step = 360 / n;
  const r = n > 9 ? 16.5 : n > 6 ? 18.5 : 21;
  const slots = Array.from({ length: n }, (_, i) => (i + 1) as Slot);
  const pointers = slots.flatMap(slot =>
    look(slot).votes.map((_, k, all) => (slot - 1) * step + (all.length > 1 ? (k === 0 ? -7 : 7) : 0)),
  );
  return (
    <svg className="dial" viewBox="-112 -112 224 224" aria-hidden="true">
      <DialPaints />
      <circle r="110" fill="#000" opacity=".35" cy="3" />
      <circle r="109" fill="url(#brass)" />
      <circle r="106.5" fill="url(#wood)" />
      <circle r="103.5" fill="none" stroke="#c98f3a" strokeWidth=".7" strokeDasharray="1 2.5" />
      <circle r="52" fill="url(#brass)" />
      <circle r="50" fill="url(#wood)" />
      {pointers.map((angle, i) => (
        <Pointer key={i} angle={angle} tip={78 - r} />
      ))}
      {slots.map(slot => {
        const angle = (((slot - 1) * step - 90) * Math.PI) / 180;
        const looks = look(slot);
        return (
          <g
            key={slot}
            className="dial-step"
            aria-disabled={looks.locked}
            onClick={event => onPick(slot, event.detail > 1)}
          >
            <circle cx={RING * Math.cos(angle)} cy={RING * Math.sin(angle)} r={r + 7} fill="transparent" />
            <Numeral
              slot={slot}
              x={RING * Math.cos(angle)}
              y={RING * Math.sin(angle)}
              r={r}
              size={n > 9 ? 19 : 23}
              look={looks}
              lit={focus === slot}
            />
          </g>
        );
      })}
      {hub}
    </svg>
  );
};
