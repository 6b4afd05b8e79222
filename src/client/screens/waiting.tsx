import type { ReactNode } from 'react';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, waitedFor } from '../table-facts.ts';
import { Sitter } from '../ui/sitter.tsx';
import { useNames } from '../ui/use-names.ts';

/** Who we are waiting for, by name; never in the order in which they were late. */
export const WaitingLine = () => {
  const t = useT();
  const { table } = useTable();
  const waiting = waitedFor(table);
  const names = useNames(waiting.map(seat => nameOf(table, seat)));
  if (waiting.length === 0) return null;
  return <p className="tip">{t('wait.for', { names })}</p>;
};

/** The storyteller's rabbit, large, while it thinks. */
export const Thinking = ({ children }: { children?: ReactNode }) => {
  const t = useT();
  const { table } = useTable();
  const teller = table.game?.storyteller ?? null;
  const seat = teller === null ? undefined : table.seats[teller];
  return (
    <div className="thinking">
      {seat !== undefined && <Sitter face={seat} className="big-rabbit breathing" />}
      <h1>{t('wait.thinking', { name: nameOf(table, teller) })}</h1>
      {children}
    </div>
  );
};
