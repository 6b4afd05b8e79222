import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSpeech, useT } from '../i18n/language.tsx';
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
import { Join } from './join.tsx';
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

interface LinkedProps {
  readonly code: string;
  /** With which a spectator came in. */
  readonly phrase: string;
  readonly link: TableLink;
  /** Where another pass phrase may be tried. */
  readonly door: (() => ReactNode) | null;
}

const Linked = ({ code, phrase, link, door }: LinkedProps) => {
  const t = useT();
  const { status, seen, refusal, deleted } = useStore(link.state);
  const number = seen?.table.game?.number ?? 1;
  const file = useCallback(() => gameFile(code, number, phrase), [code, number, phrase]);
  const hear = useMemo(() => hearAt(code, phrase), [code, phrase]);
  const why = refusal?.why.code ?? null;
  if (deleted === true) return <Deleted code={code} />;
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

const Seated = ({ who, door }: { who: Credentials; door: LinkedProps['door'] }) => {
  useTurnsTold(who);
  return <Linked code={who.code} phrase={who.passphrase ?? ''} link={useSocketLink(who)} door={door} />;
};

type Way = { readonly as: 'player' } | { readonly as: 'spectator'; readonly passphrase?: string };

const credentials = (code: string, way: Way): Credentials => {
  const kept = way.as === 'player' ? seatAt(code) : null;
  if (kept !== null) return { code, seat: kept.seat, token: kept.token };
  const secret = way.as === 'spectator' && way.passphrase !== undefined ? { passphrase: way.passphrase } : {};
  return { code, as: 'spectator', ...secret };
};

/** A table by its code: to the seat this device has there, or to the door. */
export const Table = ({ code }: { code: string }) => {
  const [way, setWay] = useState<Way | null>(() => {
    const given = seatFromHash(location.hash);
    if (given !== null) {
      keepSeat(code, given.seat, given.token, Date.now());
      history.replaceState(null, '', location.pathname);
    }
    return seatAt(code) === null ? null : { as: 'player' };
  });
  if (way === null)
    return (
      <Join
        code={code}
        onSeated={() => setWay({ as: 'player' })}
        onWatch={passphrase => setWay(passphrase === undefined ? { as: 'spectator' } : { as: 'spectator', passphrase })}
      />
    );
  const tried = way.as === 'spectator' ? (way.passphrase ?? '') : '';
  const door = () => (
    <PhraseDoor wrong={tried !== ''} onPhrase={passphrase => setWay({ as: 'spectator', passphrase })} />
  );
  return <Seated key={`${way.as} ${tried}`} who={credentials(code, way)} door={way.as === 'spectator' ? door : null} />;
};
