import { useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import { useWorkshopWords, type WorkshopWords } from '../i18n/workshop/words.ts';
import { go } from '../router.ts';
import { IconButton, Plaque } from '../ui/buttons.tsx';
import { Logo } from '../ui/logo.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { useTitle } from '../use-title.ts';
import { createWorld, importWorld } from './api.ts';
import { Editor } from './editor.tsx';
import { editFor, forgetWorld, keepWorld, type MadeWorld, madeWorlds } from './made-worlds.ts';
import { PublicWorld } from './public-world.tsx';
import { saidWhy } from './why.ts';
import './workshop.css';

const Made = ({ w, world, onForget }: { w: WorkshopWords; world: MadeWorld; onForget: () => void }) => (
  <li className="made">
    <a
      href={`/workshop/${world.id}`}
      onClick={event => {
        event.preventDefault();
        go(`/workshop/${world.id}`);
      }}
    >
      <strong>{world.name === '' ? w('untitled') : world.name}</strong>
      <span className="dim sm">
        {w('cards', { n: world.cards })}
        {!world.published && ` · ${w('draft')}`}
      </span>
    </a>
    <IconButton icon="close" label={`${w('forget')}: ${world.name}`} onClick={onForget} />
  </li>
);

const Bench = ({ w }: { w: WorkshopWords }) => {
  const { language } = useSpeech();
  const [made, setMade] = useState(madeWorlds);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<unknown>(null);
  const make = async (work: () => Promise<{ readonly id: string; readonly edit: string }>): Promise<void> => {
    setBusy(true);
    setWhy(null);
    try {
      const { id, edit } = await work();
      keepWorld({ id, edit, name, cards: 0, published: false, at: Date.now() });
      go(`/workshop/${id}`);
    } catch (error) {
      setWhy(error);
      setBusy(false);
    }
  };
  return (
    <>
      <h1>{w('title')}</h1>
      <p className="lead">{w('lead')}</p>
      <form
        className="slip tall begin"
        onSubmit={event => {
          event.preventDefault();
          void make(() => createWorld(name.trim(), language));
        }}
      >
        <label>
          {w('name-it')}
          <input
            className="ink-line"
            maxLength={60}
            placeholder={w('name-hint')}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <Plaque type="submit" className="wide" disabled={busy}>
          {w('begin')}
        </Plaque>
      </form>
      <label className={`stitch file-door ${busy ? 'busy' : ''}`}>
        {busy ? w('importing') : w('open')}
        <input
          type="file"
          accept=".zip,application/zip"
          disabled={busy}
          onChange={event => {
            const file = event.target.files?.[0];
            if (file !== undefined) void make(() => importWorld(file));
          }}
        />
      </label>
      {why !== null && (
        <p className="wrong" role="alert">
          {saidWhy(w, why)}
        </p>
      )}
      <section className="made-list" aria-label={w('mine')}>
        {made.length === 0 ? (
          <p className="nobody dim">
            <Rabbit id="marigold" className="big-rabbit" />
            {w('none')}
          </p>
        ) : (
          <>
            <h2>{w('mine')}</h2>
            <ul>
              {made.map(world => (
                <Made
                  key={world.id}
                  w={w}
                  world={world}
                  onForget={() => {
                    forgetWorld(world.id);
                    setMade(madeWorlds());
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
};

/** `/workshop`: the worlds this device made; `/workshop/w-…`: one of them, to change it or, without its secret, to see it. */
export const WorkshopPage = ({ id }: { id: string }) => {
  const { t } = useSpeech();
  const w = useWorkshopWords();
  const [edit] = useState(() => (id === '' ? null : editFor(id)));
  useTitle(w === null ? null : w('title'));
  if (w === null) return null;
  return (
    <main className="workshop">
      <header className="top">
        <IconButton icon="back" label={t('nav.back')} onClick={() => go(id === '' ? '/' : '/workshop')} />
        <Logo />
        <span className="ib" />
      </header>
      {id === '' && <Bench w={w} />}
      {id !== '' && edit === null && <PublicWorld w={w} id={id} />}
      {id !== '' && edit !== null && <Editor w={w} id={id} edit={edit} />}
    </main>
  );
};
