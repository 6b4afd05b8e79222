import type { Slot } from '../../engine/ids.ts';
import type { BallotRule } from '../../engine/rulesets/ruleset.ts';
import type { VoteKind, VoteMark } from '../ui/vote-marks.ts';

/** Votes as they lie on the table before and after they are sent; pure, so that every dial can be tested without a screen. */
export type Marks = readonly VoteMark[];

export const marksOf = (slots: readonly Slot[], red: Slot | null, rule: BallotRule): Marks => [
  ...slots.map(slot => ({ slot, kind: (rule.red || red !== null ? 'leaf' : 'vote') as VoteKind })),
  ...(red === null ? [] : [{ slot: red, kind: 'thorn' as const }]),
];

/** Which seal the next tap places. Where there is a red one it comes second. */
export const nextKind = (marks: Marks, rule: BallotRule): VoteKind => {
  if (!rule.red) return 'vote';
  return marks.some(mark => mark.kind === 'leaf') ? 'thorn' : 'leaf';
};

const placeKind = (marks: Marks, slot: Slot, kind: VoteKind): Marks => [
  ...marks.filter(mark => mark.kind !== kind),
  { slot, kind },
];

const bothOn = (slot: Slot): Marks => [
  { slot, kind: 'vote' },
  { slot, kind: 'vote' },
];

/** What a tap on a number does. */
export const tap = (marks: Marks, slot: Slot, rule: BallotRule, kind: VoteKind): Marks => {
  if (kind !== 'vote') return placeKind(marks, slot, kind);
  if (rule.max === 1) return [{ slot, kind }];
  const here = marks.filter(mark => mark.slot === slot).length;
  if (rule.stack) {
    if (here === 2) return [];
    if (here === 1) return bothOn(slot);
    return [...marks, { slot, kind }].slice(-rule.max);
  }
  if (here === 1) return marks.filter(mark => mark.slot !== slot);
  return [...marks, { slot, kind }].slice(-rule.max);
};

/** What the second half of a double tap does: both votes lie here where they may, and elsewhere it was one tap. */
export const tapAgain = (marks: Marks, slot: Slot, rule: BallotRule): Marks => (rule.stack ? bothOn(slot) : marks);

/** Whether the next tap on a number takes away what lies there. */
export const takesBack = (marks: Marks, slot: Slot, rule: BallotRule): boolean =>
  !rule.red && rule.max > 1 && tap(marks, slot, rule, 'vote').every(mark => mark.slot !== slot);

const green = (marks: Marks): Marks => marks.filter(mark => mark.kind !== 'thorn');

export const isWhole = (marks: Marks, rule: BallotRule): boolean =>
  green(marks).length >= rule.min && (!rule.red || marks.some(mark => mark.kind === 'thorn'));

export const votesLeft = (marks: Marks, rule: BallotRule): number => rule.max - green(marks).length;

/**
 * Whether the ballot is out of one's hand. The round may end with it, so where one vote or two are allowed, one alone stays
 * a draft until somebody is `sure` that it is their only one.
 */
export const isGiven = (marks: Marks, rule: BallotRule, sure: boolean): boolean =>
  isWhole(marks, rule) && (sure || votesLeft(marks, rule) === 0);

export const toCommand = (marks: Marks) => ({
  t: 'vote' as const,
  slots: green(marks).map(mark => mark.slot),
  red: marks.find(mark => mark.kind === 'thorn')?.slot ?? null,
});

/** A ballot in one word, in whatever order its votes were laid. */
export const wordOf = (slots: readonly Slot[], red: Slot | null): string =>
  `${slots.toSorted((a, b) => a - b).join('+')}/${red ?? ''}`;

/** Votes as they lie on this screen, and whether fewer than allowed are said to be all. */
export interface Draft {
  readonly marks: Marks;
  readonly sure: boolean;
  /** The ballot that the table had when the first of these was laid, then those it will have by what was sent from here. */
  readonly atTable: readonly string[];
}

/** What stays of a draft now that the table has this ballot: nothing, where another device of the same seat gave it. */
export const keptDraft = (draft: Draft, atTable: string): Draft | null => {
  const step = draft.atTable.indexOf(atTable);
  if (step < 0) return null;
  return step === 0 ? draft : { ...draft, atTable: draft.atTable.slice(step) };
};
