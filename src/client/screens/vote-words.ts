import type { Slot } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, waitedFor } from '../table-facts.ts';
import { useNames } from '../ui/use-names.ts';
import { useDesk } from '../use-media.ts';
import { takesBack } from './ballot.ts';
import type { BallotInHand } from './use-ballot.ts';

/** What the plaque under a card does: places this vote or that, gives the only one, or takes one back. */
export const useVoteLabel = () => {
  const t = useT();
  return (ballot: BallotInHand, slot: Slot): string => {
    const { locked, votes } = ballot.look(slot);
    if (locked) return t('slot.own');
    if (ballot.rule.red) return t(`vote.place-${ballot.kind === 'thorn' ? 'thorn' : 'leaf'}`, { n: slot });
    if (ballot.rule.max === 1) return t(votes.length > 0 ? 'vote.voted' : 'vote.for', { n: slot });
    if (ballot.mayGive && votes.length > 0) return t('listen.only-vote');
    if (takesBack(ballot.marks, slot, ballot.rule)) return t('vote.take-back', { n: slot });
    return t(ballot.marks.length === 0 ? 'vote.first' : 'vote.second', { n: slot });
  };
};

/** Where the storyteller's leaf or thorn lies, or that it has yet to be placed. */
export const useSealLabel = () => {
  const t = useT();
  return (ballot: BallotInHand, kind: 'leaf' | 'thorn'): string => {
    const mark = ballot.marks.find(one => one.kind === kind);
    if (mark !== undefined) return t(`vote.${kind}`, { slot: mark.slot });
    return t(kind === 'leaf' ? 'listen.no-leaf' : 'listen.no-thorn');
  };
};

/** What stands beside the clue and under the dial while people vote, and what is said of every step. */
export const useVoteWords = (ballot: BallotInHand | null, dial: boolean) => {
  const t = useT();
  const seal = useSealLabel();
  const desk = useDesk();
  const { table, me } = useTable();
  const others = waitedFor(table).filter(seat => seat !== me?.seat);
  const names = useNames(others.map(seat => nameOf(table, seat)));
  const crowd = table.game?.ruleset === 'party';
  const question = t(crowd ? 'vote.question-crowd' : 'vote.question', {
    name: nameOf(table, table.game?.storyteller ?? null),
  });
  const slots = ballot?.marks.map(mark => mark.slot).join(' + ') ?? '';
  const own = ballot?.did?.what === 'own' ? t('vote.own', { n: ballot.did.slot }) : null;
  const seals = ballot?.rule.red ? `${seal(ballot, 'leaf')}. ${seal(ballot, 'thorn')}` : null;
  const note = (): string | undefined => {
    if (ballot === null) return undefined;
    if (own !== null) return own;
    if (ballot.rule.max > 1 && !ballot.given) return t('vote.placed', { n: ballot.marks.length, all: ballot.rule.max });
    if (!ballot.given) return dial ? `${question} ${t('listen.below')}` : question;
    if (seals !== null) return seals;
    return others.length === 0 ? t('vote.chose', { slots }) : t('vote.chose-wait', { slots, n: others.length });
  };
  const help = (): string => {
    if (ballot === null) return names === '' ? '' : t('wait.for', { names });
    if (own !== null) return own;
    if (ballot.given && seals !== null) return names === '' ? seals : `${seals}. ${t('wait.for', { names })}`;
    if (ballot.rule.red) return t('vote.help-red');
    if (ballot.given) return names === '' ? t('vote.chose', { slots }) : t('vote.may-change', { slots, names });
    if (ballot.rule.max === 1) {
      if (crowd) return t('vote.help-crowd');
      return t(desk ? 'listen.help-one' : 'vote.help-one');
    }
    if (ballot.rule.stack) return t(desk ? 'listen.help-two' : 'vote.help-two');
    return t('vote.help-one-or-two');
  };
  /** Only what this hand has done: who is waited for is said elsewhere, and changes too often. */
  const said = (): string => {
    if (ballot === null) return '';
    if (own !== null) return own;
    if (ballot.did !== null) {
      const what = t(ballot.did.what === 'aside' ? 'slot.aside' : 'listen.back');
      return `${t('slot.label', { n: ballot.did.slot })}: ${what}`;
    }
    const { marks, rule } = ballot;
    if (ballot.given && marks.length < rule.max) return t('listen.only', { slots });
    const chose = marks.length === 0 ? '' : (seals ?? t('vote.chose', { slots }));
    const placed = rule.max === 1 ? '' : t('vote.placed', { n: marks.length, all: rule.max });
    const orOnly = ballot.mayGive ? t('listen.or-only') : '';
    return [chose, placed, orOnly].filter(Boolean).join('. ');
  };
  return { question, note: note(), help: help(), said: said() };
};
