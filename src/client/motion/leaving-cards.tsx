import { useLayoutEffect, useRef, useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { isCalm } from '../settings.ts';
import { Card, CardBack } from '../ui/card.tsx';
import { useStage } from './memory.ts';
import { move } from './move.ts';
import './motion.css';

/** Turns face down and slides off the far edge. No fading: a fading thing has no other side. */
const leave = (rect: DOMRect): Keyframe[] => [
  { transform: 'none' },
  { transform: 'translateY(-12%) rotateY(180deg) scale(.92)', offset: 0.55 },
  { transform: `translateY(${-rect.bottom}px) rotateY(180deg) scale(.7)` },
];

/** The cards just handed in, on their way; nobody can touch or hear them. */
export const LeavingCards = ({ cards }: { cards: readonly CardId[] }) => {
  const { memory } = useStage();
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState(() => (isCalm() ? [] : cards.map(card => memory.places().get(card))));
  useLayoutEffect(() => {
    const leaving = [...(box.current?.children ?? [])].map(found => [found, found.getBoundingClientRect()] as const);
    const moves = leaving.map(([found, place]) => move(found, leave(place), { ms: 640, ease: 'lift' }));
    const settle = async (): Promise<void> => {
      await Promise.allSettled(moves.map(one => one.finished));
      setPlaces([]);
    };
    void settle();
  }, []);
  useLayoutEffect(() => () => memory.sendAway(cards), [memory, cards]);
  return (
    <div className="leaving" ref={box} aria-hidden="true" inert>
      {cards.map((card, i) => {
        const rect = places[i];
        return rect === undefined ? null : (
          <span key={card} className="turns" style={{ left: rect.x, top: rect.y, width: rect.width }}>
            <Card id={card} silent eager className="lift" />
            <CardBack className="under" />
          </span>
        );
      })}
    </div>
  );
};
