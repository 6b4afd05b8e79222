import { useState } from 'react';
import { OWN_TEXT, type OwnManifest } from '../../protocol/own-worlds.ts';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { go } from '../router.ts';
import { Quiet, Stitch } from '../ui/buttons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { changeWorld, deleteWorld, exportWorld } from './api.ts';
import { editAddress, forgetWorld, publicAddress } from './made-worlds.ts';
import { saidWhy } from './why.ts';

/** An address to read and to take along. */
const Address = ({ w, label, hint, text }: { w: WorkshopWords; label: string; hint: string; text: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="address">
      <label className="field">
        {label}
        <input readOnly value={text} onFocus={event => event.target.select()} />
      </label>
      <Stitch icon={copied ? 'check' : 'link'} onClick={() => void copy().catch(() => undefined)}>
        {w(copied ? 'copied' : 'copy')}
      </Stitch>
      <p className="dim sm">{hint}</p>
    </div>
  );
};

const saveAs = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

interface DetailsProps {
  readonly w: WorkshopWords;
  readonly world: OwnManifest;
  readonly edit: string;
  readonly onChanged: (world: OwnManifest) => void;
  readonly onClose: () => void;
}

/** Everything about a world that is not a card: where it is, whose it is, taking it home, ending it. */
export const DetailsSheet = ({ w, world, edit, onChanged, onClose }: DetailsProps) => {
  const [licence, setLicence] = useState(world.licence);
  const [sure, setSure] = useState(false);
  const [why, setWhy] = useState<unknown>(null);
  const published = world.making?.published === true;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setWhy(null);
    await work().catch(setWhy);
  };
  const change = (facts: Parameters<typeof changeWorld>[2]) =>
    attempt(async () => onChanged(await changeWorld(world.id, edit, facts)));
  const save = () =>
    attempt(async () => {
      const { file, name } = await exportWorld(world.id, edit);
      saveAs(file, name);
    });
  const remove = () =>
    attempt(async () => {
      await deleteWorld(world.id, edit);
      forgetWorld(world.id);
      go('/workshop');
    });
  return (
    <Sheet title={w('details')} onClose={onClose}>
      {published && <Address w={w} label={w('address')} hint={w('address-hint')} text={publicAddress(world.id)} />}
      <Address w={w} label={w('edit-link')} hint={w('edit-hint')} text={editAddress(world.id, edit)} />
      <label className="field">
        {w('licence')}
        <input
          maxLength={OWN_TEXT.licence}
          placeholder={w('licence-hint')}
          value={licence}
          onChange={event => setLicence(event.target.value)}
          onBlur={() => {
            if (licence !== world.licence) void change({ licence });
          }}
        />
      </label>
      <Stitch className="wide" icon="save" disabled={world.cards.length === 0} onClick={() => void save()}>
        {w('export')}
      </Stitch>
      {published && (
        <Quiet icon="lock" onClick={() => void change({ published: false })}>
          {w('unpublish')}
        </Quiet>
      )}
      {sure ? (
        <div className="sure">
          <p>{w('delete-sure')}</p>
          <Stitch className="wide thorny" icon="close" onClick={() => void remove()}>
            {w('delete-yes')}
          </Stitch>
        </div>
      ) : (
        <Quiet icon="close" className="thorny" onClick={() => setSure(true)}>
          {w('delete-world')}
        </Quiet>
      )}
      {why !== null && (
        <p className="wrong" role="alert">
          {saidWhy(w, why)}
        </p>
      )}
    </Sheet>
  );
};
