import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { partnerOf, rulesetOf } from '../table-facts.ts';
import { Piece } from '../ui/sitter.tsx';
import type { BallotInHand } from './use-ballot.ts';

/** The middle of the dial: my rabbit, my pair, or how many votes are left. */
export const Hub = ({ ballot }: { ballot: BallotInHand }) => {
  const t = useT();
  const { table, me } = useTable();
  if (me === null) return null;
  const mine = table.seats[me.seat];
  const partner = rulesetOf(table).pairs ? partnerOf(table, me.seat) : null;
  const theirs = partner === null ? undefined : table.seats[partner];
  if (!ballot.given && ballot.marks.length > 0 && !ballot.rule.red)
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
  if (mine === undefined) return null;
  if (theirs === undefined)
    return (
      <g transform="translate(-24 -34)">
        <Piece face={mine} width={48} height={64} />
      </g>
    );
  return (
    <>
      <g transform="translate(-36 -28)">
        <Piece face={mine} width={42} height={55} />
      </g>
      <g transform="translate(-6 -28)">
        <Piece face={theirs} width={42} height={55} />
      </g>
    </>
  );
};
