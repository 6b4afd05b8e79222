import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { roundsInAll } from '../table-facts.ts';

/** Which round was scored, and of how many where that is known. */
export const useRoundWords = (round: number): string => {
  const t = useT();
  const all = roundsInAll(useTable().table);
  return all === null ? t('reveal.round', { n: round }) : t('reveal.round-of', { n: round, all });
};
