import { Client } from 'pg';
import { expect, it } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { PostgresJournal } from './postgres-journal.ts';
import { lookIntoPostgres } from './postgres-migrations.ts';

const postgres = postgresForSuite();

it('looks at what is in a database and changes nothing', async () => {
  const address = await postgres.server.database();
  const client = new Client(address);
  await client.connect();
  const tables = async () => (await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)).rowCount;
  expect(await lookIntoPostgres(address)).toBe('nothing-there');
  expect(await tables()).toBe(0);

  await (await PostgresJournal.open(address, 'a')).close();
  expect(await lookIntoPostgres(address)).toBe('ours');

  await client.query('DELETE FROM migrations WHERE step > 1; DROP TABLE subscriptions');
  const before = await tables();
  expect(await lookIntoPostgres(address)).toBe('other-version');
  expect(await tables()).toBe(before);
  await client.end();
});
