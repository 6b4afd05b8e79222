import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AudioId, seatId } from '../../engine/ids.ts';
import { keep, recall } from '../keep.ts';
import { hearAt, sendRecording } from './recordings.ts';
import { deleteTable } from './rest.ts';
import { draftKeyOf, forgetSeat, forgetTable, keepSeat, keptSeats, seatAt, seatFromHash } from './seats.ts';

const [S1, S2] = [seatId('s1'), seatId('s2')];
const codes = () => keptSeats().map(([code]) => code);
const draft = (code: string) => recall<string | null>(draftKeyOf(code), null);

afterEach(() => {
  for (const code of codes()) forgetTable(code);
  keep('seats', null);
});

describe('the seats of a device', () => {
  it('are forgotten one by one, each with what was begun for it', () => {
    keepSeat('MOTH', S1, 'one', 1);
    keepSeat('PLUM', S2, 'two', 2);
    for (const code of ['MOTH', 'PLUM']) keep(draftKeyOf(code), 'half a thought');
    forgetSeat('PLUM', S1);
    expect([seatAt('PLUM')?.seat, draft('PLUM')]).toEqual([S2, 'half a thought']);
    forgetSeat('PLUM', S2);
    expect([seatAt('PLUM'), draft('PLUM')]).toEqual([null, null]);
    expect([seatAt('MOTH')?.seat, draft('MOTH')]).toEqual([S1, 'half a thought']);
    forgetTable('MOTH');
    expect([seatAt('MOTH'), draft('MOTH')]).toEqual([null, null]);
  });

  it('are the newest twenty, and nothing is left of older ones', () => {
    for (let at = 1; at <= 20; at++) keepSeat(`T${at}`, S1, 'token', at);
    keep(draftKeyOf('T1'), 'half a thought');
    keepSeat('T21', S1, 'token', 21);
    expect([codes().length, seatAt('T1'), draft('T1')]).toEqual([20, null, null]);
  });

  it('are only those that a server can read, whatever an older version has kept', () => {
    const at = 1;
    keep('seats', {
      MOTH: { seat: 's1', token: 'one', at },
      PLUM: { seat: 'nonsense', token: 'two', at },
      FERN: { seat: 's3', token: 'x'.repeat(101), at },
      DUSK: { seat: 's4', at },
      MILL: null,
    });
    expect(codes()).toEqual(['MOTH']);
    expect(['PLUM', 'FERN', 'DUSK', 'MILL'].map(seatAt)).toEqual([null, null, null, null]);
    keepSeat('REED', S2, 'two', 2);
    expect(Object.keys(recall('seats', {}))).toEqual(['REED', 'MOTH']);
  });
});

describe('a seat link', () => {
  it.each([
    ['#seat=s2.a-To_ken', { seat: 's2', token: 'a-To_ken' }],
    ['', null],
    ['#round=2', null],
    ['#seat=', 'broken'],
    ['#seat=s2', 'broken'],
    ['#seat=s2.', 'broken'],
    ['#seat=nonsense.token', 'broken'],
    ['#seat=s2.token.', 'broken'],
    ['#seat=s2.to%20ken', 'broken'],
    [`#seat=s2.${'x'.repeat(101)}`, 'broken'],
  ])('%s', (hash, said) => expect(seatFromHash(hash)).toEqual(said));
});

describe('with two windows at one table', () => {
  it('each acts with its own seat, whichever the device keeps', async () => {
    const shown: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
      shown.push(new Headers(init?.headers).get('authorization'));
      return Response.json({});
    });
    keepSeat('MOTH', S2, 'two', 1);
    const own = { seat: S1, token: 'one' };
    await sendRecording('MOTH', own, new Blob(), new AbortController().signal);
    await hearAt('MOTH', '', own)('audio' as AudioId);
    await deleteTable('MOTH', own);
    vi.unstubAllGlobals();
    expect(shown).toEqual(['Bearer s1.one', 'Bearer s1.one', 'Bearer s1.one']);
  });
});
