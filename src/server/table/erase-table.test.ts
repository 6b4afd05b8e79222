import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import {
  askSeat,
  FakeClock,
  fakeContext,
  joinAll,
  openTable,
  reopenTable,
} from '../../../test/support/table-context.ts';
import type { Remembered } from '../../bots/memory.ts';
import { playAtRandom } from '../../bots/random-player.ts';
import { seatId, type TableId } from '../../engine/ids.ts';
import { lessonsOf } from '../bots/lessons.ts';
import { schoolOf } from '../bots/school.ts';
import { serverBrains } from '../bots/server-brains.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import { eraserOf } from './erase-table.ts';
import { sightOf } from './minder.ts';
import type { Table } from './table.ts';

const SEATS = [1, 2, 3];

const playUntil = async (table: Table, phase: string) => {
  for (let turn = 0; table.state.phase !== phase; turn++) {
    if (turn > 100) throw new Error('the game does not go on');
    for (const seat of SEATS) {
      const move = playAtRandom(sightOf(table.state, seatId(`s${seat}`)), () => 0.5);
      if (move !== null && table.state.phase !== phase) await askSeat(table, seat, move);
    }
  }
};

/** A table at which somebody has told, and whose people came back only later to vote. */
const setUp = async (journal: MemoryJournal) => {
  const clock = new FakeClock();
  const brains = serverBrains('', [], journal.memory, null, () => undefined);
  const context = fakeContext(journal, clock);
  const { log, store } = context;
  const schooled = { ...context, school: schoolOf(brains, log, clock.now) };
  const young = await openTable(schooled);
  await joinAll(young, SEATS.length);
  await askSeat(young, 1, { t: 'start', deck: deckOf(84) });
  await playUntil(young, 'cards');
  young.close('idle');
  const table = await reopenTable(schooled);
  await playUntil(table, 'reveal');
  const [taught] = lessonsOf(await journal.read(table.id));
  if (taught === undefined) throw new Error('nothing was taught');
  const erase = eraserOf({ journal, store, log, clearOut: async () => undefined, announce: () => undefined });
  return { table, taught, store, erase };
};

/** Away when it is asked to remove a table for the first time. */
class AwayJournal extends MemoryJournal {
  #isAway = true;

  override async remove(table: TableId, lessons: readonly Remembered[]): Promise<void> {
    if (this.#isAway) {
      this.#isAway = false;
      throw new Error('away');
    }
    return super.remove(table, lessons);
  }
}

const remembered = ({ memory }: MemoryJournal, { card, language }: Remembered) => memory.recall([card], language);

describe('a table that is erased', () => {
  it('[TA21] takes back what it taught, a clue from before it was opened again included, and nothing else', async () => {
    const journal = new MemoryJournal();
    const { table, taught, erase } = await setUp(journal);
    expect(await remembered(journal, taught)).toEqual([taught]);
    await journal.memory.learn([taught]);
    expect(await erase(table)).toMatchObject({ ok: true });
    expect(await remembered(journal, taught)).toEqual([taught]);
  });

  it('[TA21] takes it back once, though it must be asked twice', async () => {
    const journal = new AwayJournal();
    const { table, taught, store, erase } = await setUp(journal);
    await journal.memory.learn([taught]);
    expect(await erase(table)).toEqual({ ok: false, error: { code: 'unavailable' } });
    expect(await erase(table)).toMatchObject({ ok: true });
    expect(await remembered(journal, taught)).toEqual([taught]);
    expect(await journal.read(table.id)).toEqual([]);
    store.stop();
  });
});
