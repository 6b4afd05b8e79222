import type { Phase } from '../engine/state.ts';
import type { OwnView, PublicView } from '../engine/view.ts';
import type { Translate } from './i18n/translate.ts';
import { isTeller, mayPut, mayVote, nameOf, pointsOf, sidesOf, waitedFor } from './table-facts.ts';

/** What somebody hears of: the table as it is, from their seat, with what their language makes of it. */
export interface Hearing {
  readonly t: Translate;
  readonly table: PublicView;
  readonly me: OwnView | null;
  /** The clue in words, a recording's too. */
  readonly clue: string;
  readonly list: (names: readonly string[]) => string;
}

const teller = ({ table }: Hearing): string => nameOf(table, table.game?.storyteller ?? null);

const cards = (at: Hearing): readonly string[] => {
  const { t, table, me, clue } = at;
  const told = isTeller(table, me) ? t('say.clue-own', { clue }) : t('say.clue', { name: teller(at), clue });
  if (me === null) return [told];
  return [told, mayPut(table, me) ? t('mine.turn-cards') : t('say.cards-others')];
};

const vote = ({ t, table, me }: Hearing): readonly string[] => {
  const laid = t('say.vote', { n: table.game?.slots.length ?? 0 });
  if (me === null) return [laid];
  return [laid, mayVote(table, me) ? t('mine.turn-vote') : t('say.vote-others')];
};

/** Party has no card to find. */
const reveal = (at: Hearing): readonly string[] => {
  const { t, table, me } = at;
  const last = table.game?.last ?? null;
  const slot = last?.target ?? null;
  const whose = isTeller(table, me) ? t('say.target-own', { slot: slot ?? '' }) : null;
  const target = slot === null ? [] : [whose ?? t('say.target', { name: teller(at), slot })];
  const side = me === null ? null : (table.seats[me.seat]?.side ?? me.seat);
  const earned = last === null || side === null ? [] : [t('say.earned', { n: pointsOf(last, side) })];
  return [t('say.turned'), ...target, ...earned];
};

const over = ({ t, table, list }: Hearing): readonly string[] => {
  const winners = sidesOf(table).filter(([side]) => table.game?.winners?.includes(side));
  const seats = winners.flatMap(([, members]) => members);
  const [first] = seats;
  if (first === undefined) return [t('say.over')];
  const names = list(seats.map(seat => nameOf(table, seat)));
  return [t('say.over'), t('say.won', { names, n: table.seats[first]?.score ?? 0 })];
};

/** A new phase does not compile until it is said what happened, and whose turn it is. */
const PHASES: Readonly<Record<Phase, (at: Hearing) => readonly string[]>> = {
  lobby: ({ t, table }) => [t('say.lobby', { n: table.seating.length })],
  race: ({ t }) => [t('race.title')],
  clue: at => [isTeller(at.table, at.me) ? at.t('mine.turn-clue') : `${at.t('wait.thinking', { name: teller(at) })}.`],
  cards,
  vote,
  reveal,
  over,
};

export const spokenPhase = (at: Hearing): string => PHASES[at.table.phase](at).join(' ');

/** Who the others wait for; nobody is told that they wait for themselves. */
export const spokenWait = ({ t, table, me, list }: Hearing): string => {
  if (table.phase !== 'cards' && table.phase !== 'vote') return '';
  const names = waitedFor(table)
    .filter(seat => seat !== me?.seat)
    .map(seat => nameOf(table, seat));
  return names.length === 0 ? '' : t('wait.for', { names: list(names) });
};
