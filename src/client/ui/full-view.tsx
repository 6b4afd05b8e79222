import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { CardId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { useCardArt } from '../net/worlds.ts';
import { IconButton, Plaque } from './buttons.tsx';
import { Card } from './card.tsx';
import { CardDoubts } from './card-doubts.tsx';
import type { CardAct } from './table-sheets.ts';
import { useBack } from './use-back.ts';
import { useZoom } from './use-zoom.ts';
import './full-view.css';

interface FullViewProps {
  readonly cards: readonly CardId[];
  readonly at: number;
  readonly act: CardAct | null;
  readonly onClose: () => void;
}

/** To the card before and the card after; at either end a button stays where it is, so that nobody loses the focus. */
const Turns = ({ index, all, onTurn }: { index: number; all: number; onTurn: (by: 1 | -1) => void }) => {
  const t = useT();
  return (
    <div className="turns">
      <IconButton icon="back" label={t('look.before')} aria-disabled={index === 0} onClick={() => onTurn(-1)} />
      <div className="dots" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} className={i === index ? 'on' : ''} />
        ))}
      </div>
      <IconButton icon="next" label={t('look.after')} aria-disabled={index === all - 1} onClick={() => onTurn(1)} />
    </div>
  );
};

/** One card as large as the screen allows, the room behind it in its colours. */
export const FullView = ({ cards, at, act, onClose }: FullViewProps) => {
  const t = useT();
  useBack(onClose);
  const { table } = useTable();
  const [index, setIndex] = useState(at);
  const [turned, setTurned] = useState(false);
  const [words, setWords] = useState(false);
  const turn = (by: number) => {
    setIndex(now => Math.min(cards.length - 1, Math.max(0, now + by)));
    setTurned(true);
  };
  const { zoom, toggle, onKeyDown, handlers } = useZoom(index, turn);
  const card = cards[index] as CardId;
  const art = useCardArt(card);
  const clue = table.game?.clue?.kind === 'text' ? table.game.clue.text : '';
  const label = act?.label(card) ?? null;
  const before = cards[index - 1];
  const after = cards[index + 1];
  const place = t('card.place', { at: index + 1, all: cards.length, what: art?.alt ?? '' });
  const close = zoom.scale > 1;
  return (
    <ModalOverlay className="full-scrim" isOpen onOpenChange={open => !open && onClose()}>
      <Modal>
        {/* Around the dialog, which has the focus as it opens: keys work from then on. */}
        <div className={`full-keys ${close ? 'close' : ''}`} onKeyDown={onKeyDown}>
          <Dialog className="full" aria-label={place}>
            {art !== null && <img className="bg" src={art.src} alt="" />}
            <header className="top">
              <IconButton icon="close" label={t('nav.close')} onClick={onClose} />
              <span className="clue">{clue}</span>
              <span className="corner">
                <IconButton icon="zoom" label={t('look.magnify')} aria-pressed={close} onClick={toggle} />
                <IconButton
                  icon="eye"
                  label={t('card.words')}
                  aria-pressed={words}
                  onClick={() => setWords(!words)}
                  disabled={art === null || art.alt === ''}
                />
              </span>
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
            <div className="below">
              {/* The name of the dialog is read as it opens, and not again. */}
              <p className="vh" role="status">
                {turned ? place : ''}
              </p>
              <p className="cap" aria-hidden={!words}>
                {words ? art?.alt : ''}
              </p>
              <CardDoubts key={card} card={card} onHidden={onClose} />
              <div className="act">
                {cards.length > 1 && <Turns index={index} all={cards.length} onTurn={turn} />}
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
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
};
