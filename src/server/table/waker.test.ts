import { describe, expect, it, vi } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import { askSeat, FakeClock, fakeContext, joinAll } from '../../../test/support/table-context.ts';
import { playAtRandom } from '../../bots/random-player.ts';
import { seatId, type TableId } from '../../engine/ids.ts';
import type { TableOptions } from '../../engine/options.ts';
import type { Journal } from '../journal/journal.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import { sightOf } from './minder.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { Waker } from './waker.ts';

/** A server: its tables, its clock and its waker. Stopping one and making the next is a restart. */
const boot = (journal: Journal, clock: FakeClock) => {
  const context = fakeContext(journal, clock);
  const tables = new Tables(context);
  return { tables, context, waker: new Waker(tables, context, 0) };
};

const sitDown = async (tables: Tables, options: Partial<TableOptions>): Promise<Table> => {
  const created = await tables.create(options, null);
  const found = created.ok ? await tables.find(created.value) : created;
  if (!found.ok) throw new Error('no table');
  await joinAll(found.value, 3);
  return found.value;
};

const START = { t: 'start', deck: deckOf(84) } as const;
const TIMERS = { clue: 30, cards: 30, vote: 30, reveal: 30 };

/** A database that refuses, or is silent, until it is back. */
class AwayJournal extends MemoryJournal {
  answer: 'refusal' | 'silence' | 'yes' = 'refusal';

  async #ask(): Promise<void> {
    if (this.answer === 'refusal') throw new Error('connection refused');
    if (this.answer === 'silence') await new Promise(() => undefined);
  }

  override async due(until: number, most: number): Promise<readonly TableId[]> {
    await this.#ask();
    return super.due(until, most);
  }

  override async check(): Promise<void> {
    await this.#ask();
  }
}

/** A table that waits for a storyteller who has thirty seconds. */
const waitingTable = async (tables: Tables): Promise<Table> => {
  const table = await sitDown(tables, { timers: TIMERS });
  await askSeat(table, 1, START);
  await askSeat(table, 2, { t: 'claim' });
  return table;
};

const phaseOf = (tables: Tables, id: TableId) => tables.peek(id)?.state.phase;

describe('Waker', () => {
  it('[TA17] after a restart time runs out at tables nobody has opened, and only they are opened', async () => {
    const [journal, clock] = [new MemoryJournal(), new FakeClock()];
    const before = boot(journal, clock);
    const { id } = await waitingTable(before.tables);
    await sitDown(before.tables, {});
    before.tables.close('drain');
    before.context.alarms.stop();

    const { tables, waker, context } = boot(journal, clock);
    clock.at += 29_000;
    await waker.look();
    expect([...tables.all]).toEqual([]);
    clock.at += 1000;
    await waker.look();
    expect([...tables.all].map(table => table.id)).toEqual([id]);
    context.alarms.ring();
    await expect.poll(() => phaseOf(tables, id)).toBe('cards');
  });

  it('[TA17] a table that waits for long leaves the memory and comes back by itself', async () => {
    const [journal, clock] = [new MemoryJournal(), new FakeClock()];
    const { tables, waker, context } = boot(journal, clock);
    const { id } = await sitDown(tables, { timers: { ...TIMERS, clue: 600 } });
    const table = tables.peek(id) as Table;
    await askSeat(table, 1, START);
    await askSeat(table, 2, { t: 'claim' });
    clock.at += 120_000;
    await expect
      .poll(() => {
        tables.sweep(clock.at - 60_000);
        return tables.peek(id);
      })
      .toBeUndefined();
    clock.at += 480_000;
    await waker.look();
    context.alarms.ring();
    await expect.poll(() => phaseOf(tables, id)).toBe('cards');
  });

  it('[TA17] bots go on after a restart without anybody looking', async () => {
    const [journal, clock] = [new MemoryJournal(), new FakeClock()];
    const before = boot(journal, clock);
    const table = await sitDown(before.tables, {});
    await askSeat(table, 1, { t: 'add-bot', character: 'moth', name: 'Moth' });
    await askSeat(table, 1, START);
    await askSeat(table, 1, { t: 'claim' });
    const clue = playAtRandom(sightOf(table.state, seatId('s1')), () => 0.5);
    if (clue === null) throw new Error('no clue');
    await askSeat(table, 1, clue);
    before.tables.close('drain');
    before.context.alarms.stop();
    expect(table.state.game?.put[seatId('s4')]).toBeUndefined();

    const { tables, waker, context } = boot(journal, clock);
    clock.at += 120_000;
    await waker.look();
    context.alarms.ring();
    await expect.poll(() => tables.peek(table.id)?.state.game?.put[seatId('s4')]).toBeDefined();
    // Now the table waits for people, and for nothing else.
    expect(await journal.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  });

  it('[TA17] a table that cannot be helped does not keep the others waiting', async () => {
    const [journal, clock] = [new MemoryJournal(), new FakeClock()];
    const { tables, waker } = boot(journal, clock);
    const broken = Array.from({ length: 120 }, (_, i) => `BROKEN-${i}` as TableId);
    for (const id of broken) await journal.append(id, 0, [{ at: 1, cause: 'x', events: [{ t: 'cleared' }] }], 5);
    const { id } = await waitingTable(tables);
    tables.close('drain');
    tables.sweep(0);
    clock.at += 40_000;
    await waker.look();
    await waker.look();
    await waker.look();
    expect(phaseOf(tables, id)).toBe('clue');
  });

  it('[AW1] a store that refuses counts as away though nobody moves, and is back by itself', async () => {
    const journal = new AwayJournal();
    const { waker, context } = boot(journal, new FakeClock());
    const told: boolean[] = [];
    context.store.onChange(up => told.push(up));
    await waker.look();
    expect(told).toEqual([false]);
    journal.answer = 'yes';
    await expect.poll(() => told).toEqual([false, true]);
    await waker.look();
    expect(context.store.up).toBe(true);
    context.store.stop();
  });

  it('[AW2] a store that says nothing for some seconds counts as away', async () => {
    const journal = new AwayJournal();
    journal.answer = 'silence';
    const { waker, context } = boot(journal, new FakeClock());
    vi.useFakeTimers();
    void waker.look();
    await vi.advanceTimersByTimeAsync(4000);
    expect(context.store.up).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(context.store.up).toBe(false);
    context.store.stop();
    vi.useRealTimers();
  });
});
