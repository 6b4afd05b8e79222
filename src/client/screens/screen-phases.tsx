import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { SEATS_MAX } from '../../engine/options.ts';
import { useT } from '../i18n/language.tsx';
import { FlyingPoints, POINTS_MS } from '../motion/flying-points.tsx';
import { LaidCard } from '../motion/laid-card.tsx';
import { useLaying } from '../motion/use-laying.ts';
import { useTable } from '../net/table-link.ts';
import { spokenCode } from '../spoken-code.ts';
import { doneSeats, gainsOf, nameOf, rulesetOf, seatsInPlay, shareLink } from '../table-facts.ts';
import { CardBack } from '../ui/card.tsx';
import { ClueText } from '../ui/clue-slip.tsx';
import { wordsOf } from '../ui/clue-words.ts';
import { Honours } from '../ui/honours.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Podium } from '../ui/podium.tsx';
import { Qr } from '../ui/qr.tsx';
import { ClueVoice } from '../ui/recorded.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { Slots } from '../ui/slots.tsx';
import { badgeOf } from '../ui/top-rail.tsx';
import { Track } from '../ui/track.tsx';
import { looksOf } from '../ui/vote-marks.ts';
import { bestRound, useAlbum, useWinners } from './end.tsx';
import { useFinish, useGoal, useMovers } from './garland.tsx';
import { Leaf } from './leaf.tsx';
import { Spread } from './reveal-desk.tsx';
import { useRoundWords } from './round-words.ts';
import { useBeats, useIsOver } from './use-beats.ts';
import { BEATS, TRUTH_TOLD } from './voters.tsx';
import './end.css';
import './lobby.css';
import './reveal.css';
import './reveal-layout.css';
import './vote.css';
import './vote-layout.css';

const JoinCorner = () => {
  const t = useT();
  const { code } = useTable();
  return (
    <div className="j">
      <Qr text={shareLink(code)} label={t('invite.qr')} />
      <span>
        {t('screen.join')}
        <b>{spokenCode(code)}</b>
      </span>
    </div>
  );
};

/** Longer words stand smaller, so that the head of the room stays a fifth of its height. */
const STEPS = [60, 140, 220] as const;
const stepOf = (clue: string): number => STEPS.filter(most => clue.length > most).length;

/** Over a round that was scored, `past` says which it was. */
const Head = ({ past = null }: { past?: string | null }) => {
  const t = useT();
  const { table } = useTable();
  const teller = table.game?.storyteller ?? null;
  const seat = teller === null ? undefined : table.seats[teller];
  const clue = table.game?.clue ?? null;
  return (
    <div className="tvhead">
      <span className="own teller">
        {seat !== undefined && <Sitter face={seat} />}
        <span className="named">
          {teller !== null && t(past === null ? 'clue.tells' : 'clue.told', { name: nameOf(table, teller) })}
          {past !== null && <small>{past}</small>}
        </span>
      </span>
      {clue !== null && (
        <div className="slip" data-long={stepOf(wordsOf(clue, t))}>
          <h1 className="clue">
            <ClueText />
          </h1>
          <ClueVoice />
        </div>
      )}
      <JoinCorner />
    </div>
  );
};

const People = () => {
  const { table, here } = useTable();
  return (
    <div className="tvr">
      {seatsInPlay(table).map(id => {
        const seat = table.seats[id];
        if (seat === undefined) return null;
        const badge = badgeOf(seat, table.game?.storyteller === id, here[id] ?? true);
        return (
          <span key={id} className={`st ${badge === 'wait' ? 'no' : ''}`}>
            <Sitter face={seat} />
            {badge !== null && (
              <i className={`mk ${badge === 'quill' ? 'q' : badge === 'check' ? '' : 'w'}`}>
                <Icon name={badge} />
              </i>
            )}
            <b>{seat.name}</b>
          </span>
        );
      })}
    </div>
  );
};

const Scene = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <main className="tvs">
    {head}
    {children}
    <People />
  </main>
);

export const ScreenLobby = () => {
  const t = useT();
  const { table, code } = useTable();
  const n = table.seating.length;
  return (
    <main className="tvs tv-lobby">
      <div className="tvhead">
        <Logo />
        <span className="dim">{t(`ruleset.${table.options.ruleset}`)}</span>
      </div>
      <div className="tv-door">
        <div className="slip tall tv-invite">
          <Qr text={shareLink(code)} label={t('invite.qr')} />
          <div className="bigcode">{spokenCode(code)}</div>
          <div className="who">{location.host}</div>
        </div>
        <div>
          <h1>{t('screen.lobby', { n })}</h1>
          <ul className="seats tv-seats">
            {table.seating.map(id => {
              const seat = table.seats[id];
              return seat === undefined ? null : (
                <li key={id} className="seat">
                  <span className="spot">
                    <Sitter face={seat} />
                  </span>
                  <b>{seat.name}</b>
                </li>
              );
            })}
            {n < SEATS_MAX && (
              <li className="seat free">
                <span className="spot">
                  <Icon name="plus" />
                </span>
                <b>{t('seat.free')}</b>
              </li>
            )}
          </ul>
        </div>
      </div>
    </main>
  );
};

/** Backs in a loose row, in no order that says whose they are. */
const Heap = ({ count }: { count: number }) => (
  <div className="heap" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <CardBack key={i} style={{ '--i': i - (count - 1) / 2 } as CSSProperties} />
    ))}
  </div>
);

export const ScreenWait = () => {
  const t = useT();
  const { table } = useTable();
  const teller = table.game?.storyteller ?? null;
  const seat = teller === null ? undefined : table.seats[teller];
  return (
    <Scene head={<Head />}>
      <div className="thinking">
        {seat === undefined ? (
          <Heap count={seatsInPlay(table).length} />
        ) : (
          <Sitter face={seat} className="huge-rabbit breathing" />
        )}
        <h1>{teller === null ? t('race.title') : t('wait.thinking', { name: nameOf(table, teller) })}</h1>
        {teller === null && <p>{t(rulesetOf(table).passHands ? 'race.hidden' : 'race.text')}</p>}
      </div>
    </Scene>
  );
};

export const ScreenCards = () => {
  const t = useT();
  const { table } = useTable();
  const done = doneSeats(table).length;
  const all = seatsInPlay(table).filter(seat => ['done', 'acts'].includes(table.seats[seat]?.status ?? '')).length;
  return (
    <Scene head={<Head />}>
      <div className="gathering">
        <Heap count={done} />
        <p>{t('screen.cards', { n: done, all })}</p>
      </div>
    </Scene>
  );
};

const OneRow = ({ cards }: { cards: readonly CardId[] }) => {
  const mat = useRef<HTMLOListElement>(null);
  const { lies } = useLaying(mat, cards.length);
  const middle = (cards.length - 1) / 2;
  return (
    <ol className="spread tv-spread" data-n={cards.length} ref={mat}>
      {cards.map((card, i) => {
        const dip = Math.abs(i - middle) ** 2 * 0.17;
        return (
          <li key={card} className="ex" style={{ transform: `translateY(${dip}rem) rotate(${(i - middle) * 1.1}deg)` }}>
            <span className="cw slot-card" style={{ '--i': i } as CSSProperties}>
              <LaidCard lies={lies(i)} id={card} eager sizes="20rem" />
            </span>
            <span className="num">{i + 1}</span>
          </li>
        );
      })}
    </ol>
  );
};

export const ScreenVote = () => {
  const { table } = useTable();
  const cards = table.game?.slots ?? [];
  return (
    <Scene head={<Head />}>
      {cards.length >= 7 ? (
        <div className="vote n12" data-n={cards.length}>
          <Slots cards={cards} look={slot => looksOf(slot, [], [], [])} />
        </div>
      ) : (
        <OneRow cards={cards} />
      )}
    </Scene>
  );
};

const TV_TRACK = { width: 1824, height: 176, rows: 1, pad: 60 } as const;

export const ScreenReveal = () => {
  const { table } = useTable();
  const round = useRoundWords(table.game?.last?.round ?? 0);
  const over = useIsOver();
  const { beat } = useBeats(BEATS, over);
  const goal = useGoal();
  const finish = useFinish();
  const movers = useMovers(!over);
  const result = table.game?.last ?? null;
  if (result === null) return null;
  return (
    <main className="tvs" data-beat={beat}>
      <Head past={round} />
      <Spread result={result} beat={beat} />
      <Track movers={movers} goal={goal} finish={finish} shape={TV_TRACK} held={beat < TRUTH_TOLD} delay={POINTS_MS} />
      <FlyingPoints gains={gainsOf(table, result)} go={!over && beat >= TRUTH_TOLD} />
    </main>
  );
};

export const ScreenEnd = () => {
  const { table } = useTable();
  const title = useWinners();
  const { album } = useAlbum();
  const best = album === null ? undefined : bestRound(album);
  return (
    <main className="tvs tv-end" data-ruleset={rulesetOf(table).id}>
      <div className="tvhead">
        <Logo />
        <JoinCorner />
      </div>
      <div className="tv-finale">
        <div className="tvpod">
          <h1>{title}</h1>
          <Podium />
        </div>
        <div className="tv-pages">
          {album !== null && best !== undefined && <Leaf round={best} people={album.people} onLook={() => undefined} />}
          {album !== null && <Honours album={album} />}
        </div>
      </div>
    </main>
  );
};
