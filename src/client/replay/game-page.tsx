import { useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { persist } from '../net/persist.ts';
import { keepPhrase, phraseOf } from '../net/phrases.ts';
import { HearContext, hearAt } from '../net/recordings.ts';
import { gameFile, RestError } from '../net/rest.ts';
import { forgetSeat, seatAt } from '../net/seats.ts';
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

type Found = { readonly opened: Opened } | { readonly fault: OpenFault };
/** `late`: not found so far, and asked for again. */
type Answer = Found | { readonly refused: string } | 'late';

/** Whoever's seat was taken away comes like everybody else. */
const fileFor = async (code: string, number: number, phrase: string): Promise<unknown> => {
  const mine = seatAt(code);
  try {
    return await gameFile(code, number, phrase);
  } catch (error) {
    if (mine === null || !(error instanceof RestError) || error.code !== 'not-seated') throw error;
    forgetSeat(code, mine.seat);
    return gameFile(code, number, phrase);
  }
};

/** From the server; from this device's own shelf when the table is gone or nobody answers. */
const lookFor = async (code: string, number: number, phrase: string): Promise<Found> => {
  try {
    const opened = openGame(JSON.stringify(await fileFor(code, number, phrase)));
    return opened.ok ? { opened: opened.value } : { fault: opened.error };
  } catch (error) {
    const kept = (await keptGames()).find(game => game.code === code && game.number === number);
    const opened = kept === undefined ? null : openGame(kept.file);
    if (opened?.ok) return { opened: opened.value };
    throw error;
  }
};

/** Without a seat, a locked table is closed to whoever does not know its phrase, or has not been asked for it. */
const isLocked = (refused: string, code: string): boolean =>
  refused === 'wrong-passphrase' || (refused === 'bad-token' && seatAt(code) === null);

/** `/t/CODE/games/N` */
export const GamePage = ({ code, number }: { code: string; number: number }) => {
  const t = useT();
  const [found, setFound] = useState<Answer | null>(null);
  const [phrase, setPhrase] = useState(() => phraseOf(code));
  useEffect(() => {
    const nobody = new AbortController();
    const show = (answer: Answer | null): void => {
      if (!nobody.signal.aborted) setFound(answer);
    };
    const look = async (): Promise<Found> => {
      try {
        const answer = await lookFor(code, number, phrase);
        if ('opened' in answer && phrase !== '') keepPhrase(code, phrase);
        return answer;
      } catch (error) {
        show('late');
        throw error;
      }
    };
    persist(look, nobody.signal).then(show, (error: unknown) =>
      show({ refused: error instanceof RestError ? error.code : 'unavailable' }),
    );
    return () => nobody.abort();
  }, [code, number, phrase]);
  // Recordings are there as long as the table is.
  const hear = useMemo(() => hearAt(code, phrase), [code, phrase]);
  const isComing = found === null || found === 'late';
  if (!isComing && 'opened' in found)
    return (
      <HearContext value={hear}>
        <ReplayBook code={code} {...found.opened} onBack={() => go(`/t/${code}`)} />
      </HearContext>
    );
  if (!isComing && 'refused' in found && isLocked(found.refused, code))
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
      <Rabbit id={isComing ? 'ivory' : 'coal'} className="big-rabbit" />
      {isComing ? (
        <>
          {found === 'late' && <h1>{t('replay.loading')}</h1>}
          <p role="status">{t(found === 'late' ? 'replay.late' : 'replay.loading')}</p>
        </>
      ) : (
        <>
          <h1>{t('replay.gone')}</h1>
          <p>{'fault' in found ? t(`fault.${found.fault}`) : t(refusalKey(found.refused))}</p>
        </>
      )}
      {found !== null && (
        <Quiet icon="back" onClick={() => go('/replay')}>
          {t('games.title')}
        </Quiet>
      )}
    </main>
  );
};
