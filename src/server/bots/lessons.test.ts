import { describe, expect, it } from 'vitest';
import { gameOf, type TestTable } from '../../../test/support/table.ts';
import { worldId } from '../../engine/ids.ts';
import type { TableOptions } from '../../engine/options.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { BOT_CAUSE } from '../table/teller.ts';
import { lessonsOf } from './lessons.ts';

const played = (options: Partial<TableOptions>): TestTable => {
  const table = gameOf({ options });
  table.round({ 2: [1], 3: [1], 4: [2] });
  return table;
};

/** The journal of a table, each event an entry of its own; told by a bot if `toldBy` says so. */
const journalOf = (table: TestTable, toldBy: 'person' | 'bot'): readonly JournalEntry[] =>
  table.history.map((event, i) => ({
    at: 0,
    cause: event.t === 'told' && toldBy === 'bot' ? `${BOT_CAUSE}${i}` : `c${i}`,
    events: [event],
  }));

describe('what a table has taught the bots', () => {
  it('[SB4] is what people told where the table agreed, whatever world was played', () => {
    const [lesson, ...more] = lessonsOf(journalOf(played({ memory: true, worlds: [worldId('w-own')] }), 'person'));
    expect(lesson).toMatchObject({ text: 'a clue', voters: 3, found: 2 });
    expect(more).toEqual([]);
    expect(lessonsOf(journalOf(played({ memory: false }), 'person'))).toEqual([]);
  });

  it('[SB4] is nothing where a bot stood in for somebody who was there: nothing was learned then', () => {
    expect(lessonsOf(journalOf(played({ memory: true }), 'bot'))).toEqual([]);
  });
});
