import { useEffect, useState } from 'react';
import { type Album, albumOf } from '../album.ts';
import { useT } from '../i18n/language.tsx';
import { persist } from '../net/persist.ts';
import { RestError } from '../net/rest.ts';
import { useTable } from '../net/table-link.ts';
import { useGallery } from '../net/worlds.ts';
import { handedOver } from '../replay/handoff.ts';
import { go } from '../router.ts';
import { nameOf, sidesOf } from '../table-facts.ts';
import { IconButton, Plaque, Stitch } from '../ui/buttons.tsx';
import { Honours } from '../ui/honours.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { Podium } from '../ui/podium.tsx';
import { refusalKey } from '../ui/refusal-words.ts';
import { useTableSheets } from '../ui/table-sheets.ts';
import { useNames } from '../ui/use-names.ts';
import { AlbumPages } from './album-pages.tsx';
import { Leaf } from './leaf.tsx';
import { save, saveAlbumPicture } from './save-album.ts';
import { useDrawing } from './use-drawing.ts';
import './end.css';

export const useWinners = (): string => {
  const t = useT();
  const { table } = useTable();
  const winners = table.game?.winners ?? [];
  const names = sidesOf(table)
    .filter(([side]) => winners.includes(side))
    .flatMap(([, seats]) => seats.map(seat => nameOf(table, seat)));
  return t('end.title', { names: useNames(names), n: names.length });
};

interface FinishedGame {
  /** Null until it is there. */
  readonly album: Album | null;
  readonly file: unknown;
  /** The code of the refusal, where the file will not come. */
  readonly refused: string | null;
}

/** The finished game's pages. */
export const useAlbum = (): FinishedGame => {
  const { gameFile } = useTable();
  const [state, setState] = useState<FinishedGame>({ album: null, file: null, refused: null });
  useEffect(() => {
    const nobody = new AbortController();
    const open = async (): Promise<void> => {
      const file = await persist(gameFile, nobody.signal);
      if (file !== null && !nobody.signal.aborted) setState({ album: albumOf(file), file, refused: null });
    };
    open().catch((why: unknown) => {
      const refused = why instanceof RestError ? why.code : 'unavailable';
      if (!nobody.signal.aborted) setState(before => ({ ...before, refused }));
    });
    return () => nobody.abort();
  }, [gameFile]);
  return state;
};

/** What this device has played to the end is kept on it. */
const useShelf = (file: unknown): void => {
  const { table, me, code, practice } = useTable();
  const gallery = useGallery();
  const mine = me?.seat;
  const number = table.game?.number;
  useEffect(() => {
    if (file === null || practice || mine === undefined || number === undefined || gallery.worlds.length === 0) return;
    const keepIt = async (): Promise<void> => {
      const { keepFinished } = await import('../replay/keep-finished.ts');
      await keepFinished({ file, code, number, mine, gallery });
    };
    void keepIt();
  }, [file, practice, mine, number, code, gallery]);
};

/** Picks the page people will remember: the round whose votes were spread most. */
export const bestRound = (album: Album) =>
  album.rounds.toSorted(
    (a, b) =>
      b.cards.filter(card => card.votes.length > 0).length - a.cards.filter(card => card.votes.length > 0).length,
  )[0];

type Verdict = 'fair' | 'doubt';

const Ends = ({
  album,
  file,
  verdict,
  onAll,
  onCheck,
}: {
  album: Album | null;
  file: unknown;
  verdict: Verdict | null;
  onAll: () => void;
  onCheck: () => void;
}) => {
  const t = useT();
  const { table, me, send, code, practice } = useTable();
  const gallery = useGallery();
  const { failed, draw } = useDrawing();
  const replay = () => {
    if (practice) handedOver.set(file);
    go(practice ? '/replay' : `/t/${code}/games/${table.game?.number ?? 1}`);
  };
  const host = me !== null && table.host === me.seat;
  return (
    <div className="ends">
      {host ? (
        <Plaque className="wide" icon="again" onClick={() => send({ t: 'start' })}>
          {t('end.again')}
        </Plaque>
      ) : (
        <p className="tip">{t('end.wait', { name: nameOf(table, table.host) })}</p>
      )}
      <Stitch icon="play" disabled={file === null} onClick={replay}>
        {t('end.replay')}
      </Stitch>
      <Stitch icon="grid" disabled={album === null} onClick={onAll}>
        {t('end.all')}
      </Stitch>
      <Stitch
        icon="save"
        disabled={album === null}
        onClick={() => album !== null && draw(() => saveAlbumPicture(album, t, gallery))}
      >
        {t('end.picture')}
      </Stitch>
      <Stitch
        icon="share"
        disabled={file === null}
        onClick={() => save(`inkling-${code}.json`, JSON.stringify(file), 'application/json')}
      >
        {t('end.file')}
      </Stitch>
      <Stitch icon="shield" disabled={file === null} onClick={onCheck}>
        {t('end.check')}
      </Stitch>
      <p className="verdict" role="status">
        {verdict !== null && t(`end.${verdict}`)}
      </p>
      {failed && (
        <p className="tip" role="alert">
          {t('picture.failed')}
        </p>
      )}
    </div>
  );
};

export const EndScreen = () => {
  const t = useT();
  const sheets = useTableSheets();
  const title = useWinners();
  const { album, file, refused } = useAlbum();
  useShelf(file);
  const [pages, setPages] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const best = album === null ? undefined : bestRound(album);
  const check = async () => {
    const { verifyGame } = await import('../../engine/verify-game.ts');
    setVerdict(verifyGame(file as never).ok ? 'fair' : 'doubt');
  };
  if (pages && album !== null) return <AlbumPages album={album} onBack={() => setPages(false)} />;
  return (
    <main className="end desk">
      <header className="top">
        <MenuButton />
        <Logo />
        <IconButton icon="aid" label={t('rail.aid')} onClick={() => sheets.open('aid')} />
      </header>
      <section className="A">
        <h1>{title}</h1>
        <Podium />
        {album !== null && <Honours album={album} />}
      </section>
      <section className="B album">
        {album !== null && best !== undefined && (
          <Leaf
            round={best}
            people={album.people}
            onLook={at =>
              sheets.look(
                best.cards.map(one => one.card),
                at,
              )
            }
          />
        )}
        <Ends album={album} file={file} verdict={verdict} onAll={() => setPages(true)} onCheck={() => void check()} />
        <p className="tip" role="status">
          {refused !== null && t(refusalKey(refused))}
        </p>
      </section>
    </main>
  );
};
