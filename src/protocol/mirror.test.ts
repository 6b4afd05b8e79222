import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import type { ChangeMessage } from './server-message.ts';

const CARDS = ['w.moth', 'w.lamp', 'w.well'];

/** Somebody who has put the moth. */
const seated = (): Mirror => {
  const mirror = new Mirror();
  mirror.take({
    t: 'snapshot',
    v: 3,
    rev: 7,
    table: { phase: 'cards', status: 'da', seating: ['s1', 's2'], game: { number: 1, round: 1 }, rounds: { 1: {} } },
    me: { seat: 's1', hand: { 'w.moth': true, 'w.fox': true }, put: ['w.moth'], votes: [] },
    here: {},
    now: 0,
  });
  return mirror;
};

const change = (parts: Partial<ChangeMessage>): ChangeMessage => ({ t: 'change', table: {}, ...parts });

describe('Mirror', () => {
  it('[PR7] counts revisions where none is said', () => {
    const mirror = seated();
    mirror.take(change({ table: { status: 'dd' } }));
    expect(mirror.rev).toBe(8);
    mirror.take(change({ rev: 8, me: { put: ['w.fox'] } }));
    expect(mirror.rev).toBe(8);
    mirror.take(change({ rev: 11 }));
    mirror.take(change({}));
    expect(mirror.rev).toBe(12);
  });

  it('[PR8] finds the own card among those on the table, and no longer in the hand', () => {
    const mirror = seated();
    expect(mirror.me).toMatchObject({ hand: ['w.moth', 'w.fox'], put: ['w.moth'], slots: [] });
    mirror.take(change({ table: { phase: 'vote', rounds: { 1: { cards: CARDS } } } }));
    expect(mirror.me).toMatchObject({ hand: ['w.fox'], put: ['w.moth'], slots: [1] });
  });

  it('[PR10] a new round takes what was put and voted, a new game the whole hand; what comes with it is added', () => {
    const mirror = seated();
    mirror.take(change({ table: { phase: 'vote', rounds: { 1: { cards: CARDS } } }, me: { votes: [2], red: 3 } }));
    mirror.take(change({ table: { game: { round: 2 }, rounds: { 2: {} } }, me: { hand: { 'w.owl': true } } }));
    expect(mirror.me).toMatchObject({ hand: ['w.fox', 'w.owl'], put: [], slots: [], votes: [], red: null });
    mirror.take(change({ table: { game: { number: 2, round: 2 } }, me: { hand: { 'w.elk': true } } }));
    expect(mirror.me).toMatchObject({ hand: ['w.elk'], put: [], slots: [] });
  });

  it('[PR11] a card comes back to the hand when its round was given up', () => {
    const mirror = seated();
    mirror.take(change({ table: { game: { round: 2 }, rounds: { 2: {} } }, me: { hand: { 'w.moth': true } } }));
    expect(mirror.me?.hand.toSorted()).toEqual(['w.fox', 'w.moth']);
  });

  it('[PR9] an own view that nothing has changed is the very same', () => {
    const mirror = seated();
    mirror.take(change({ table: { rounds: { 1: { cards: CARDS } } } }));
    const { me, table } = mirror;
    mirror.take(change({ table: { status: 'dd' } }));
    expect(mirror.me).toBe(me);
    expect(mirror.table).not.toBe(table);
  });
});
