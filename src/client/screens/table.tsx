import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { SeatId } from '../../engine/ids.ts';
import { useSpeech, useT } from '../i18n/language.tsx';
import { keepPhrase } from '../net/phrases.ts';
import { tellOfTurnsAt } from '../net/push.ts';
import { HearContext, hearAt } from '../net/recordings.ts';
import { gameFile } from '../net/rest.ts';
import { forgetSeat, keepSeat, seatAt, seatFromHash } from '../net/seats.ts';
import type { Credentials } from '../net/socket-link.ts';
import type { TableLink } from '../net/table-link.ts';
import { useSocketLink } from '../net/use-socket-link.ts';
import { go } from '../router.ts';
import { useStore } from '../store.ts';
import { Quiet } from '../ui/buttons.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { Join, type JoinProps } from './join.tsx';
import { LinkedTable } from './linked-table.tsx';
import { PhraseDoor } from './phrase-door.tsx';
import './waiting.css';

export const Knocking = ({ text }: { text: string }) => (
  <main className="knocking">
    <Rabbit id="ivory" className="big-rabbit breathing" />
    <p role="status">{text}</p>
  </main>
);

const Closed = ({ code, why }: { code: string; why: string | null }) => {
  const t = useT();
  const known = why === 'no-such-table' || why === 'bad-token' || why === 'wrong-passphrase' ? why : 'unavailable';
  return (
    <main className="knocking">
      <Rabbit id="coal" className="big-rabbit" />
      <h1>{t('closed.title')}</h1>
      <p>{t(`refusal.${known}`)}</p>
      <Quiet
        icon="back"
        onClick={() => {
          if (known === 'bad-token') forgetSeat(code);
          go('/');
        }}
      >
        {t('nav.home')}
      </Quiet>
    </main>
  );
};

/** The host has deleted everything; whoever sat here is thanked and shown the way. */
const Deleted = ({ code }: { code: string }) => {
  const t = useT();
  useEffect(() => forgetSeat(code), [code]);
  return (
    <main className="knocking">
      <Rabbit id="ivory" className="big-rabbit" />
      <h1>{t('deleted.title')}</h1>
      <p role="alert">{t('deleted.text')}</p>
      <Quiet icon="play" onClick={() => go('/replay')}>
        {t('games.title')}
      </Quiet>
      <Quiet icon="back" onClick={() => go('/')}>
        {t('nav.home')}
      </Quiet>
    </main>
  );
};

/** The seat this device had is nobody's now: that is said, and one may sit down again or watch. */
const Unseated = ({ seat, ...door }: JoinProps & { seat: string | undefined }) => {
  const { code } = door;
  useEffect(() => {
    // Another window may have sat down again meanwhile.
    if (seatAt(code)?.seat === seat) forgetSeat(code);
  }, [code, seat]);
  return <Join {...door} isUnseated />;
};

interface LinkedProps {
  readonly code: string;
  /** With which a spectator came in. */
  readonly phrase: string;
  readonly link: TableLink;
  /** Where another pass phrase may be tried. */
  readonly door: (() => ReactNode) | null;
  /** Where another seat may be taken. */
  readonly unseated: ReactNode;
}

const Linked = ({ code, phrase, link, door, unseated }: LinkedProps) => {
  const t = useT();
  const { status, seen, refusal, gone } = useStore(link.state);
  const number = seen?.table.game?.number ?? 1;
  const file = useCallback(() => gameFile(code, number, phrase), [code, number, phrase]);
  const hear = useMemo(() => hearAt(code, phrase), [code, phrase]);
  const isIn = seen !== null;
  useEffect(() => {
    // The pages of its games ask for it as well.
    if (isIn && phrase !== '') keepPhrase(code, phrase);
  }, [isIn, code, phrase]);
  const why = refusal?.why.code ?? null;
  if (gone === 'table') return <Deleted code={code} />;
  if (gone === 'seat') return unseated;
  if (status === 'closed')
    return why === 'wrong-passphrase' && door !== null ? door() : <Closed code={code} why={why} />;
  if (seen === null) return <Knocking text={t('link.connecting')} />;
  return (
    <HearContext value={hear}>
      <LinkedTable link={link} seen={seen} gameFile={file} />
    </HearContext>
  );
};

/** Sitting down means wanting to know, if this device was ever told so. */
const useTurnsTold = ({ code, seat }: Credentials): void => {
  const { language } = useSpeech();
  useEffect(() => {
    if (seat !== undefined) void tellOfTurnsAt(code, language);
  }, [code, seat, language]);
};

const Seated = ({ who, ...ways }: { who: Credentials } & Pick<LinkedProps, 'door' | 'unseated'>) => {
  useTurnsTold(who);
  return <Linked code={who.code} phrase={who.passphrase ?? ''} link={useSocketLink(who)} {...ways} />;
};

type Way =
  | { readonly as: 'newcomer' }
  | { readonly as: 'player'; readonly seat: SeatId; readonly token: string }
  | { readonly as: 'spectator'; readonly passphrase?: string };

/** To the seat this device has there, or to the door. */
const wayTo = (code: string): Way => {
  const kept = seatAt(code);
  return kept === null ? { as: 'newcomer' } : { as: 'player', seat: kept.seat, token: kept.token };
};

const credentials = (code: string, way: Exclude<Way, { as: 'newcomer' }>): Credentials => {
  if (way.as === 'player') return { code, seat: way.seat, token: way.token };
  return { code, as: 'spectator', ...(way.passphrase === undefined ? {} : { passphrase: way.passphrase }) };
};

/** A seat link gives its seat to this device, and its secret does not stay in the address. */
const takeSeatLink = (code: string): void => {
  const given = seatFromHash(location.hash);
  if (given === null) return;
  keepSeat(code, given.seat, given.token, Date.now());
  history.replaceState(null, '', location.pathname);
};

/** A table by its code. */
export const Table = ({ code }: { code: string }) => {
  const [way, setWay] = useState<Way>(() => {
    takeSeatLink(code);
    return wayTo(code);
  });
  useEffect(() => {
    // A seat link opened where its table is shown already changes nothing but the hash.
    const look = () => {
      if (seatFromHash(location.hash) === null) return;
      takeSeatLink(code);
      setWay(wayTo(code));
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [code]);
  const join: JoinProps = {
    code,
    onSeated: () => setWay(wayTo(code)),
    onWatch: passphrase => setWay(passphrase === undefined ? { as: 'spectator' } : { as: 'spectator', passphrase }),
  };
  if (way.as === 'newcomer') return <Join {...join} />;
  const who = credentials(code, way);
  const door = () => (
    <PhraseDoor wrong={who.passphrase !== undefined} onPhrase={passphrase => setWay({ as: 'spectator', passphrase })} />
  );
  return (
    <Seated
      key={JSON.stringify(way)}
      who={who}
      door={way.as === 'spectator' ? door : null}
      unseated={<Unseated {...join} seat={who.seat} />}
    />
  );
};
