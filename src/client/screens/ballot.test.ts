import { describe, expect, it } from 'vitest';
import { slot } from '../../engine/ids.ts';
import { classic } from '../../engine/rulesets/classic.ts';
import { odyssey2011 } from '../../engine/rulesets/odyssey2011.ts';
import { odyssey2023 } from '../../engine/rulesets/odyssey2023.ts';
import { party } from '../../engine/rulesets/party.ts';
import { isWhole, type Marks, nextKind, tap, toCommand } from './ballot.ts';

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
  it('[V3] 2023: both votes on one card, or apart, and never one alone', () => {
    const rule = odyssey2023.ballot(6, false);
    expect(isWhole(taps(rule, 7), rule)).toBe(false);
    expect(slots(taps(rule, 7, 7))).toEqual([7, 7]);
    expect(slots(taps(rule, 7, 9))).toEqual([7, 9]);
    expect(slots(taps(rule, 7, 7, 7))).toEqual([]);
    expect(slots(taps(rule, 7, 9, 9))).toEqual([9]);
  });
  it('[V4] party: the storyteller places the leaf, then the thorn, also on the same card', () => {
    const rule = party.ballot(6, true);
    const marks = taps(rule, 2, 2);
    expect(toCommand(marks)).toEqual({ t: 'vote', slots: [2], red: 2 });
    expect(isWhole(taps(rule, 2), rule)).toBe(false);
  });
});
