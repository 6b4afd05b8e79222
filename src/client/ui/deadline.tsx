import { useEffect, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { Icon } from './icon.tsx';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time that is left for this phase, by the server's clock; nothing where no timer runs. */
export const Deadline = () => {
  const t = useT();
  const { table, clockSkew } = useTable();
  const deadline = table.game?.deadline ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null || table.phase === 'lobby' || table.phase === 'over') return null;
  const left = Math.max(0, Math.ceil((deadline - now - clockSkew) / 1000));
  return (
    <span
      className={`deadline ${left <= 10 ? 'soon' : ''}`}
      role="timer"
      aria-label={t('timer.left', { time: clock(left) })}
    >
      <Icon name="wait" />
      {clock(left)}
    </span>
  );
};
