import { describe, expect, it } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { seatId, tableId } from '../../engine/ids.ts';
import { journalContract } from './journal.contract.ts';
import { PostgresJournal } from './postgres-journal.ts';

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
});
