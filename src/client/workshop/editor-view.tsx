import { useId, useState } from 'react';
import { cardsNeeded } from '../../engine/deck.ts';
import { SEATS_MAX } from '../../engine/options.ts';
import { RULESETS } from '../../engine/rulesets/table.ts';
import { OWN_TEXT, type OwnCardEntry, type OwnManifest } from '../../protocol/own-worlds.ts';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { DropZone } from './drop-zone.tsx';
import { altOf, OwnPicture } from './public-world.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './uploads.ts';

/** The most people these cards are enough for, in the game that takes the most; 0: not even for three. */
const enoughFor = (cards: number): number => {
  for (let players = SEATS_MAX; players >= 3; players--) {
    if (cards >= cardsNeeded(RULESETS[players > RULESETS.classic.players.max ? 'odyssey2023' : 'classic'], players))
      return players;
  }
  return 0;
};

const supply = (w: WorkshopWords, cards: number): string => {
  if (cards === 0) return w('empty');
  const players = enoughFor(cards);
  const need = cardsNeeded(RULESETS.classic, 3) - cards;
  const words = players === 0 ? w('too-few', { n: need }) : w('enough', { n: players });
  return `${w('cards', { n: cards })} · ${words}`;
};

/** A title alone does not say what is to be seen. */
const isDescribed = (card: OwnCardEntry): boolean => Object.values(card.words).some(words => words?.alt !== '');

interface EditorViewProps {
  readonly w: WorkshopWords;
  readonly world: OwnManifest;
  readonly uploads: Uploads;
  readonly note: string | null;
  readonly busy: boolean;
  readonly deleted: { readonly place: number; readonly undo: () => void; readonly everywhere: () => void } | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onName: (name: string) => void;
  readonly onCard: (name: string) => void;
  readonly onDetails: () => void;
  readonly onPublish: () => void;
  readonly onPlay: () => void;
}

/** A world on the bench: its name, its cards, what is on its way, and the one thing to do next. */
export const EditorView = (props: EditorViewProps) => {
  const { w, world, uploads, note, busy, deleted } = props;
  const [name, setName] = useState(world.name);
  const warning = useId();
  const published = world.making?.published === true;
  const undescribed = published ? 0 : world.cards.filter(card => !isDescribed(card)).length;
  return (
    <>
      <h1 className="vh">{world.name === '' ? w('untitled') : world.name}</h1>
      <input
        className="world-name"
        aria-label={w('name-it')}
        maxLength={OWN_TEXT.name}
        placeholder={w('untitled')}
        value={name}
        onChange={event => setName(event.target.value)}
        onBlur={() => {
          if (name.trim() !== world.name) props.onName(name.trim());
        }}
      />
      <p className="lead" role="status">
        {supply(w, world.cards.length)}
        <br />
        <span className="dim sm">
          {w(world.making?.hidden === true ? 'hidden-here' : published ? 'published' : 'not-published')}
        </span>
      </p>
      <DropZone w={w} onFiles={props.onFiles} />
      <UploadList w={w} uploads={uploads} />
      {note !== null && (
        <p className="wrong" role="alert">
          {note}
        </p>
      )}
      <ul className="bench-cards">
        {world.cards.map((card, i) => (
          <li key={card.name}>
            <button type="button" aria-label={w('edit-card', { n: i + 1 })} onClick={() => props.onCard(card.name)}>
              <OwnPicture world={world} card={card} alt={altOf(world, card)} />
            </button>
          </li>
        ))}
      </ul>
      <div className="bench-foot">
        {deleted !== null && (
          <p className="undo" role="status">
            {w('deleted', { n: deleted.place + 1 })}
            <Quiet icon="again" onClick={deleted.undo}>
              {w('undo')}
            </Quiet>
            {published && (
              <Quiet icon="close" className="thorny" onClick={deleted.everywhere}>
                {w('everywhere')}
              </Quiet>
            )}
          </p>
        )}
        <Quiet icon="menu" onClick={props.onDetails}>
          {w('details')}
        </Quiet>
        {undescribed > 0 && (
          <p id={warning} className="tip">
            {w('undescribed', { n: undescribed })}
          </p>
        )}
        <Plaque
          className="wide"
          disabled={busy || world.cards.length === 0}
          aria-describedby={undescribed > 0 ? warning : undefined}
          onClick={published ? props.onPlay : props.onPublish}
        >
          {w(published ? 'play' : 'publish')}
        </Plaque>
      </div>
    </>
  );
};
