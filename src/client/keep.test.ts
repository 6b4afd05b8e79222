import { afterEach, describe, expect, it, vi } from 'vitest';
import { seatId } from '../engine/ids.ts';
import { keep, recall } from './keep.ts';
import { forgetSeat, keepSeat, keptSeats, seatAt } from './net/seats.ts';

const refuse = (): never => {
  throw new DOMException('not here', 'SecurityError');
};

/** Storage that takes values up to this length; at 0 it may not even be looked at. */
const storage = (room: number): void => {
  const values = new Map<string, string>();
  const open = () => (room === 0 ? refuse() : values);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => (value.length > room ? refuse() : open().set(key, value)),
    removeItem: (key: string) => open().delete(key),
  });
};

afterEach(() => {
  storage(20);
  keep('word', null);
  keep('seats', null);
  vi.unstubAllGlobals();
});

describe('what a device keeps', () => {
  it('is there for as long as the page where storage is forbidden, and can be forgotten', () => {
    storage(0);
    expect(recall('word', 'none')).toBe('none');
    keep('word', 'moth');
    expect(recall('word', 'none')).toBe('moth');
    keep('word', null);
    expect(recall('word', 'none')).toBe('none');
  });

  it('is the newest, also where storage is full and holds an older one', () => {
    storage(20);
    keep('word', 'moth');
    keep('word', 'a lantern that has no room there');
    expect(recall('word', '')).toBe('a lantern that has no room there');
    keep('word', 'plum');
    expect(recall('word', '')).toBe('plum');
  });

  it('has the seats of this evening, each until it is forgotten', () => {
    storage(0);
    keepSeat('MOTH', seatId('s1'), 'one', 1);
    keepSeat('PLUM', seatId('s2'), 'two', 2);
    expect(seatAt('MOTH')).toEqual({ seat: 's1', token: 'one', at: 1 });
    expect(keptSeats().map(([code]) => code)).toEqual(['PLUM', 'MOTH']);
    forgetSeat('PLUM', seatId('s2'));
    expect([seatAt('PLUM'), seatAt('MOTH')?.seat]).toEqual([null, 's1']);
  });
});
