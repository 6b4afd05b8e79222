import { useEffect, useRef, useState } from 'react';
import type { Phase } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, pointsOf, waitedFor } from '../table-facts.ts';
import { wordsOf } from './clue-words.ts';
import { useNames } from './use-names.ts';

/** Says phase, clue, who we wait for and the result to people who listen to the screen; and moves nobody's focus. */
export const Announcer = () => {
  const t = useT();
  const { table, me } = useTable();
  const { phase, game } = table;
  const teller = nameOf(table, game?.storyteller ?? null);
  const waiting = useNames(waitedFor(table).map(seat => nameOf(table, seat)));
  const clue = game?.clue ? wordsOf(game.clue, t) : '';
  const earned = game?.last && me !== null ? pointsOf(game.last, table.seats[me.seat]?.side ?? me.seat) : 0;
  const says: Readonly<Record<Phase, () => string>> = {
    lobby: () => t('say.lobby', { n: table.seating.length }),
    race: () => t('race.title'),
    clue: () => t('wait.thinking', { name: teller }),
    cards: () => t('say.cards', { name: teller, clue }),
    vote: () => t('say.vote', { n: game?.slots.length ?? 0 }),
    reveal: () => t('say.reveal', { name: teller, slot: game?.last?.target ?? 0, n: earned }),
    over: () => t('say.over'),
  };
  const now = says[phase]();
  const waitingText = phase === 'cards' || phase === 'vote' ? t('wait.for', { names: waiting }) : '';
  const [late, setLate] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLate(waitingText), 4_000);
    return () => clearTimeout(timer.current);
  }, [waitingText]);
  return (
    // At the top: after the screen it would make every page a pixel longer than it is.
    <div className="vh" style={{ top: 0 }}>
      <div aria-live="assertive">{now}</div>
      <div aria-live="polite">{late}</div>
    </div>
  );
};
