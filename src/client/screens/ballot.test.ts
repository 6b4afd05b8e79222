import { describe, expect, it } from 'vitest';
import { slot } from '../../engine/ids.ts';
import { classic } from '../../engine/rulesets/classic.ts';
import { odyssey2011 } from '../../engine/rulesets/odyssey2011.ts';
import { odyssey2023 } from '../../engine/rulesets/odyssey2023.ts';
import { party } from '../../engine/rulesets/party.ts';
import {
  isGiven,
  isWhole,
  keptDraft,
  type Marks,
  nextKind,
  takesBack,
  tap,
  tapAgain,
  toCommand,
  wordOf,
} from './ballot.ts';

const taps = (rule: Parameters<typeof tap>[2], ...numbers: readonly number[]): Marks =>
  numbers.reduce<Marks>((marks, n) => tap(marks, slot(n), rule, nextKind(marks, rule)), []);
const slots = (marks: Marks) => toCommand(marks).slots;

describe('ballot', () => {
  it('[V1] classic: the second tap moves the only vote', () => {
    expect(slots(taps(classic.ballot(6, false), 4, 2))).toEqual([2]);
  });
  it('[V2] 2011 with seven: one vote is whole, two lie apart, a tap on a voted number takes it back', () => {
    const rule = odyssey2011.ballot(8, false);
    expect(isWhole(taps(rule, 2), rule)).toBe(true);
    expect(slots(taps(rule, 2, 5))).toEqual([2, 5]);
    expect(slots(taps(rule, 2, 5, 2))).toEqual([5]);
    expect(slots(taps(rule, 2, 5, 7))).toEqual([5, 7]);
  });
  it('[V2] 2011 with seven: a first vote is a draft until it is said to be the only one, or there is a second', () => {
    const rule = odyssey2011.ballot(7, false);
    const given = (sure: boolean, ...numbers: readonly number[]) => isGiven(taps(rule, ...numbers), rule, sure);
    expect([given(false), given(false, 2), given(false, 2, 5), given(false, 2, 5, 2)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect([given(true), given(true, 2)]).toEqual([false, true]);
  });
  it('gives a ballot of a fixed size away with its last seal, sure or not', () => {
    const crowd = party.ballot(6, true);
    for (const [rule, few, all] of [
      [odyssey2011.ballot(6, false), [], [4]],
      [odyssey2023.ballot(6, false), [4], [4, 4]],
      [crowd, [4], [4, 2]],
    ] as const) {
      expect(isGiven(taps(rule, ...few), rule, false)).toBe(false);
      expect(isGiven(taps(rule, ...all), rule, false)).toBe(true);
    }
  });
  it('[V3] 2023: both votes on one card, or apart, and never one alone', () => {
    const rule = odyssey2023.ballot(6, false);
    expect(isWhole(taps(rule, 7), rule)).toBe(false);
    expect(slots(taps(rule, 7, 7))).toEqual([7, 7]);
    expect(slots(taps(rule, 7, 9))).toEqual([7, 9]);
    expect(slots(taps(rule, 7, 7, 7))).toEqual([]);
    expect(slots(taps(rule, 7, 9, 9))).toEqual([9, 9]);
    expect(slots(taps(rule, 7, 9, 7))).toEqual([7, 7]);
    expect(slots(taps(rule, 7, 9, 4))).toEqual([9, 4]);
  });
  it('a double tap lays both votes where they may lie together, whatever lay there before, and is one tap elsewhere', () => {
    const stack = odyssey2023.ballot(6, false);
    for (const before of [[], [7], [7, 7], [7, 9], [9, 7], [9, 4]])
      expect(slots(tapAgain(taps(stack, ...before, 7), slot(7), stack)), String(before)).toEqual([7, 7]);
    const apart = odyssey2011.ballot(8, false);
    expect(slots(tapAgain(taps(apart, 2), slot(2), apart))).toEqual([2]);
  });
  it('says beforehand when a tap takes a vote back', () => {
    const stack = odyssey2023.ballot(6, false);
    expect([[7], [7, 7], [7, 9]].map(before => takesBack(taps(stack, ...before), slot(7), stack))).toEqual([
      false,
      true,
      false,
    ]);
    const apart = odyssey2011.ballot(8, false);
    expect([[7], [2]].map(before => takesBack(taps(apart, ...before), slot(7), apart))).toEqual([true, false]);
    expect(takesBack(taps(classic.ballot(6, false), 7), slot(7), classic.ballot(6, false))).toBe(false);
  });
  it('[V4] party: the storyteller places the leaf, then the thorn, also on the same card', () => {
    const rule = party.ballot(6, true);
    const marks = taps(rule, 2, 2);
    expect(toCommand(marks)).toEqual({ t: 'vote', slots: [2], red: 2 });
    expect(isWhole(taps(rule, 2), rule)).toBe(false);
  });
});

describe('a draft beside what the table has', () => {
  const word = (...numbers: readonly number[]) => wordOf(numbers.map(slot), null);
  /** What stays of a draft while the table comes to have one ballot after the other; null: another device gave one. */
  const stays = (sent: readonly string[], ...comes: readonly string[]): readonly string[] | null => {
    const start = { marks: taps(odyssey2011.ballot(8, false), 2), sure: false, atTable: sent };
    return (
      comes.reduce<ReturnType<typeof keptDraft>>((draft, now) => draft && keptDraft(draft, now), start)?.atTable ?? null
    );
  };

  it('stays while nothing comes, and while what comes was sent from here', () => {
    expect(stays([word()], word())).toEqual([word()]);
    expect(stays([word(), word(2, 5), word()], word(), word(2, 5), word())).toEqual([word()]);
    expect(stays([word(), word(2), word(5), word(7)], word(7)), 'told of the last one only').toEqual([word(7)]);
  });
  it('goes when another device of the same seat has given a ballot, or taken one back', () => {
    expect(stays([word()], word(5, 7))).toBe(null);
    expect(stays([word(2)], word())).toBe(null);
    expect(stays([word(), word(2), word(5)], word(5), word(2)), 'also one that was sent from here before').toBe(null);
  });
  it('is the same ballot in whatever order its votes were laid', () => {
    expect(word(7, 5)).toBe(word(5, 7));
    expect(wordOf([slot(2)], slot(3))).not.toBe(wordOf([slot(2), slot(3)], null));
  });
});
