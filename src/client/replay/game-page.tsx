import { useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { keepPhrase, phraseOf } from '../net/phrases.ts';
import { HearContext, hearAt } from '../net/recordings.ts';
import { gameFile, RestError } from '../net/rest.ts';
import { seatAt } from '../net/seats.ts';
import { go } from '../router.ts';
import { PhraseDoor } from '../screens/phrase-door.tsx';
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
const find = async (code: string, number: number, phrase: string): Promise<Found> => {
  try {
    const opened = openGame(JSON.stringify(await gameFile(code, number, phrase)));
    return opened.ok ? { opened: opened.value } : { fault: opened.error };
  } catch (error) {
    const kept = (await keptGames()).find(game => game.code === code && game.number === number);
    const opened = kept === undefined ? null : openGame(kept.file);
    if (opened?.ok) return { opened: opened.value };
    return { refused: error instanceof RestError ? error.code : 'unavailable' };
  }
};

/** Without a seat, a locked table is closed to whoever does not know its phrase, or has not been asked for it. */
const isLocked = (refused: string, code: string): boolean =>
  refused === 'wrong-passphrase' || (refused === 'bad-token' && seatAt(code) === null);

/** `/t/CODE/games/N` */
export const GamePage = ({ code, number }: { code: string; number: number }) => {
  const t = useT();
  const [found, setFound] = useState<Found | null>(null);
  const [phrase, setPhrase] = useState(() => phraseOf(code));
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const answer = await find(code, number, phrase);
      if (!wanted) return;
      if ('opened' in answer && phrase !== '') keepPhrase(code, phrase);
      setFound(answer);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [code, number, phrase]);
  // Recordings are there as long as the table is.
  const hear = useMemo(() => hearAt(code, phrase), [code, phrase]);
  if (found !== null && 'opened' in found)
    return (
      <HearContext value={hear}>
        <ReplayBook code={code} {...found.opened} onBack={() => go(`/t/${code}`)} />
      </HearContext>
    );
  if (found !== null && 'refused' in found && isLocked(found.refused, code))
    return (
      <PhraseDoor
        wrong={phrase !== ''}
        onPhrase={said => {
          // Said again, it is as wrong as before.
          setFound(said === phrase ? found : null);
          setPhrase(said);
        }}
      />
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
