import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import {
  askSeat,
  FakeClock,
  fakeContext,
  freshTable,
  joinAll,
  openTable,
  RecordingViewer,
} from '../../../test/support/table-context.ts';
import { type SeatId, seatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import { Bell } from './bell.ts';

const [ONE, TWO] = [seatId('s1'), seatId('s2')];

/** A table in its first `clue`, told by the first player. */
const telling = async (): Promise<TableState> => {
  const { table, context } = await freshTable(4);
  const deck = context.deckFor(table.state.options);
  if (!deck.ok) throw new Error('no deck');
  await askSeat(table, 1, { t: 'start', deck: deck.value });
  await askSeat(table, 1, { t: 'claim' });
  return table.state;
};

const bellFor = (here: Set<SeatId>) => {
  const rung: string[] = [];
  const bell = new Bell(
    seat => here.has(seat),
    (_state, seat, due) => rung.push(`${seat} ${due}`),
    1000,
  );
  return { bell, rung };
};

describe('the bell', () => {
  it('[BE1] rings once for who owes something and is away, after a moment', async () => {
    const state = await telling();
    const { bell, rung } = bellFor(new Set());
    expect(bell.plan(state, 0)).toBe(1000);
    bell.ring(state, 999);
    expect(rung).toEqual([]);
    bell.ring(state, 1000);
    expect(rung).toEqual([`${ONE} clue`]);
    expect(bell.plan(state, 1001)).toBeNull();
    bell.ring(state, 99_999);
    expect(rung).toHaveLength(1);
  });

  it('[BE2] is silent while its owner is there, and for who came back in time', async () => {
    const state = await telling();
    const here = new Set([ONE, TWO, seatId('s3'), seatId('s4')]);
    const { bell, rung } = bellFor(here);
    expect(bell.plan(state, 0)).toBeNull();
    here.delete(ONE);
    expect(bell.plan(state, 100)).toBe(30_100);
    here.add(ONE);
    expect(bell.plan(state, 200)).toBeNull();
    bell.ring(state, 99_999);
    expect(rung).toEqual([]);
  });

  it('[BE3] reminds much later who left in the middle of their turn', async () => {
    const state = await telling();
    const here = new Set([ONE]);
    const { bell, rung } = bellFor(here);
    bell.plan(state, 0);
    here.delete(ONE);
    bell.plan(state, 100);
    bell.ring(state, 5000);
    expect(rung).toEqual([]);
    bell.ring(state, 30_100);
    expect(rung).toEqual([`${ONE} clue`]);
  });

  it('[BE4] keeps its table in memory until everybody is told, however long that takes, and no longer', async () => {
    const rung: string[] = [];
    const clock = new FakeClock();
    const ring = (_state: TableState, seat: SeatId) => void rung.push(seat);
    const bell = { ring, graceMs: 600_000 };
    const context = fakeContext(new MemoryJournal(), clock, { bell });
    const table = await openTable(context);
    await joinAll(table, 3);
    await askSeat(table, 1, { t: 'start', deck: deckOf(84) });
    await askSeat(table, 2, { t: 'claim' });
    const teller = new RecordingViewer(2);
    table.enter(teller, 0);
    table.leave(teller);
    await setImmediate();
    expect(table.idleSince).toBeNull();
    clock.at += 600_000;
    context.alarms.ring();
    expect(table.idleSince).toBeNull();
    clock.at += 30 * 600_000;
    context.alarms.ring();
    expect(rung).toEqual([TWO]);
    expect(table.idleSince).not.toBeNull();
  });
});
