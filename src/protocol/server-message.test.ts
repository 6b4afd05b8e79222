import { describe, expect, it } from 'vitest';
import { freshTable } from '../../test/support/table-context.ts';
import { publicView } from '../engine/views.ts';
import { CHANGE, parseServerMessage } from './server-message.ts';
import { wireTable } from './wire-table.ts';

describe('parseServerMessage', () => {
  it('[PR5] takes what lies in a change beside rev, me and done as the table’s', () => {
    const frame = { rev: 9, status: 'da', rounds: { 1: null }, me: { votes: [2] }, done: ['c1'] };
    expect(parseServerMessage(JSON.stringify(frame))).toEqual({
      ok: true,
      value: {
        t: 'change',
        rev: 9,
        table: { status: 'da', rounds: { 1: null } },
        me: { votes: [2] },
        done: ['c1'],
      },
    });
    expect(parseServerMessage('{}')).toEqual({ ok: true, value: { t: 'change', table: {} } });
    expect(parseServerMessage('{"rev":"9"}').ok).toBe(false);
  });

  it('[PR6] no member of the table is called like something else in a change', async () => {
    const { table } = await freshTable(4);
    const others = ['t', ...Object.keys(CHANGE.entries)];
    expect(Object.keys(wireTable(publicView(table.state))).filter(key => others.includes(key))).toEqual([]);
  });
});
