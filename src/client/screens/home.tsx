import { useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { RABBITS } from '../../engine/options.ts';
import { useSpeech } from '../i18n/language.tsx';
import { keepPhrase } from '../net/phrases.ts';
import { openTable, RestError } from '../net/rest.ts';
import { useGallery, type World } from '../net/worlds.ts';
import { go } from '../router.ts';
import { IconButton, Plaque, Quiet } from '../ui/buttons.tsx';
import { Card, CardBack } from '../ui/card.tsx';
import { Logo } from '../ui/logo.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { useSettingsSheet } from '../ui/settings-door.tsx';
import { Stars } from '../ui/stars.tsx';
import { useTitle } from '../use-title.ts';
import { CodeForm } from './code-form.tsx';
import { MyTables } from './my-tables.tsx';
import './home.css';

const FAN = [0, 1, 2, 3, 4] as const;
const BOB = [0, 0.5, -0.1, 0.7, 0.2, 0.4, 0, 0.6, 0.1, 0.5, -0.1, 0.35] as const;
const LEAN = [-3, 2, 0, 3, -2, 1, -1, 0, 2, -3, 1, 3] as const;

/** Chosen for this fan, with the lifted one in the middle, to say at a glance what this is; another house shows its covers. */
const COVERS = ['mask-tree', 'cage-heart', 'moon-painter', 'octopus-boat', 'lantern-deer'] as const;

const coversOf = ({ cards, covers }: World): readonly CardId[] => {
  const ours = COVERS.map(name => cards.find(card => card.endsWith(`.${name}`))).filter(card => card !== undefined);
  return ours.length === COVERS.length ? ours : covers;
};

const fanStyle = (i: number) => ({
  transform: `rotate(${(i - 2) * 13}deg) translateY(${i === 2 ? -6 : 0}%)`,
  zIndex: i === 2 ? 5 : 3 - Math.abs(i - 2),
});

const Stage = () => {
  const { worlds } = useGallery();
  const cards = worlds[0] === undefined ? [] : coversOf(worlds[0]);
  return (
    <div className="stage" aria-hidden="true">
      <Stars />
      {FAN.map(i => {
        const card = cards[i];
        const look = i === 2 ? 'lift' : '';
        return card === undefined ? (
          <CardBack key={i} className={look} style={fanStyle(i)} />
        ) : (
          <Card
            key={i}
            id={card}
            silent
            eager
            className={look}
            style={fanStyle(i)}
            sizes="(min-width: 60rem) 19rem, 12rem"
          />
        );
      })}
    </div>
  );
};

export const Home = () => {
  const { t, language } = useSpeech();
  const settings = useSettingsSheet();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Null: the table will be open to everybody who has the link. */
  const [phrase, setPhrase] = useState<string | null>(null);
  useTitle(null);
  const open = async () => {
    setBusy(true);
    try {
      const { code } = await openTable({ language }, phrase === null || phrase === '' ? undefined : phrase);
      if (phrase !== null) keepPhrase(code, phrase);
      go(`/t/${code}`);
    } catch (error) {
      setWrong(error instanceof RestError ? error.code : 'unavailable');
      setBusy(false);
    }
  };
  return (
    <main className="home">
      <header className="top">
        <Logo />
        <span className="corner">
          <IconButton icon="aid" label={t('nav.rules')} onClick={() => go('/rules')} />
          <IconButton icon="globe" label={t('nav.settings')} onClick={settings.open} />
        </span>
      </header>
      <Stage />
      <div className="txt">
        <h1>
          {t('home.title-1')}
          <br />
          {t('home.title-2')}
        </h1>
        <p className="lead">{t('home.lead')}</p>
        <div className="acts">
          {phrase !== null && (
            <label className="field">
              {t('home.phrase')}
              <input
                className="code"
                // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked for it
                autoFocus
                autoComplete="off"
                maxLength={200}
                value={phrase}
                onChange={event => setPhrase(event.target.value)}
              />
            </label>
          )}
          <Plaque className="wide big" disabled={busy} onClick={() => void open()}>
            {t('home.open')}
          </Plaque>
          <Quiet
            className="locked"
            icon={phrase === null ? 'lock' : 'close'}
            onClick={() => setPhrase(phrase === null ? '' : null)}
          >
            {t(phrase === null ? 'home.lock' : 'again.unlocked')}
          </Quiet>
          {wrong !== null && (
            <p className="wrong" role="alert">
              {t(wrong === 'offline' ? 'refusal.offline' : 'refusal.unavailable')}
            </p>
          )}
          <MyTables />
          <CodeForm />
          <div className="row2">
            <Quiet icon="play" onClick={() => go('/practice')}>
              {t('home.practise')}
            </Quiet>
            <Quiet icon="eye" onClick={() => go('/gallery')}>
              {t('home.worlds')}
            </Quiet>
            <Quiet icon="grid" onClick={() => go('/replay')}>
              {t('games.title')}
            </Quiet>
            <Quiet icon="quill" onClick={() => go('/workshop')}>
              {t('home.workshop')}
            </Quiet>
          </div>
        </div>
      </div>
      <div className="lineup" aria-hidden="true">
        {RABBITS.map((rabbit, i) => (
          <span key={rabbit} style={{ transform: `translateY(${BOB[i]}rem) rotate(${LEAN[i]}deg)` }}>
            <Rabbit id={rabbit} />
          </span>
        ))}
      </div>
      {settings.sheet}
    </main>
  );
};
