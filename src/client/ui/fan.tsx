import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useDealing } from '../motion/use-dealing.ts';
import { useCardArt } from '../net/worlds.ts';
import { Card } from './card.tsx';
import { play } from './sounds.ts';
import { useDrag } from './use-drag.ts';
import './fan.css';

interface FanProps {
  readonly cards: readonly CardId[];
  readonly held: number;
  readonly onHold: (index: number) => void;
  readonly onLook: (index: number) => void;
  /** Cards already chosen, when more than one is needed. */
  readonly chosen?: readonly CardId[];
}

const SWIPE_PX = 40;

/** The id of the card that is held up: the button below the hand is about it, and says so. */
export const HELD_CARD = 'held-card';

const useCardLabel = (id: CardId, at: number, all: number, chosen: boolean): string => {
  const t = useT();
  const art = useCardArt(id);
  return t(chosen ? 'card.chosen' : 'card.place', { at: at + 1, all, what: art?.alt ?? '' });
};

interface FanCardProps {
  readonly id: CardId;
  readonly at: number;
  readonly all: number;
  readonly held: number;
  readonly chosen: boolean;
  readonly onHold: (index: number) => void;
  readonly onLook: (index: number) => void;
}

const FanCard = ({ id, at, all, held, chosen, onHold, onLook }: FanCardProps) => {
  const label = useCardLabel(id, at, all, chosen);
  const isHeld = at === held;
  return (
    <div
      id={isHeld ? HELD_CARD : undefined}
      role="option"
      tabIndex={isHeld ? 0 : -1}
      aria-selected={isHeld}
      aria-label={label}
      className={`fan-card ${isHeld ? 'held' : ''} ${chosen ? 'chosen' : ''}`}
      style={{ '--k': at - (all - 1) / 2, '--i': at, '--away': Math.sign(at - held) } as CSSProperties}
      onClick={() => (isHeld ? onLook(at) : onHold(at))}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onLook(at);
        }
      }}
    >
      <Card id={id} silent eager sizes={isHeld ? '(min-width: 60rem) 22rem, 64vw' : '12rem'} />
    </div>
  );
};

/** Says which card is held up when it was changed from elsewhere: where the card has the focus, that says it already. */
const HeldSaid = ({ cards, held, chosen }: Required<Pick<FanProps, 'cards' | 'held' | 'chosen'>>) => {
  const card = cards[held] as CardId;
  return useCardLabel(card, held, cards.length, chosen.includes(card));
};

/** A hand of cards: one is held up, the others fan out behind it. Swipe, tap, arrows; a tap on the held card looks closer. */
export const Fan = ({ cards, held, onHold, onLook, chosen = [] }: FanProps) => {
  const t = useT();
  const start = useRef<number | null>(null);
  const { drop, handlers } = useDrag();
  const box = useRef<HTMLDivElement>(null);
  const [fromAfar, setFromAfar] = useState(false);
  useDealing(box, cards);
  const step = (by: number) => {
    const next = Math.min(cards.length - 1, Math.max(0, held + by));
    if (next !== held) {
      play('slide');
      onHold(next);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -cards.length, End: cards.length }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const on = document.activeElement;
      if (on !== null && on !== document.body && on.tagName !== 'MAIN' && on.closest('.act') === null) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      setFromAfar(true);
      step(event.key === 'ArrowLeft' ? -1 : 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const focusInside = useRef(false);
  useEffect(() => {
    if (focusInside.current) box.current?.querySelectorAll<HTMLElement>('[role=option]')[held]?.focus();
  }, [held]);
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const moved = event.clientX - from;
    if (Math.abs(moved) <= SWIPE_PX) return;
    drop();
    step(moved < 0 ? 1 : -1);
  };
  return (
    <>
      <div
        ref={box}
        className="fan"
        role="listbox"
        aria-label={t('hand.label')}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        onFocus={() => {
          focusInside.current = true;
          setFromAfar(false);
        }}
        onBlur={() => {
          focusInside.current = false;
        }}
        onPointerDown={event => {
          start.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        {...handlers}
      >
        {cards.map((id, i) => (
          <FanCard
            key={id}
            id={id}
            at={i}
            all={cards.length}
            held={held}
            chosen={chosen.includes(id)}
            onHold={onHold}
            onLook={onLook}
          />
        ))}
      </div>
      <p className="vh" role="status">
        {fromAfar && <HeldSaid cards={cards} held={held} chosen={chosen} />}
      </p>
    </>
  );
};
