import { type RefObject, useLayoutEffect } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { useStage } from './memory.ts';
import { cardsIn, move, placesIn } from './move.ts';

const APART_MS = 70;

/** From the table's head, in an arc; lands a little askew and settles. */
const DEAL: Keyframe[] = [
  { opacity: 0, transform: 'translate(-18vw, -85vh) rotate(-24deg) scale(.8)' },
  { opacity: 1, transform: 'translate(-9vw, -38vh) rotate(-13deg) scale(.9)', offset: 0.3 },
  { transform: 'translate(0, 0) rotate(2deg) scale(1)', offset: 0.78 },
  { transform: 'none' },
];

/** Back over the far edge, face up again. */
const RETURN: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-85vh) rotateY(-180deg) scale(.7)' },
  { opacity: 1, transform: 'translateY(-55vh) rotateY(-90deg) scale(.85)', offset: 0.35 },
  { transform: 'none' },
];

/** Party's first hands come face down; later ones are passed on, not dealt. */
export const useDealingBacks = (box: RefObject<HTMLElement | null>): void => {
  const { scene } = useStage();
  useLayoutEffect(() => {
    if (!scene.endsWith('.race')) return;
    for (const [i, back] of [...(box.current?.querySelectorAll('.back') ?? [])].entries())
      move(back, DEAL, { ms: 520, ease: 'settle', delay: i * APART_MS });
  }, [box, scene]);
};

/** Deals what is new in the hand, in the order of the hand; cards that were here before just lie there. */
export const useDealing = (box: RefObject<HTMLElement | null>, hand: readonly CardId[]): void => {
  const { memory } = useStage();
  useLayoutEffect(() => {
    const fan = box.current;
    if (fan === null) return;
    const { fresh, back } = memory.look(hand);
    for (const [card, found] of cardsIn(fan)) {
      if (back.includes(card)) move(found, RETURN, { ms: 520, ease: 'settle' });
      const turn = fresh.indexOf(card);
      if (turn >= 0) move(found, DEAL, { ms: 520, ease: 'settle', delay: turn * APART_MS });
    }
  }, [box, memory, hand]);
  useLayoutEffect(() => {
    const fan = box.current;
    return () => {
      if (fan !== null) memory.leavePlaces(placesIn(fan));
    };
  }, [box, memory]);
};
