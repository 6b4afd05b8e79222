import { describe, expect, it } from 'vitest';
import { seat, tabled } from '../../../test/support/table.ts';
import { Minder } from './minder.ts';

describe('Minder', () => {
  it('[TB2] has no appointment left for a seat that has gone with its round', () => {
    const table = tabled({ players: 4, options: { autoNext: true } });
    table.do(4, { t: 'leave' });
    const minder = new Minder(0);
    for (const n of [2, 3]) table.vote(n, 1);
    expect(minder.plan(table.state, 0)).not.toBeNull();
    expect(minder.take(0)).toEqual([seat(4)]);
    table.vote(4, 1);
    expect(table.game.seating).not.toContain(seat(4));
    expect(minder.plan(table.state, 0)).toBeNull();
  });
});
