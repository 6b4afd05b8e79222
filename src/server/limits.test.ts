import { describe, expect, it } from 'vitest';
import { AddressLimit, newBucket, Tally, take } from './limits.ts';

describe('limits', () => {
  it('a bucket gives its burst at once and then its rate', () => {
    const bucket = newBucket(3, 0);
    expect([0, 0, 0, 0].map(now => take(bucket, 2, 3, now))).toEqual([true, true, true, false]);
    expect(take(bucket, 2, 3, 400)).toBe(false);
    expect(take(bucket, 2, 3, 600)).toBe(true);
    expect(take(bucket, 2, 3, 100)).toBe(false);
  });

  it('one address does not use up what another may', () => {
    const limit = new AddressLimit(1, 2, () => 0);
    expect(['a', 'a', 'a', 'b'].map(address => limit.allows(address))).toEqual([true, true, false, true]);
  });

  it('looking whether patience is used up uses none of it', () => {
    let now = 0;
    const limit = new AddressLimit(1, 1, () => now);
    expect([limit.isSpent('a'), limit.allows('a'), limit.isSpent('a'), limit.isSpent('b')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    now = 1000;
    expect(limit.isSpent('a')).toBe(false);
  });

  it('what is given back can be taken again, and is never more than the burst', () => {
    const limit = new AddressLimit(1, 2, () => 0);
    limit.giveBack('a');
    const taken = ['a', 'a', 'a'].map(address => limit.allows(address));
    limit.giveBack('a');
    expect([...taken, limit.allows('a'), limit.allows('a')]).toEqual([true, true, false, true, false]);
    for (let i = 0; i < 5; i++) limit.giveBack('a');
    expect(['a', 'a', 'a'].map(address => limit.allows(address))).toEqual([true, true, false]);
  });

  it('a tally goes back to nothing', () => {
    const tally = new Tally();
    expect([tally.add('a'), tally.add('a'), tally.of('b')]).toEqual([1, 2, 0]);
    tally.remove('a');
    tally.remove('a');
    expect(tally.of('a')).toBe(0);
  });
});
