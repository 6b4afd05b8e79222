import { describe, expect, it } from 'vitest';
import { RULESETS } from '../engine/rulesets/table.ts';
import { imagine, listenersOf } from './imagined-listeners.ts';
import { randomFrom } from './random.ts';

const OTHERS = Array.from({ length: 24 }, (_, i) => (i % 8) / 20);
const hear = (ruleset: keyof typeof RULESETS, players: number, own: number | null, fits = OTHERS) =>
  imagine(listenersOf(RULESETS[ruleset], players), own, fits, 0.5, randomFrom(1));

describe('imagined listeners', () => {
  it('all find what is plain, and none what is dark', () => {
    expect(hear('classic', 5, 1)).toMatchObject({ nobody: expect.closeTo(0, 3), everybody: expect.closeTo(1, 2) });
    expect(hear('classic', 5, -1)).toMatchObject({ nobody: expect.closeTo(1, 3), everybody: expect.closeTo(0, 3) });
  });

  it('who cannot tell the cards apart finds it as often as chance does', () => {
    const same = OTHERS.map(() => 0.3);
    expect(hear('classic', 4, 0.3, same).found).toBeCloseTo(1 / 3);
    expect(hear('classic', 4, 0.3, same).everybody).toBeCloseTo(1 / 27);
    expect(hear('classic', 4, 0.3, same).nobody).toBeCloseTo(8 / 27);
  });

  it('[R4] with three players each looks at the two cards of the other', () => {
    expect(hear('classic', 3, 0.3, [...OTHERS].fill(0.3)).found).toBeCloseTo(1 / 3);
  });

  it('[V2] two votes on different cards find it twice as often', () => {
    const same = OTHERS.map(() => 0.3);
    expect(hear('odyssey2011', 9, 0.3, same).found).toBeCloseTo(2 / 8);
    expect(hear('odyssey2011', 6, 0.3, same).found).toBeCloseTo(1 / 5);
  });

  it('[SC6] in odyssey2023 every vote must be on it, so who doubts spoils everybody', () => {
    const same = OTHERS.map(() => 0.3);
    expect(hear('odyssey2023', 6, 0.3, same)).toMatchObject({ everybody: 0, found: expect.closeTo(1 / 5) });
    expect(hear('odyssey2023', 6, 1).everybody).toBeGreaterThan(0.9);
  });

  it('[V5] in Teams one of each pair votes, also for the card of the partner', () => {
    const hearing = hear('teams', 6, null, [...OTHERS].fill(0.3));
    expect(hearing.found).toBeCloseTo(1 / 3);
    expect(hearing.nobody).toBeCloseTo(4 / 9);
  });
});
