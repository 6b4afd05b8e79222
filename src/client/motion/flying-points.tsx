import { useEffect, useRef } from 'react';
import { isCalm } from '../settings.ts';
import { move } from './move.ts';
import './motion.css';

export const POINTS_MS = 760;

interface Gain {
  readonly side: string;
  readonly points: number;
}

/** Every number leaves its reason and flies to its rabbit, all at once; the rabbits hop when they have it. */
export const FlyingPoints = ({ gains, go }: { gains: readonly Gain[]; go: boolean }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!go || isCalm()) return;
    const flights = [...(box.current?.children ?? [])].map(found => {
      const side = CSS.escape(found.getAttribute('data-flies') ?? '');
      const from = document.querySelector(`[data-points="${side}"]`)?.getBoundingClientRect();
      const to = document.querySelector(`[data-mover="${side}"]`)?.getBoundingClientRect();
      return { found, from, to };
    });
    for (const { found, from, to } of flights) {
      if (from === undefined || to === undefined) continue;
      const toX = to.x + to.width / 2;
      const high = Math.min(from.y, to.y) - 30;
      move(
        found,
        [
          { opacity: 0, transform: `translate(${from.x}px, ${from.y}px)` },
          { opacity: 1, transform: `translate(${from.x}px, ${from.y - 12}px) scale(1.25)`, offset: 0.2 },
          {
            opacity: 1,
            transform: `translate(${(from.x + toX) / 2}px, ${(high + to.y) / 2}px) scale(1.15)`,
            offset: 0.6,
          },
          { opacity: 0, transform: `translate(${toX}px, ${to.y}px) scale(.6)` },
        ],
        { ms: POINTS_MS, ease: 'lift' },
      );
    }
  }, [go]);
  return (
    <div className="flying" ref={box} aria-hidden="true" inert>
      {gains
        .filter(({ points }) => points > 0)
        .map(({ side, points }) => (
          <b key={side} className="pts" data-flies={side}>
            +{points}
          </b>
        ))}
    </div>
  );
};
