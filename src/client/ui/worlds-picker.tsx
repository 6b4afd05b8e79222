import { type Ref, useId, useState } from 'react';
import { cardsNeeded } from '../../engine/deck.ts';
import { worldId } from '../../engine/ids.ts';
import { OPTION_BOUNDS } from '../../engine/options.ts';
import { RULESETS } from '../../engine/rulesets/table.ts';
import type { PublicView } from '../../engine/view.ts';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { useTable } from '../net/table-link.ts';
import { type Gallery, useGallery } from '../net/worlds.ts';
import { readWorld } from '../workshop/api.ts';
import { madeWorlds, worldIdFrom } from '../workshop/made-worlds.ts';
import { saidWhy } from '../workshop/why.ts';
import { Quiet, Stitch } from './buttons.tsx';
import { Switch } from './fields.tsx';

/** What the chosen worlds hold, and what this game needs for the people who are here. */
export const cardSupply = (
  { worlds }: Gallery,
  { options, seating }: PublicView,
): { readonly have: number; readonly need: number; readonly players: number } | null => {
  const ruleset = RULESETS[options.ruleset];
  const players = Math.min(ruleset.players.max, Math.max(ruleset.players.min, seating.length));
  const chosen =
    options.worlds.length === 0 ? worlds.slice(0, 1) : options.worlds.map(id => worlds.find(each => each.id === id));
  // One that is not loaded yet, or not known to this page: the server counts.
  if (chosen.some(world => world === undefined)) return null;
  const hidden = new Set(options.hidden);
  const cards = new Set(chosen.flatMap(world => world?.cards ?? []).filter(card => !hidden.has(card)));
  return { have: cards.size, need: cardsNeeded(ruleset, players), players };
};

/** By its address, from whoever made it. */
const Paste = ({ w, onWorld, full }: { w: WorkshopWords; onWorld: (id: string) => void; full: boolean }) => {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const why = useId();
  const add = async (): Promise<void> => {
    const id = worldIdFrom(text);
    if (id === null || full) {
      setWrong(w(full ? 'ten-at-most' : 'not-an-address'));
      return;
    }
    try {
      await readWorld(id, null);
      onWorld(id);
      setText('');
    } catch (why) {
      setWrong(saidWhy(w, why));
    }
  };
  return (
    <form
      className="paste-world"
      onSubmit={event => {
        event.preventDefault();
        void add();
      }}
    >
      <label className="field">
        {w('paste')}
        <input
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : why}
          onChange={event => {
            setText(event.target.value);
            setWrong(null);
          }}
        />
      </label>
      <Stitch type="submit">{w('add')}</Stitch>
      {wrong !== null && (
        <p id={why} className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
};

interface PickerProps {
  readonly w: WorkshopWords;
  readonly host: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Any mix of worlds, up to ten: those of this server, those made on this device, and any whose address somebody has. */
export const WorldsPicker = ({ w, host, heading }: PickerProps) => {
  const { table, send, practice } = useTable();
  const gallery = useGallery();
  const [made] = useState(() => madeWorlds().filter(world => world.published));
  const { options } = table;
  const { worlds } = gallery;
  const chosen = options.worlds.length === 0 ? worlds.slice(0, 1).map(world => worldId(world.id)) : options.worlds;
  const set = (id: string, on: boolean): void => {
    const after = on ? [...new Set([...chosen, worldId(id)])] : chosen.filter(one => one !== id);
    if (after.length > 0) send({ t: 'configure', options: { worlds: after } });
  };
  const mine = host && !practice ? made.filter(world => !worlds.some(each => each.id === world.id)) : [];
  const offered = [
    ...worlds.map(({ id, title, cards }) => ({ id, title, cards: cards.length })),
    ...mine.map(({ id, name, cards }) => ({ id, title: name, cards })),
  ];
  const supply = cardSupply(gallery, table);
  const full = chosen.length >= OPTION_BOUNDS.worlds.max;
  return (
    <section className="pick-worlds" aria-label={w('pick-worlds')}>
      <h3 ref={heading} tabIndex={-1}>
        {w('pick-worlds')}
      </h3>
      {offered.map(world => {
        const on = chosen.some(id => id === world.id);
        return (
          <Switch
            key={world.id}
            label={world.title === '' ? w('untitled') : world.title}
            hint={w('cards', { n: world.cards })}
            disabled={!host || (!on && full)}
            on={on}
            onChange={now => set(world.id, now)}
          />
        );
      })}
      {supply !== null && (
        <p className={supply.have < supply.need ? 'wrong' : 'dim sm'} role="status">
          {w('cards-needed', { have: supply.have, need: supply.need, n: supply.players })}
          {supply.have < supply.need && ` · ${w('cards-missing', { n: supply.need - supply.have })}`}
        </p>
      )}
      {host && !practice && (
        <>
          <Paste w={w} full={full} onWorld={id => set(id, true)} />
          <Quiet icon="plus" onClick={() => window.open('/workshop', '_blank', 'noopener')}>
            {w('make-own')}
          </Quiet>
        </>
      )}
    </section>
  );
};
