import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../later.ts';
import { isCalm } from '../settings.ts';
import { play } from '../ui/sounds.ts';
import { useStage } from './memory.ts';
import { EASE, move, placesIn } from './move.ts';

const GATHER_MS = 260;
const RIFFLE_MS = 270;
const RIFFLES = 3;
/** The same for every number of cards and every owner. */
const SHUFFLE_MS = 1_100;
const FLY_MS = 420;
const FLY_APART_MS = 40;
const TURN_APART_MS = 60;
const TURN_MS = 760;

/** All backs gather in the middle, three soft riffles, then to their places in the order of the places. */
const shuffled = (mat: DOMRect, place: DOMRect, i: number, total: number): Keyframe[] => {
  const x = mat.x + mat.width / 2 - place.x - place.width / 2;
  const y = mat.y + mat.height / 2 - place.y - place.height / 2;
  const side = i % 2 === 0 ? -1 : 1;
  const at = (ms: number): number => Math.min(1, ms / total);
  const heap = `translate(${x}px, ${y - i * 1.5}px) rotate(${((i * 37) % 7) - 3}deg)`;
  const apart = `translate(${x + side * place.width * 0.34}px, ${y - i * 1.5}px) rotate(${side * 5}deg)`;
  const riffles = Array.from({ length: RIFFLES }, (_, k) => [
    { transform: apart, offset: at(GATHER_MS + (k + 0.5) * RIFFLE_MS), easing: EASE.lift },
    { transform: heap, offset: at(GATHER_MS + (k + 1) * RIFFLE_MS), easing: EASE.lift },
  ]).flat();
  const leaves = SHUFFLE_MS + i * FLY_APART_MS;
  return [
    { opacity: 0, transform: `translate(${x}px, ${y - mat.height * 0.7}px)`, offset: 0, easing: EASE.settle },
    { opacity: 1, transform: heap, offset: at(GATHER_MS), easing: EASE.lift },
    ...riffles,
    { transform: heap, offset: at(leaves), easing: EASE.settle },
    { transform: 'none', offset: at(leaves + FLY_MS) },
    ...(leaves + FLY_MS < total ? [{ transform: 'none', offset: 1 }] : []),
  ];
};

const TURN: Keyframe[] = [
  { transform: 'rotateY(180deg)' },
  { transform: 'translateY(-4%) rotateY(80deg) scale(1.05)', offset: 0.5 },
  { transform: 'none' },
];

/** In the first frame only backs are there, which are quickly made; then a face under each; at the end no backs. */
export type Lies = 'hidden' | 'turning' | 'open';

/** Faces made in one frame: all at once would hold up the backs that are on their way. */
const FACES_A_FRAME = 2;

interface Laying {
  /** How the card at a place lies, counted from nought. */
  readonly lies: (at: number) => Lies;
  readonly skip: () => void;
}

/** Lays the table once: shuffled where this page saw the cards come in, only turned where it comes in late. */
export const useLaying = (box: RefObject<HTMLElement | null>, count: number): Laying => {
  const { memory, scene } = useStage();
  const [open, setOpen] = useState(() => memory.isLaid(scene) || isCalm());
  const [faces, setFaces] = useState(0);
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const mat = box.current;
    if (mat === null || memory.isLaid(scene)) return;
    const shuffles = memory.comesFrom('cards') && !isCalm();
    memory.lay(scene);
    const flying = [...mat.querySelectorAll('.flies')];
    const whole = mat.getBoundingClientRect();
    const total = SHUFFLE_MS + (flying.length - 1) * FLY_APART_MS + FLY_MS;
    // Measured before anything moves: a measurement after a movement lays the page out once more.
    const places = shuffles ? flying.map(found => [found, found.getBoundingClientRect()] as const) : [];
    const flights = places.map(([found, place], i) =>
      found.animate(shuffled(whole, place, i, total), { duration: total, fill: 'backwards' }),
    );
    const turns = [...mat.querySelectorAll('.turns')].map((found, i) =>
      move(found, TURN, { ms: TURN_MS, ease: 'turn', delay: (shuffles ? total : 0) + i * TURN_APART_MS }),
    );
    if (shuffles) play('riffle');
    else play('turn');
    running.current = [...flights, ...turns];
    const settle = async (): Promise<void> => {
      await Promise.allSettled(running.current.map(one => one.finished));
      setOpen(true);
    };
    void settle();
  }, [box, memory, scene]);
  useEffect(() => {
    if (open || faces >= count) return undefined;
    return afterPaint(() => startTransition(() => setFaces(faces + FACES_A_FRAME)));
  }, [open, faces, count]);
  useLayoutEffect(() => {
    const mat = box.current;
    return () => {
      if (mat !== null) memory.leavePlaces(placesIn(mat));
    };
  }, [box, memory]);
  return {
    lies: at => (open ? 'open' : at < faces ? 'turning' : 'hidden'),
    skip: () => {
      for (const one of running.current) one.finish();
    },
  };
};
