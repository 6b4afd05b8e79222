import { useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { HearContext, hearAt } from '../net/recordings.ts';
import { gameFile, RestError } from '../net/rest.ts';
import { go } from '../router.ts';
import { Quiet } from '../ui/buttons.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { refusalKey } from '../ui/refusal-words.ts';
import { type Opened, type OpenFault, openGame } from './open-file.ts';
import { ReplayBook } from './replay-book.tsx';
import { keptGames } from './shelf.ts';
import '../screens/waiting.css';
import './replay.css';

type Found = { readonly opened: Opened } | { readonly fault: OpenFault } | { readonly refused: string };

/** From the server; from this device's own shelf when the table is gone or nobody answers. */
const find = async (code: string, number: number): Promise<Found> => {
  try {
    const opened = openGame(JSON.stringify(await gameFile(code, number)));
    return opened.ok ? { opened: opened.value } : { fault: opened.error };
  } catch (error) {
    const kept = (await keptGames()).find(game => game.code === code && game.number === number);
    const opened = kept === undefined ? null : openGame(kept.file);
    if (opened?.ok) return { opened: opened.value };
    return { refused: error instanceof RestError ? error.code : 'unavailable' };
  }
};

/** `/t/CODE/games/N` */
export const GamePage = ({ code, number }: { code: string; number: number }) => {
  const t = useT();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const answer = await find(code, number);
      if (wanted) setFound(answer);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [code, number]);
  // Recordings are there as long as the table is.
  const hear = useMemo(() => hearAt(code, ''), [code]);
  if (found !== null && 'opened' in found)
    return (
      <HearContext value={hear}>
        <ReplayBook {...found.opened} onBack={() => go(`/t/${code}`)} />
      </HearContext>
    );
  return (
    <main className="knocking">
      <Rabbit id={found === null ? 'ivory' : 'coal'} className="big-rabbit" />
      {found === null ? (
        <p role="status">{t('replay.loading')}</p>
      ) : (
        <>
          <h1>{t('replay.gone')}</h1>
          <p>{'fault' in found ? t(`fault.${found.fault}`) : t(refusalKey(found.refused))}</p>
          <Quiet icon="back" onClick={() => go('/replay')}>
            {t('games.title')}
          </Quiet>
        </>
      )}
    </main>
  );
};
