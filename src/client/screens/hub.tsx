import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { partnerOf, rulesetOf } from '../table-facts.ts';
import type { BallotInHand } from './use-ballot.ts';

/** The middle of the dial: my rabbit, my pair, or how many votes are left. */
export const Hub = ({ ballot }: { ballot: BallotInHand }) => {
  const t = useT();
  const { table, me } = useTable();
  if (me === null) return null;
  const mine = table.seats[me.seat];
  const partner = rulesetOf(table).pairs ? partnerOf(table, me.seat) : null;
  const theirs = partner === null ? undefined : table.seats[partner];
  if (!ballot.whole && ballot.marks.length > 0 && !ballot.rule.red)
    return (
      <>
        <text className="hub-count" y="-2" textAnchor="middle">
          {ballot.left}
        </text>
        <text className="hub-word" y="18" textAnchor="middle">
          {t('vote.left', { n: ballot.left })}
        </text>
      </>
    );
  if (mine !== undefined && theirs !== undefined)
    return (
      <>
        <use href={`#rabbit-${mine.rabbit}`} x="-36" y="-28" width="42" height="55" />
        <use href={`#rabbit-${theirs.rabbit}`} x="-6" y="-28" width="42" height="55" />
      </>
    );
  return mine === undefined ? null : <use href={`#rabbit-${mine.rabbit}`} x="-24" y="-34" width="48" height="64" />;
};
