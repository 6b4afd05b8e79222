import type { SideId } from '../../engine/ids.ts';
import type { RoundResult, RuleId } from '../../engine/state.ts';
import type { PublicView } from '../../engine/view.ts';
import { useT } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { useTable } from '../net/table-link.ts';
import { awardsOf } from '../table-facts.ts';

const tellsFor = (table: PublicView, result: RoundResult, side: SideId): boolean =>
  (table.seats[result.storyteller]?.side ?? result.storyteller) === side;

const foundOrNot = (t: Translate, result: RoundResult): string => {
  const found = result.target !== null && (result.cards[result.target - 1]?.votes.length ?? 0) > 0;
  return t(found ? 'reason.all-found' : 'reason.none-found');
};

const nothing = (t: Translate, table: PublicView, result: RoundResult, side: SideId): string => {
  if (result.target === null) {
    const red = result.red === null ? undefined : result.cards[result.red - 1];
    const onRed = red?.votes.some(seat => (table.seats[seat]?.side ?? seat) === side) ?? false;
    return t(onRed ? 'reason.thorn' : 'reason.alone');
  }
  if (tellsFor(table, result, side)) return foundOrNot(t, result);
  return t('reason.nothing');
};

/** Why a side has the points it has, in one line: every award names its rule, so every point can be explained. */
export const useReason = () => {
  const t = useT();
  const { me } = useTable();
  return (table: PublicView, result: RoundResult, side: SideId): string => {
    const mine = me !== null && (table.seats[me.seat]?.side ?? me.seat) === side;
    const why = (rule: RuleId, n: number): string => {
      if (rule === 'SC1') return foundOrNot(t, result);
      return rule === 'SC4' && !mine ? t('listen.theirs', { n }) : t(`reason.${rule}`, { n });
    };
    const awards = awardsOf(result, side).filter(([, points]) => points > 0);
    if (awards.length === 0) return nothing(t, table, result, side);
    return awards
      .map(([rule, points]) => (awards.length === 1 ? why(rule, points) : `${why(rule, points)} +${points}`))
      .join(' · ');
  };
};
