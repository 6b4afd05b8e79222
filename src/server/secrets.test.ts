import { describe, expect, it } from 'vitest';
import { seatId, tableId } from '../engine/ids.ts';
import { lockWith, opensLock, SeatTokens } from './secrets.ts';

describe('secrets', () => {
  const tokens = new SeatTokens(SeatTokens.newKey());
  const [table, seat] = [tableId('A-B-C-10'), seatId('s1')];

  it('a token fits one seat of one table of one server', () => {
    const token = tokens.tokenFor(table, seat);
    expect(tokens.fits(table, seat, token)).toBe(true);
    expect(tokens.fits(table, seatId('s2'), token)).toBe(false);
    expect(tokens.fits(tableId('A-B-C-11'), seat, token)).toBe(false);
    expect(new SeatTokens(SeatTokens.newKey()).fits(table, seat, token)).toBe(false);
    expect(tokens.fits(table, seat, '')).toBe(false);
  });

  it('a lock opens with its pass phrase only', async () => {
    const lock = await lockWith('three rabbits');
    expect(await opensLock(lock, 'three rabbits')).toBe(true);
    expect(await opensLock(lock, 'three rabbit')).toBe(false);
    expect(lock).not.toContain('rabbits');
    expect(await lockWith('three rabbits')).not.toBe(lock);
  });
});
