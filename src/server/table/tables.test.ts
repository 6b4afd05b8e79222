import { describe, expect, it } from 'vitest';
import { FakeClock, fakeContext } from '../../../test/support/table-context.ts';
import { Alarms } from '../alarms.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import { Tables } from './tables.ts';

class BrokenAlarms extends Alarms {
  override set(): void {
    throw new Error('a bug');
  }
}

describe('Tables', () => {
  it('[TA16] a table that does not wake is broken; the store is not', async () => {
    const clock = new FakeClock();
    const context = fakeContext(new MemoryJournal(), clock, { alarms: new BrokenAlarms(clock.now, 1_000_000) });
    const tables = new Tables(context);
    const created = await tables.create({}, null);
    if (!created.ok) throw new Error('no table');
    expect(await tables.find(created.value)).toEqual({ ok: false, error: { code: 'table-broken' } });
    expect(context.store.up).toBe(true);
  });
});
