import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { seatId, tableId } from '../../engine/ids.ts';
import { journalContract } from './journal.contract.ts';
import { PostgresJournal } from './postgres-journal.ts';
import { readNotice } from './postgres-notice.ts';

const postgres = postgresForSuite();

describe('PostgresJournal', () => {
  journalContract(
    () => PostgresJournal.open(postgres.address, 'a'),
    async journal => {
      await journal.close();
      return PostgresJournal.open(postgres.address, 'a');
    },
  );

  it('[JN13] two nodes racing over many tables lose nothing and block nobody', async () => {
    const [a, b] = await Promise.all([
      PostgresJournal.open(postgres.address, 'a'),
      PostgresJournal.open(postgres.address, 'b'),
    ]);
    const tables = Array.from({ length: 20 }, (_, i) => tableId(`RACE-${i}`));
    const play = async (node: PostgresJournal, name: string, order: readonly (typeof tables)[number][]) => {
      let written = 0;
      await Promise.all(
        order.map(async table => {
          for (let n = 0; n < 10; n++) {
            for (;;) {
              const seen = (await node.read(table)).length;
              const entry = { at: n, cause: `${name}:${n}`, events: [{ t: 'left', seat: seatId('s1') } as const] };
              if ((await node.append(table, seen, [entry, { ...entry, cause: `${name}:${n}b` }])) === 'written') break;
            }
            written++;
          }
        }),
      );
      return written;
    };
    expect(await Promise.all([play(a, 'a', tables), play(b, 'b', tables.toReversed())])).toEqual([200, 200]);
    for (const table of tables) {
      const causes = (await a.read(table)).map(entry => entry.cause);
      expect(causes).toHaveLength(40);
      expect(new Set(causes).size).toBe(40);
      for (let i = 0; i < 40; i += 2) expect(causes[i + 1]).toBe(`${causes[i]}b`);
    }
    await Promise.all([a.close(), b.close()]);
  });

  it('[JN14] whoever opens a table while others write there is told or finds it written', async () => {
    const table = tableId('OPENED-MEANWHILE');
    const entry = (n: number) => ({ at: n, cause: `a:${n}`, events: [{ t: 'left', seat: seatId('s1') } as const] });
    const a = await PostgresJournal.open(postgres.address, 'a');
    await a.append(table, 0, [entry(1)]);
    const opener = new Client(postgres.address);
    await opener.connect();
    const told: string[] = [];
    opener.on('notification', ({ payload }) => told.push(payload ?? ''));
    await opener.query('LISTEN inkling');
    await opener.query('BEGIN');
    await opener.query(`UPDATE tables SET readers = '{b}' WHERE id = $1`, [table]);
    const appended = a.append(table, 1, [entry(2)]);
    // The append has begun, seen the row as it was, and waits for it.
    await expect.poll(() => waitingForLocks(postgres.address)).toBe(1);
    await opener.query('COMMIT');
    expect(await appended).toBe('written');
    await expect
      .poll(() => told.map(text => readNotice(text)))
      .toEqual([{ t: 'written', node: 'a', table, seen: 1, entries: null }]);
    await a.append(table, 2, [entry(3)]);
    await expect
      .poll(() => told.map(text => readNotice(text)))
      .toContainEqual({
        t: 'written',
        node: 'a',
        table,
        seen: 2,
        entries: [entry(3)],
      });
    await Promise.all([a.close(), opener.end()]);
  });
});

const waitingForLocks = async (address: string): Promise<number> => {
  const client = new Client(address);
  await client.connect();
  const { rowCount } = await client.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
  await client.end();
  return rowCount ?? 0;
};
