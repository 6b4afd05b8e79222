import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { seatId, tableId } from '../../engine/ids.ts';
import { journalContract, lesson } from './journal.contract.ts';
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

  it('[JN15] a removal that fails takes nothing back of what was taught', async () => {
    const address = await postgres.server.database();
    const journal = await PostgresJournal.open(address, 'a');
    const table = tableId('FAILING');
    await journal.append(table, 0, [{ at: 1, cause: 'a', events: [] }]);
    await journal.memory.learn([lesson(), lesson()]);
    const operator = new Client(address);
    await operator.connect();
    await operator.query('ALTER TABLE subscriptions RENAME TO hidden');
    await expect(journal.remove(table, [lesson()])).rejects.toThrow(/subscriptions/);
    await operator.query('ALTER TABLE hidden RENAME TO subscriptions');
    await journal.remove(table, [lesson()]);
    expect(await journal.memory.recall([lesson().card], 'cs')).toEqual([lesson()]);
    await Promise.all([journal.close(), operator.end()]);
  });

  it('[JN15] of two nodes that remove a table at once, one takes back what it taught', async () => {
    const address = await postgres.server.database();
    const nodes = [await PostgresJournal.open(address, 'a'), await PostgresJournal.open(address, 'b')] as const;
    for (let i = 0; i < 20; i++) {
      const table = tableId(`TWICE-${i}`);
      await nodes[0].append(table, 0, [{ at: 1, cause: 'a', events: [] }]);
      await nodes[0].memory.learn([lesson(), lesson()]);
      await Promise.all(nodes.map(node => node.remove(table, [lesson()])));
    }
    expect(await nodes[0].memory.recall([lesson().card], 'cs')).toEqual([lesson({ voters: 60, found: 20 })]);
    await Promise.all(nodes.map(node => node.close()));
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
