import { useEffect, useState } from 'react';
import { useTable } from '../net/table-link.ts';

/** What is left for this phase, by the server's clock; null where no timer runs. */
export const useSecondsLeft = (): number | null => {
  const { table, clockSkew } = useTable();
  const deadline = table.game?.deadline ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null || table.phase === 'lobby' || table.phase === 'over') return null;
  return Math.max(0, Math.ceil((deadline - now - clockSkew) / 1000));
};
