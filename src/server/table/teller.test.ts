import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import {
  askSeat,
  FakeClock,
  fakeContext,
  joinAll,
  openTable,
  RecordingViewer,
  reopenTable,
} from '../../../test/support/table-context.ts';
import { playAtRandom } from '../../bots/random-player.ts';
import { seatId } from '../../engine/ids.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import { sightOf } from './minder.ts';
import { takeSnapshot } from './stored-table.ts';
import type { Table } from './table.ts';
import type { TableContext } from './table-context.ts';
import type { Teller } from './teller.ts';

const SEATS = [1, 2, 3];

const setUp = async () => {
  const [journal, clock] = [new MemoryJournal(), new FakeClock()];
  const taught: Teller[] = [];
  const school = {
    attend: (before: Table['state'], after: Table['state'], teller: Teller) => {
      if (after.game?.last !== before.game?.last && after.game?.last != null) taught.push(teller);
    },
  };
  const context = fakeContext(journal, clock, { school });
  const table = await openTable(context, { timers: { clue: 30, cards: 0, vote: 0, reveal: 0 } });
  await joinAll(table, 3);
  for (const seat of SEATS) table.enter(new RecordingViewer(seat), 0);
  await askSeat(table, 1, { t: 'start', deck: deckOf(84) });
  await askSeat(table, 2, { t: 'claim' });
  return { table, clock, context, taught };
};

const playOn = async (table: Table, until: () => boolean) => {
  for (let turn = 0; !until(); turn++) {
    if (turn > 100) throw new Error('the game does not go on');
    for (const seat of SEATS) {
      const move = playAtRandom(sightOf(table.state, seatId(`s${seat}`)), () => 0.5);
      if (move !== null && !until()) await askSeat(table, seat, move);
    }
  }
};

const timeOut = async (table: Table, clock: FakeClock, context: TableContext) => {
  clock.at += 31_000;
  await expect
    .poll(() => {
      context.alarms.ring();
      return table.state.phase;
    })
    .toBe('cards');
};

describe('Teller', () => {
  it('[TA18] a clue somebody gave is known as theirs', async () => {
    const { table, taught } = await setUp();
    await playOn(table, () => taught.length === 1);
    expect(taught).toEqual(['person']);
  });

  it('[TA18] a clue a bot gave when time was up is not taken for the person’s', async () => {
    const { table, clock, context, taught } = await setUp();
    await timeOut(table, clock, context);
    await playOn(table, () => taught.length === 1);
    expect(taught).toEqual(['bot']);
  });

  it('[TA18] nor after a restart', async () => {
    const { table, clock, context, taught } = await setUp();
    await timeOut(table, clock, context);
    table.close('drain');
    await playOn(await reopenTable(context), () => taught.length === 1);
    expect(taught).toEqual(['bot']);
  });

  it('[TA18] a clue somebody gave before the table left the memory is still theirs', async () => {
    const { table, context, taught } = await setUp();
    await playOn(table, () => table.state.phase === 'cards');
    table.close('idle');
    await playOn(await reopenTable(context), () => taught.length === 1);
    expect(taught).toEqual(['person']);
  });

  it('[TA18] a snapshot from before that was kept is read as it is, and teaches nothing', async () => {
    const { table, context, taught } = await setUp();
    await playOn(table, () => table.state.phase === 'cards');
    const { seq, body } = takeSnapshot(table.state, (await context.journal.read(table.id)).length, 'person');
    await context.journal.saveSnapshot(table.id, { seq, body: body.replace(',"teller":"person"', '') });
    const again = await reopenTable(context);
    expect(again.state).toEqual(table.state);
    await playOn(again, () => taught.length === 1);
    expect(taught).toEqual([null]);
  });
});
