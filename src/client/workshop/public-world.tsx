import { useState } from 'react';
import { worldId } from '../../engine/ids.ts';
import type { OwnCardEntry, OwnManifest } from '../../protocol/own-worlds.ts';
import { useSpeech } from '../i18n/language.tsx';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { openTable } from '../net/rest.ts';
import { go } from '../router.ts';
import { Plaque } from '../ui/buttons.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { Report } from '../ui/report.tsx';
import { useWorld } from './use-world.ts';
import { saidWhy } from './why.ts';

/** One card of a world that is not on any table. */
export const OwnPicture = ({ world, card, alt }: { world: OwnManifest; card: OwnCardEntry; alt: string }) => {
  const files = card.files.webp;
  if (files === undefined) return <span className="card covered" />;
  const [small, medium] = [`${world.base}${files['200']}`, `${world.base}${files['400']}`];
  return (
    <span className="card">
      <img
        src={small}
        srcSet={`${small} 200w, ${medium} 400w`}
        sizes="9rem"
        alt={alt}
        loading="lazy"
        draggable={false}
      />
    </span>
  );
};

export const altOf = (world: OwnManifest, card: OwnCardEntry): string => {
  const words = card.words[world.language] ?? Object.values(card.words)[0];
  return words?.alt || words?.title || '';
};

/** Opens a table that plays with the world, and goes there. */
export const useTableWith = (id: string): { readonly busy: boolean; readonly open: () => void } => {
  const { language } = useSpeech();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    const opened = await openTable({ language, worlds: [worldId(id)] }).catch(() => null);
    if (opened !== null) go(`/t/${opened.code}`);
    setBusy(false);
  };
  return { busy, open: () => void open() };
};

/** What everybody sees who has the address. */
export const PublicWorld = ({ w, id }: { w: WorkshopWords; id: string }) => {
  const { world, why } = useWorld(id, null);
  const table = useTableWith(id);
  if (world === null)
    return (
      <p className="nobody dim" role="status">
        <Rabbit id="coal" className="big-rabbit" />
        {why === null ? '' : saidWhy(w, why)}
      </p>
    );
  return (
    <>
      <h1>{world.name === '' ? w('untitled') : world.name}</h1>
      <p className="lead">
        {w('cards', { n: world.cards.length })}
        {world.licence !== '' && ` · ${w('by-licence', { text: world.licence })}`}
      </p>
      <ul className="bench-cards">
        {world.cards.map((card, i) => (
          <li key={card.id}>
            <OwnPicture world={world} card={card} alt={altOf(world, card) || w('card', { n: i + 1 })} />
          </li>
        ))}
      </ul>
      <div className="bench-foot">
        <Plaque className="wide" disabled={table.busy} onClick={table.open}>
          {w('play')}
        </Plaque>
        <div className="doubts">
          <Report w={w} world={id} card={null} />
        </div>
      </div>
    </>
  );
};
