import { type DragEvent, useEffect, useState } from 'react';
import { useSpeech, useT } from '../i18n/language.tsx';
import { go, usePath } from '../router.ts';
import { IconButton, Quiet, Stitch } from '../ui/buttons.tsx';
import { Icon } from '../ui/icon.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { useNames } from '../ui/use-names.ts';
import { useTitle } from '../use-title.ts';
import { handedOver } from './handoff.ts';
import type { KeptGame } from './kept-games.ts';
import { type Opened, type OpenFault, openDisk, openGame } from './open-file.ts';
import { ReplayBook } from './replay-book.tsx';
import { dropAllGames, dropGame, keptGame, keptGames } from './shelf.ts';
import './replay.css';

const Row = ({ game, onDrop }: { game: KeptGame; onDrop: () => void }) => {
  const { t, language } = useSpeech();
  const day = new Date(game.at).toLocaleDateString(language, { dateStyle: 'medium' });
  const names = useNames(game.names);
  const winners = useNames(game.winners);
  return (
    <li className="rp-game">
      <button type="button" className="rp-open" onClick={() => go(`/replay/${game.id}`)}>
        <b>{t('games.won', { names: winners, n: game.winners.length })}</b>
        <span>
          {day} · {t(`ruleset.${game.ruleset}`)} · {t('games.rounds', { n: game.rounds })}
        </span>
        <span>{names}</span>
      </button>
      <IconButton icon="close" label={t('games.remove', { day, names: winners })} onClick={onDrop} />
    </li>
  );
};

const List = () => {
  const t = useT();
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const found = await keptGames();
      if (wanted) setGames(found);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, []);
  const drop = async (work: Promise<unknown>): Promise<void> => {
    await work.catch(() => undefined);
    setAsking(false);
    setGames(await keptGames());
  };
  if (games === null) return null;
  if (games.length === 0)
    return (
      <p className="rp-empty">
        <Rabbit id="ivory" className="big-rabbit" />
        {t('games.empty')}
      </p>
    );
  return (
    <>
      <p className="tip">{t('games.lead')}</p>
      <ul className="rp-list">
        {games.map(game => (
          <Row key={game.id} game={game} onDrop={() => void drop(dropGame(game.id))} />
        ))}
      </ul>
      {asking ? (
        <div className="rp-sure" role="alert">
          <p>{t('games.sure', { n: games.length })}</p>
          <Stitch onClick={() => void drop(dropAllGames())}>{t('games.yes')}</Stitch>
          <Quiet onClick={() => setAsking(false)}>{t('games.no')}</Quiet>
        </div>
      ) : (
        <Quiet onClick={() => setAsking(true)}>{t('games.remove-all')}</Quiet>
      )}
    </>
  );
};

const Door = ({ onOpened }: { onOpened: (opened: Opened) => void }) => {
  const t = useT();
  const [fault, setFault] = useState<OpenFault | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    setOver(false);
    if (file === undefined) return;
    const opened = await openDisk(file);
    if (opened.ok) onOpened(opened.value);
    else setFault(opened.error);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={`rp-door ${over ? 'over' : ''}`}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="stitch">
        <Icon name="share" />
        {t('games.open-file')}
        <input
          className="vh"
          type="file"
          accept=".json,application/json"
          onChange={event => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p className="tip">{t('games.drop')}</p>
      <p className="wrong" role="alert">
        {fault === null ? '' : t(`fault.${fault}`)}
      </p>
    </div>
  );
};

/** A game that another page hands over was made here, and opens. */
const received = (): Opened | null => {
  const file = handedOver.get();
  if (file === null) return null;
  handedOver.set(null);
  const opened = openGame(JSON.stringify(file));
  return opened.ok ? opened.value : null;
};

interface Shown {
  /** On the shelf; empty for a game that is not on it. */
  readonly id: string;
  readonly code: string | null;
  readonly opened: Opened;
}

/** `/replay`: the games this device has played, and any game file; `/replay/ID` one of the kept ones. */
export const GamesPage = () => {
  const t = useT();
  const id = usePath().split('/')[2] ?? '';
  const [shown, setShown] = useState<Shown | null>(() => {
    const opened = received();
    return opened === null ? null : { id: '', code: null, opened };
  });
  useEffect(() => {
    if (id === '') return undefined;
    let wanted = true;
    const take = async (): Promise<void> => {
      const kept = await keptGame(id);
      const opened = kept === null ? null : openGame(kept.file);
      if (!wanted) return;
      if (kept !== null && opened?.ok) setShown({ id, code: kept.code, opened: opened.value });
      else go('/replay', { replace: true });
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [id]);
  useTitle(t('games.title'));
  if (shown?.id === id)
    return (
      <ReplayBook
        key={shown.opened.file.seed}
        code={shown.code}
        {...shown.opened}
        onBack={() => {
          setShown(null);
          go('/replay');
        }}
      />
    );
  if (id !== '') return null;
  return (
    <main className="rp-shelf">
      <header className="top">
        <IconButton icon="back" label={t('nav.home')} onClick={() => go('/')} />
      </header>
      <h1>{t('games.title')}</h1>
      <List />
      <Door onOpened={opened => setShown({ id: '', code: null, opened })} />
    </main>
  );
};
