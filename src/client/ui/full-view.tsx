import { type PointerEvent, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { CardId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { useCardArt } from '../net/worlds.ts';
import { IconButton, Plaque } from './buttons.tsx';
import { Card } from './card.tsx';
import { CardDoubts } from './card-doubts.tsx';
import type { CardAct } from './table-sheets.ts';
import './full-view.css';

interface FullViewProps {
  readonly cards: readonly CardId[];
  readonly at: number;
  readonly act: CardAct | null;
  readonly onClose: () => void;
}

interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const SWIPE_PX = 44;
const DEEPEST = 4;

/** Pinch, double tap or wheel to look closer; drag while close; swipe while whole. */
const useZoom = (index: number, onSwipe: (by: 1 | -1) => void) => {
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
  return {
    zoom,
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
        if (Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        fingers.current.clear();
        start.current = null;
      },
      onDoubleClick: () => setZoom(zoom.scale > 1 ? WHOLE : { scale: 2.2, x: 0, y: 0 }),
      onWheel: (event: React.WheelEvent) => {
        const scale = Math.min(DEEPEST, Math.max(1, zoom.scale * (event.deltaY < 0 ? 1.12 : 0.89)));
        setZoom(scale === 1 ? WHOLE : { ...zoom, scale });
      },
    },
  };
};

/** One card as large as the screen allows, the room behind it in its colours. */
export const FullView = ({ cards, at, act, onClose }: FullViewProps) => {
  const t = useT();
  const { table } = useTable();
  const [index, setIndex] = useState(at);
  const [words, setWords] = useState(false);
  const turn = (by: number) => setIndex(now => Math.min(cards.length - 1, Math.max(0, now + by)));
  const { zoom, handlers } = useZoom(index, turn);
  const card = cards[index] as CardId;
  const art = useCardArt(card);
  const clue = table.game?.clue?.kind === 'text' ? table.game.clue.text : '';
  const label = act?.label(card) ?? null;
  const before = cards[index - 1];
  const after = cards[index + 1];
  return (
    <ModalOverlay className="full-scrim" isOpen onOpenChange={open => !open && onClose()}>
      <Modal>
        <Dialog
          className="full"
          aria-label={t('card.place', { at: index + 1, all: cards.length, what: art?.alt ?? '' })}
        >
          <div
            className="full-inner"
            onKeyDown={event => {
              if (event.key === 'ArrowLeft') turn(-1);
              if (event.key === 'ArrowRight') turn(1);
            }}
          >
            {art !== null && <img className="bg" src={art.src} alt="" />}
            <header className="top">
              <IconButton icon="close" label={t('nav.close')} onClick={onClose} />
              <span className="clue">{clue}</span>
              <IconButton
                icon="eye"
                label={t('card.words')}
                aria-pressed={words}
                onClick={() => setWords(!words)}
                disabled={art === null || art.alt === ''}
              />
            </header>
            <div className="hold" {...handlers}>
              {before !== undefined && <Card id={before} silent className="peek before" />}
              <Card
                key={card}
                id={card}
                eager
                className="lift"
                sizes="(min-width: 60rem) 40rem, 100vw"
                style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
              />
              {after !== undefined && <Card id={after} silent className="peek after" />}
            </div>
            <div>
              <p className="cap" aria-hidden={!words}>
                {words ? art?.alt : ''}
              </p>
              <CardDoubts key={card} card={card} onHidden={onClose} />
              <div className="act">
                <div className="dots" aria-hidden="true">
                  {cards.map((id, i) => (
                    <i key={id} className={i === index ? 'on' : ''} />
                  ))}
                </div>
                {act !== null && label !== null && (
                  <Plaque
                    className="wide"
                    onClick={() => {
                      onClose();
                      act.run(card);
                    }}
                  >
                    {label}
                  </Plaque>
                )}
              </div>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
