import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../test/support/postgres.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { worldStoreContract } from './world-store.contract.ts';

let postgres: TestPostgres;
const opened: PostgresJournal[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await Promise.all(opened.map(journal => journal.close()));
  await postgres?.stop();
});

describe('PostgresWorlds', () =>
  worldStoreContract(async () => {
    const journal = await PostgresJournal.open(await postgres.database(), 'a');
    opened.push(journal);
    return { worlds: journal.worlds, journal };
  }));
