import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSpeech, useT } from '../i18n/language.tsx';
import { OwnSeatContext } from '../net/own-seat.ts';
import { keepPhrase } from '../net/phrases.ts';
import { tellOfTurnsAt } from '../net/push.ts';
import { HearContext, hearAt } from '../net/recordings.ts';
import { gameFile } from '../net/rest.ts';
import { forgetSeat, keepSeat, type OwnSeat, seatAt } from '../net/seats.ts';
import { useSocketLink } from '../net/use-socket-link.ts';
import { go } from '../router.ts';
import { useStore } from '../store.ts';
import { Closed, Deleted, Knocking } from './closed-doors.tsx';
import { Join, type JoinProps } from './join.tsx';
import { LinkedTable } from './linked-table.tsx';
import { PhraseDoor } from './phrase-door.tsx';
import { credentials, givenWay, keptWay, type Way, type WayIn } from './way.ts';

/** The seat this device had is nobody's now: that is said, and one may sit down again or watch. */
const Unseated = ({ own: { seat }, ...door }: JoinProps & { own: OwnSeat }) => {
  const { code } = door;
  useEffect(() => forgetSeat(code, seat), [code, seat]);
  return <Join {...door} isUnseated />;
};

/** Sitting down means wanting to know, if this device was ever told so. */
const useTurnsTold = (code: string, way: WayIn): void => {
  const { language } = useSpeech();
  const own = way.as === 'player' && !way.isGiven ? way.own : null;
  useEffect(() => {
    if (own !== null) void tellOfTurnsAt(code, own, language);
  }, [code, own, language]);
};

interface LinkedProps {
  readonly code: string;
  readonly way: WayIn;
  /** The table has let them in. */
  readonly onIn: (way: WayIn) => void;
  /** What is shown when it does not. */
  readonly closed: (why: string | null) => ReactNode;
  /** Where another seat may be taken. */
  readonly unseated: () => ReactNode;
}

const Linked = ({ code, way, onIn, closed, unseated }: LinkedProps) => {
  const t = useT();
  useTurnsTold(code, way);
  const link = useSocketLink(credentials(code, way));
  const { status, seen, refusal, gone } = useStore(link.state);
  const own = way.as === 'player' ? way.own : null;
  const phrase = (way.as === 'spectator' ? way.passphrase : undefined) ?? '';
  const number = seen?.table.game?.number ?? 1;
  const file = useCallback(() => gameFile(code, number, phrase, own), [code, number, phrase, own]);
  const hear = useMemo(() => hearAt(code, phrase, own), [code, phrase, own]);
  const isIn = seen !== null;
  const letIn = useEffectEvent(onIn);
  useEffect(() => {
    if (isIn) letIn(way);
  }, [isIn, way]);
  const why = refusal?.why.code ?? null;
  if (gone === 'table') return <Deleted code={code} />;
  if (gone === 'seat') return unseated();
  if (status === 'closed') return closed(why);
  if (seen === null) return <Knocking text={t('link.connecting')} why={why} />;
  return (
    <OwnSeatContext value={own}>
      <HearContext value={hear}>
        <LinkedTable link={link} seen={seen} gameFile={file} />
      </HearContext>
    </OwnSeatContext>
  );
};

/** A table by its code. */
export const Table = ({ code }: { code: string }) => {
  const [way, setWay] = useState<Way>(() => givenWay(location.hash) ?? keptWay(code));
  useEffect(() => {
    // A seat link opened where its table is shown already changes nothing but the hash.
    const look = () => {
      const given = givenWay(location.hash);
      if (given === null) return;
      // Its secret does not stay in the address.
      history.replaceState(null, '', location.pathname);
      setWay(given);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const watch = (passphrase?: string) =>
    setWay(passphrase === undefined ? { as: 'spectator' } : { as: 'spectator', passphrase });
  const back = () => setWay(keptWay(code));
  const join: JoinProps = { code, onSeated: back, onWatch: watch };
  if (way.as === 'newcomer') return <Join {...join} />;
  if (way.as === 'astray') return <Closed why="bad-token" onBack={back} />;

  const letIn = (by: WayIn): void => {
    // The pages of its games ask for it as well.
    if (by.as === 'spectator' && by.passphrase !== undefined) keepPhrase(code, by.passphrase);
    if (by.as !== 'player' || !by.isGiven) return;
    keepSeat(code, by.own.seat, by.own.token, Date.now());
    setWay({ ...by, isGiven: false });
  };
  const closed = (why: string | null): ReactNode => {
    if (way.as === 'spectator' && why === 'wrong-passphrase')
      return <PhraseDoor wrong={way.passphrase !== undefined} onPhrase={watch} />;
    if (way.as === 'player' && way.isGiven) return <Closed why={why} onBack={back} />;
    const home = () => {
      if (way.as === 'player' && why === 'bad-token') forgetSeat(code, way.own.seat);
      go('/');
    };
    return <Closed why={why} onHome={home} />;
  };
  const unseated = (): ReactNode => {
    if (way.as !== 'player') return <Join {...join} />;
    // A link to a seat that is gone takes nothing away from whoever has another one here.
    const isElsewhere = way.isGiven && (seatAt(code)?.seat ?? way.own.seat) !== way.own.seat;
    return isElsewhere ? <Closed why="bad-token" onBack={back} /> : <Unseated {...join} own={way.own} />;
  };
  const who = credentials(code, way);
  return <Linked key={JSON.stringify(who)} code={code} way={way} onIn={letIn} closed={closed} unseated={unseated} />;
};
