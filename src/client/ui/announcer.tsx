import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { duty } from '../../bots/duty.ts';
import type { ChatLine } from '../../engine/state.ts';
import type { PublicView } from '../../engine/view.ts';
import { useSpeech, useT } from '../i18n/language.tsx';
import { type LinkStatus, useTable } from '../net/table-link.ts';
import { type Hearing, spokenPhase, spokenWait } from '../spoken.ts';
import { nameOf } from '../table-facts.ts';
import { newestLine } from './chat-news.ts';
import { wordsOf } from './clue-words.ts';
import { type News, useNews } from './use-news.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/**
 * Beside the page, where nothing that lies over it takes it away from people who listen: a sheet makes all else silent, but not
 * what carries this mark.
 */
export const BesideThePage = ({ className, children }: { className: string; children: ReactNode }) =>
  createPortal(
    <div className={className} data-live-announcer="true">
      {children}
    </div>,
    document.body,
  );

const Polite = ({ news }: { news: News }) => (
  <div aria-live="polite">
    <p key={news.at}>{news.text}</p>
  </div>
);

const WAIT_BEFORE_SAYING = 4_000;

/** Who is waited for changes with every card that comes in; it is said when it has not for a while. */
const useLate = (text: string): News => {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), WAIT_BEFORE_SAYING);
    return () => clearTimeout(timer);
  }, [text]);
  return { text: late === text ? late : '', at: 0 };
};

const usePeople = (): News => {
  const t = useT();
  const { table } = useTable();
  const words = useCallback(
    (before: PublicView, now: PublicView) => {
      if (before.seating === now.seating) return '';
      const came = now.seating.filter(seat => !before.seating.includes(seat));
      const gone = before.seating.filter(seat => !now.seating.includes(seat));
      return [
        ...came.map(seat => t('say.came', { name: nameOf(now, seat) })),
        ...gone.map(seat => t('say.gone', { name: nameOf(before, seat) })),
      ].join(' ');
    },
    [t],
  );
  return useNews(table, words);
};

const useChat = (): News => {
  const { table, me } = useTable();
  const mine = me?.seat;
  const words = useCallback(
    (before: PublicView, now: PublicView) => {
      const [key, line]: readonly [number, ChatLine | null] = newestLine(now.chat);
      if (line === null || line.seat === mine || key <= newestLine(before.chat)[0]) return '';
      return `${nameOf(now, line.seat)}: ${line.text}`;
    },
    [mine],
  );
  return useNews(table, words);
};

const useConnection = (): News => {
  const t = useT();
  const { status } = useTable();
  const words = useCallback(
    (before: LinkStatus, now: LinkStatus) => (before === 'away' && now === 'live' ? t('say.back') : ''),
    [t],
  );
  return useNews(status, words);
};

const WARNINGS = [30, 10, 5];
const warningOf = (left: number): number => WARNINGS.findLast(seconds => left <= seconds) ?? Number.POSITIVE_INFINITY;

/** Said to whoever it presses. */
const TimeLeft = () => {
  const t = useT();
  const { table, me } = useTable();
  const isMyTurn = me !== null && duty({ table, me, told: [] }) !== null;
  const words = useCallback(
    (before: number | null, now: number | null) => {
      if (!isMyTurn || now === null || now === 0 || before === null || warningOf(now) === warningOf(before)) return '';
      return warningOf(now) < warningOf(before) ? t('say.time', { n: now }) : '';
    },
    [t, isMyTurn],
  );
  return <Polite news={useNews(useSecondsLeft(), words)} />;
};

/** Says what happens at the table, and whose turn it is, to people who listen to the screen; and moves nobody's focus. */
export const Announcer = () => {
  const t = useT();
  const { language } = useSpeech();
  const { table, me } = useTable();
  const list = useCallback(
    (names: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
    [language],
  );
  const clue = table.game?.clue ? wordsOf(table.game.clue, t) : '';
  const at: Hearing = { t, table, me, clue, list };
  return (
    // At the top: after the screen it would make every page a pixel longer than it is.
    <BesideThePage className="vh announcer">
      <div aria-live={table.phase === 'lobby' ? 'polite' : 'assertive'}>{spokenPhase(at)}</div>
      <Polite news={useLate(spokenWait(at))} />
      <Polite news={usePeople()} />
      <Polite news={useChat()} />
      <Polite news={useConnection()} />
      <TimeLeft />
    </BesideThePage>
  );
};
