import type { SeatId, SideId } from '../../engine/ids.ts';
import type { RoundResult, RuleId } from '../../engine/state.ts';
import type { PublicView } from '../../engine/view.ts';
import { useT } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { useTable } from '../net/table-link.ts';
import { awardsOf } from '../table-facts.ts';

/** Somebody's points of a round, in words. */
interface Telling {
  readonly t: Translate;
  readonly table: PublicView;
  readonly result: RoundResult;
  readonly side: SideId;
  /** Whether it is told to that side itself. */
  readonly mine: boolean;
}

const sideOf = ({ table }: Telling, seat: SeatId): SideId => table.seats[seat]?.side ?? seat;

const foundOrNot = ({ t, result }: Telling): string => {
  const found = result.target !== null && (result.cards[result.target - 1]?.votes.length ?? 0) > 0;
  return t(found ? 'reason.all-found' : 'reason.none-found');
};

const nothing = (of: Telling): string => {
  const { t, result, side } = of;
  if (result.target === null) {
    const red = result.red === null ? undefined : result.cards[result.red - 1];
    const onRed = red?.votes.some(seat => sideOf(of, seat) === side) ?? false;
    return t(onRed ? 'reason.thorn' : 'reason.alone');
  }
  return sideOf(of, result.storyteller) === side ? foundOrNot(of) : t('reason.nothing');
};

/** Votes of others on what this side put in: a pair's own vote on its card pays nothing [T5]. */
const votesOn = (of: Telling): number =>
  of.result.cards
    .filter(played => sideOf(of, played.owner) === of.side)
    .flatMap(played => played.votes)
    .filter(voter => sideOf(of, voter) !== of.side).length;

/** Everybody who chose the card that this side chose, itself included. */
const alike = (of: Telling): number =>
  of.result.cards.find(played => played.votes.some(voter => sideOf(of, voter) === of.side))?.votes.length ?? 0;

/** What a rule pays for one by one, but only up to a limit: the points do not tell how many there were. */
const COUNTED: Readonly<Partial<Record<RuleId, (of: Telling) => number>>> = { SC4: votesOn, SC8: alike };

const why = (of: Telling, rule: RuleId, points: number): string => {
  const { t, mine } = of;
  if (rule === 'SC1') return foundOrNot(of);
  const n = COUNTED[rule]?.(of) ?? points;
  const words = rule === 'SC4' && !mine ? t('listen.theirs', { n }) : t(`reason.${rule}`, { n });
  return points < n ? t('reason.at-most', { why: words, n: points }) : words;
};

/** Why a side has the points it has, in one line: every award names its rule, so every point can be explained. */
export const reasonFor = (of: Telling): string => {
  const awards = awardsOf(of.result, of.side).filter(([, points]) => points > 0);
  if (awards.length === 0) return nothing(of);
  return awards
    .map(([rule, points]) => (awards.length === 1 ? why(of, rule, points) : `${why(of, rule, points)} +${points}`))
    .join(' · ');
};

export const useReason = () => {
  const t = useT();
  const { me } = useTable();
  return (table: PublicView, result: RoundResult, side: SideId): string => {
    const mine = me !== null && (table.seats[me.seat]?.side ?? me.seat) === side;
    return reasonFor({ t, table, result, side, mine });
  };
};
