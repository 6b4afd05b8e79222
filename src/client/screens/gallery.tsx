import { useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { GALLERY_WORDS } from '../i18n/gallery-words.ts';
import { useSpeech, useT } from '../i18n/language.tsx';
import { useCardArt, useGallery } from '../net/worlds.ts';
import { go } from '../router.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Card } from '../ui/card.tsx';
import { useTitle } from '../use-title.ts';
import { GalleryLook } from './gallery-look.tsx';
import './gallery.css';
import './gallery-look.css';

const isLarge = (i: number): boolean => i % 14 === 0 || i % 14 === 7;

const Hung = ({ card, i, onLook }: { card: CardId; i: number; onLook: (i: number) => void }) => {
  const { language } = useSpeech();
  const art = useCardArt(card);
  return (
    <li className={isLarge(i) ? 'w2' : ''}>
      <button type="button" aria-label={GALLERY_WORDS[language].look(art?.title ?? '')} onClick={() => onLook(i)}>
        <Card
          id={card}
          silent
          sizes={isLarge(i) ? '(min-width: 60rem) 26rem, 62vw' : '(min-width: 60rem) 13rem, 31vw'}
        />
        <span className="hung-title" aria-hidden="true">
          {art?.title ?? ''}
        </span>
      </button>
    </li>
  );
};

/** The entrance: a few paintings side by side, as many as there is room for. */
const Frieze = ({ covers }: { covers: readonly CardId[] }) => (
  <div className="frieze" aria-hidden="true">
    {covers.map(card => (
      <Card key={card} id={card} silent eager sizes="(min-width: 60rem) 22vw, 50vw" />
    ))}
  </div>
);

/** The worlds: paintings to look at without playing. */
export const GalleryPage = () => {
  const t = useT();
  const { worlds } = useGallery();
  const [at, setAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const world = worlds.find(one => one.id === chosen) ?? worlds[0];
  useTitle(world?.title ?? t('home.worlds'));
  return (
    <main className="gal">
      <div className="hero">
        {world !== undefined && <Frieze covers={world.covers} />}
        <div className="hero-bar">
          <IconButton icon="back" label={t('nav.home')} onClick={() => go('/')} />
        </div>
        <div>
          <h1>{world?.title ?? t('home.worlds')}</h1>
          <p>
            {world === undefined ? t('gallery.empty') : world.about || t('gallery.count', { n: world.cards.length })}
          </p>
        </div>
      </div>
      {worlds.length > 1 && (
        <div className="worlds">
          {worlds.map(one => (
            <button
              key={one.id}
              type="button"
              className={`world ${one === world ? 'on' : ''}`}
              aria-pressed={one === world}
              onClick={() => setChosen(one.id)}
            >
              {one.cards[0] !== undefined && <Card id={one.cards[0]} silent sizes="5rem" />}
              <span>{one.title}</span>
            </button>
          ))}
        </div>
      )}
      {world !== undefined && (
        <ul className="wall">
          {world.cards.map((card, i) => (
            <Hung key={card} card={card} i={i} onLook={setAt} />
          ))}
        </ul>
      )}
      {world !== undefined && at !== null && (
        <GalleryLook world={world} at={at} onTurn={setAt} onClose={() => setAt(null)} />
      )}
    </main>
  );
};
