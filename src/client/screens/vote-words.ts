import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, waitedFor } from '../table-facts.ts';
import { useNames } from '../ui/use-names.ts';
import type { BallotInHand } from './use-ballot.ts';

/** What stands beside the clue and under the dial while people vote. */
export const useVoteWords = (ballot: BallotInHand | null) => {
  const t = useT();
  const { table, me } = useTable();
  const others = waitedFor(table).filter(seat => seat !== me?.seat);
  const names = useNames(others.map(seat => nameOf(table, seat)));
  const chosen = ballot?.marks.map(mark => mark.slot).join(' + ') ?? '';
  const note = (): string | undefined => {
    if (ballot === null) return undefined;
    if (ballot.refused !== null) return t('vote.own', { n: ballot.refused });
    if (ballot.rule.max > 1 && !ballot.whole) return t('vote.placed', { n: ballot.marks.length, all: ballot.rule.max });
    if (!ballot.whole) return undefined;
    return others.length === 0
      ? t('vote.chose', { slots: chosen })
      : t('vote.chose-wait', { slots: chosen, n: others.length });
  };
  const help = (): string => {
    if (ballot === null) return names === '' ? '' : t('wait.for', { names });
    if (ballot.refused !== null) return t('vote.own', { n: ballot.refused });
    if (ballot.rule.red) return t('vote.help-red');
    if (ballot.whole)
      return names === '' ? t('vote.chose', { slots: chosen }) : t('vote.may-change', { slots: chosen, names });
    if (ballot.rule.max === 1) return t(table.game?.ruleset === 'party' ? 'vote.help-crowd' : 'vote.help-one');
    if (ballot.rule.stack) return t('vote.help-two');
    return t('vote.help-one-or-two');
  };
  return { note: note(), help: help() };
};
