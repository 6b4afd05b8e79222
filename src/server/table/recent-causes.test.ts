import { describe, expect, it } from 'vitest';
import { RecentCauses } from './recent-causes.ts';

describe('RecentCauses', () => {
  it('[TA3] knows the last ones and forgets the oldest', () => {
    const causes = new RecentCauses();
    for (let i = 0; i < RecentCauses.kept + 10; i++) causes.add(`s1:${i}`);
    expect(causes.has('s1:9')).toBe(false);
    expect(causes.has('s1:10')).toBe(true);
    expect(causes.has(`s1:${RecentCauses.kept + 9}`)).toBe(true);
    expect(causes.has(`s2:${RecentCauses.kept + 9}`)).toBe(false);
  });

  it('[TA3] forgets nothing of one sender for what others do', () => {
    const causes = new RecentCauses();
    causes.add('s1:late');
    for (let i = 0; i < 20 * RecentCauses.kept; i++) causes.add(`${i % 2 === 0 ? 'bot' : 's2'}:${i}`);
    expect(causes.has('s1:late')).toBe(true);
    expect(causes.has('s2:1')).toBe(false);
  });

  it('[TA3] does not confuse a hundred thousand similar ids', () => {
    const causes = new RecentCauses();
    for (let i = 0; i < 500; i++) causes.add(`s${i % 12}:c-${i}`);
    let wrong = 0;
    for (let i = 500; i < 100_000; i++) if (causes.has(`s${i % 12}:c-${i}`)) wrong++;
    expect(wrong).toBe(0);
  });
});
