import type { SeatId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf } from '../table-facts.ts';
import { Sitter } from '../ui/sitter.tsx';

/** Darkness, votes, truth. */
export const BEATS = [400, 1_100, 900] as const;

/** The beat at which the truth is lit and grows; until then its card lies among the others and looks like them. */
export const TRUTH_LIT = 2;

/** The beat at which owners and reasons are told, and points may fly. */
export const TRUTH_TOLD = BEATS.length;

export const useVotesWords = () => {
  const t = useT();
  const { table } = useTable();
  return (seats: readonly SeatId[]): string =>
    seats.length === 0
      ? t('reveal.no-votes')
      : t('reveal.votes', { names: seats.map(seat => nameOf(table, seat)).join(', ') });
};

export const Voters = ({ seats, shown = true }: { seats: readonly SeatId[]; shown?: boolean }) => {
  const { table } = useTable();
  const words = useVotesWords();
  return (
    <span className={`vs ${shown ? 'up' : ''}`} role="img" aria-label={words(seats)}>
      {seats.map((seat, i) => (
        <Sitter key={`${seat}-${i}`} face={table.seats[seat]} />
      ))}
    </span>
  );
};
