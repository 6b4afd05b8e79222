import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { CardId } from '../../engine/ids.ts';
import { GALLERY_WORDS } from '../i18n/gallery-words.ts';
import { useSpeech } from '../i18n/language.tsx';
import { useCardWords } from '../net/card-words.ts';
import { useCardArt, type World } from '../net/worlds.ts';
import { IconButton, Stitch } from '../ui/buttons.tsx';
import { Card } from '../ui/card.tsx';
import { useBack } from '../ui/use-back.ts';

interface LookProps {
  readonly world: World;
  readonly at: number;
  readonly onTurn: (to: number) => void;
  readonly onClose: () => void;
}

/** The clues of one card, hidden until asked for: they are the bots', and they would spoil a game. */
const Clues = ({ clues }: { clues: readonly string[] }) => {
  const { language } = useSpeech();
  const words = GALLERY_WORDS[language];
  const [shown, setShown] = useState(false);
  return (
    <section className="look-clues">
      <Stitch icon="eye" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? words.hideClues : words.showClues}
      </Stitch>
      <p className="look-spoil">{words.spoil}</p>
      {shown && (
        <>
          <h3>{words.clues}</h3>
          <ol>
            {clues.map(clue => (
              <li key={clue}>{clue}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
};

/** One painting large, and what is written beside it. */
export const GalleryLook = ({ world, at, onTurn, onClose }: LookProps) => {
  const { t, language } = useSpeech();
  useBack(onClose);
  const words = GALLERY_WORDS[language];
  const card = world.cards[at] as CardId;
  const art = useCardArt(card);
  const { associations, clues } = useCardWords(world.base, language)(card);
  const all = world.cards.length;
  const turn = (by: number) => onTurn((at + by + all) % all);
  return (
    <ModalOverlay className="look-scrim" isOpen isDismissable onOpenChange={open => !open && onClose()}>
      <Modal className="look-box">
        {/* Around the dialog, which has the focus as it opens: keys work from then on. */}
        <div
          onKeyDown={event => {
            if (event.key === 'ArrowLeft') turn(-1);
            if (event.key === 'ArrowRight') turn(1);
          }}
        >
          <Dialog className="look look-inner">
            <div className="look-bar">
              <IconButton icon="close" label={t('nav.close')} onClick={onClose} />
              <span>{words.place(at + 1, all)}</span>
              <IconButton icon="back" label={words.before} onClick={() => turn(-1)} />
              <IconButton icon="back" className="look-next" label={words.after} onClick={() => turn(1)} />
            </div>
            <Card key={card} id={card} eager silent className="lift" sizes="(min-width: 60rem) 30rem, 92vw" />
            <div className="look-words" aria-live="polite">
              <Heading slot="title">{art?.title ?? ''}</Heading>
              <p className="look-alt">{art?.alt ?? ''}</p>
              {associations.length > 0 && (
                <section>
                  <h3>{words.brings}</h3>
                  <ul className="look-minds">
                    {associations.map(thought => (
                      <li key={thought}>{thought}</li>
                    ))}
                  </ul>
                </section>
              )}
              {clues.length > 0 && <Clues key={card} clues={clues} />}
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
};
