import { useState } from 'react';
import { OWN_TEXT, type OwnCardEntry, type OwnManifest } from '../../protocol/own-worlds.ts';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { changeCard } from './api.ts';
import { CropFrame } from './crop-frame.tsx';
import { cropOf, type Framing, framingOf } from './crop-math.ts';
import { saidWhy } from './why.ts';

interface CardSheetProps {
  readonly w: WorkshopWords;
  readonly world: OwnManifest;
  readonly edit: string;
  readonly card: OwnCardEntry;
  readonly onSaved: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map(word => word.trim().slice(0, OWN_TEXT.association))
    .filter(word => word !== '')
    .slice(0, OWN_TEXT.associations);

/** One card: which part of its picture is shown, and its words. */
export const CardSheet = ({ w, world, edit, card, onSaved, onMove, onDelete, onClose }: CardSheetProps) => {
  const source = world.making?.sources[card.name];
  const size = source ?? { width: 800, height: 1200 };
  const src = `${world.base}${source?.file ?? card.files.webp?.['800']}`;
  const [first] = useState<Framing>(() => framingOf(source?.crop ?? WHOLE, size));
  const [framing, setFraming] = useState(first);
  const before = card.words[world.language] ?? { title: '', alt: '', associations: [] };
  const [title, setTitle] = useState(before.title);
  const [alt, setAlt] = useState(before.alt);
  const [more, setMore] = useState(before.associations.join(', '));
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<unknown>(null);
  const place = world.cards.findIndex(each => each.name === card.name);
  const save = async (): Promise<void> => {
    setBusy(true);
    const words = { title: title.trim(), alt: alt.trim(), associations: [...listOf(more)] };
    const isNewWords = JSON.stringify(words) !== JSON.stringify(before);
    const change = {
      ...(isNewWords ? { words } : {}),
      ...(framing === first ? {} : { crop: cropOf(framing, size) }),
    };
    try {
      if (Object.keys(change).length > 0) await changeCard(world.id, edit, card.name, change);
      onSaved();
      onClose();
    } catch (error) {
      setWhy(error);
      setBusy(false);
    }
  };
  return (
    <Sheet title={w('card', { n: place + 1 })} onClose={onClose}>
      <CropFrame w={w} src={src} size={size} framing={framing} onChange={setFraming} />
      <div className="row2">
        <Quiet icon="back" disabled={place === 0} onClick={() => onMove(-1)}>
          {w('earlier')}
        </Quiet>
        <Quiet icon="next" disabled={place === world.cards.length - 1} onClick={() => onMove(1)}>
          {w('later')}
        </Quiet>
        <Quiet icon="close" className="thorny" onClick={onDelete}>
          {w('delete')}
        </Quiet>
      </div>
      <h3>{w('words')}</h3>
      <p className="dim sm">{w('words-hint')}</p>
      <label className="field">
        {w('word-title')}
        <input maxLength={OWN_TEXT.title} value={title} onChange={event => setTitle(event.target.value)} />
      </label>
      <label className="field">
        {w('word-alt')}
        <textarea rows={3} maxLength={OWN_TEXT.alt} value={alt} onChange={event => setAlt(event.target.value)} />
      </label>
      <label className="field">
        {w('word-more')}
        <input maxLength={900} value={more} onChange={event => setMore(event.target.value)} />
      </label>
      {why !== null && (
        <p className="wrong" role="alert">
          {saidWhy(w, why)}
        </p>
      )}
      <Plaque className="wide" disabled={busy} onClick={() => void save()}>
        {w('save')}
      </Plaque>
    </Sheet>
  );
};
