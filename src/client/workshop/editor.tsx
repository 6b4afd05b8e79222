import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeWorld, OwnManifest } from '../../protocol/own-worlds.ts';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { go } from '../router.ts';
import { Rabbit } from '../ui/rabbit.tsx';
import { changeWorld, deleteCard, importWorld } from './api.ts';
import { CardSheet } from './card-sheet.tsx';
import { DetailsSheet } from './details-sheet.tsx';
import { EditorView } from './editor-view.tsx';
import { keepWorld } from './made-worlds.ts';
import { openFiles } from './open-files.ts';
import { useTableWith } from './public-world.tsx';
import { Uploads } from './uploads.ts';
import { useWorld } from './use-world.ts';
import { saidWhy } from './why.ts';

const UNDO_MS = 8000;

interface Struck {
  readonly name: string;
  readonly place: number;
}

/** A deleted card is out of sight at once and gone a little later, or when the page goes: until then it can come back. */
const useStruck = (id: string, edit: string, reload: () => void) => {
  const [struck, setStruck] = useState<Struck | null>(null);
  const waiting = useRef<Struck | null>(null);
  const remove = useCallback(
    (everywhere: boolean) => {
      const { current } = waiting;
      if (current === null) return;
      waiting.current = null;
      setStruck(null);
      void deleteCard(id, edit, current.name, everywhere).then(reload, reload);
    },
    [id, edit, reload],
  );
  const finish = useCallback(() => remove(false), [remove]);
  useEffect(() => {
    if (struck === null) return undefined;
    const timer = setTimeout(finish, UNDO_MS);
    addEventListener('pagehide', finish);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', finish);
    };
  }, [struck, finish]);
  // Whoever leaves the page has made up their mind.
  useEffect(() => finish, [finish]);
  return {
    struck,
    strike: (next: Struck) => {
      finish();
      waiting.current = next;
      setStruck(next);
    },
    everywhere: () => remove(true),
    undo: () => {
      waiting.current = null;
      setStruck(null);
    },
  };
};

const without = (world: OwnManifest, name: string | undefined): OwnManifest =>
  name === undefined ? world : { ...world, cards: world.cards.filter(card => card.name !== name) };

/** For whoever holds the edit link. */
export const Editor = ({ w, id, edit }: { w: WorkshopWords; id: string; edit: string }) => {
  const { world: stored, why, set, fail, reload } = useWorld(id, edit);
  const [uploads] = useState(() => new Uploads(id, edit, reload));
  const [open, setOpen] = useState<string | null>(null);
  const [details, setDetails] = useState(false);
  const [busy, setBusy] = useState(false);
  const table = useTableWith(id);
  const { struck, strike, undo, everywhere } = useStruck(id, edit, reload);
  if (stored === null)
    return (
      <p className="nobody dim" role="status">
        <Rabbit id="coal" className="big-rabbit" />
        {why === null ? '' : saidWhy(w, why)}
      </p>
    );
  const world = without(stored, struck?.name);
  const change = async (facts: ChangeWorld): Promise<void> => {
    setBusy(true);
    await changeWorld(id, edit, facts).then(set, fail);
    setBusy(false);
  };
  const take = async (files: readonly File[]): Promise<void> => {
    const { pictures, worlds } = await openFiles(files);
    uploads.add(pictures);
    const [archive] = worlds;
    if (archive === undefined) return;
    setBusy(true);
    try {
      const made = await importWorld(archive);
      keepWorld({ ...made, name: '', cards: 0, published: false, at: Date.now() });
      go(`/workshop/${made.id}`);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  const card = world.cards.find(each => each.name === open);
  const move = (by: 1 | -1): void => {
    const names = world.cards.map(each => each.name);
    const from = names.findIndex(name => name === open);
    const [name] = names.splice(from, 1);
    if (name !== undefined) names.splice(from + by, 0, name);
    void change({ order: names });
  };
  return (
    <>
      <EditorView
        w={w}
        world={world}
        uploads={uploads}
        note={why === null ? null : saidWhy(w, why)}
        busy={busy || table.busy}
        deleted={struck === null ? null : { place: struck.place, undo, everywhere }}
        onFiles={files => void take(files)}
        onName={name => void change({ name })}
        onCard={setOpen}
        onDetails={() => setDetails(true)}
        onPublish={() => void change({ published: true })}
        onPlay={table.open}
      />
      {card !== undefined && (
        <CardSheet
          key={card.name}
          w={w}
          world={world}
          edit={edit}
          card={card}
          onSaved={reload}
          onMove={move}
          onDelete={() => {
            setOpen(null);
            strike({ name: card.name, place: world.cards.indexOf(card) });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {details && <DetailsSheet w={w} world={world} edit={edit} onChanged={set} onClose={() => setDetails(false)} />}
    </>
  );
};
