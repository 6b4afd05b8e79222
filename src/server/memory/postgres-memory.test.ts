import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../test/support/postgres.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { memoryStoreContract } from './memory-store.contract.ts';

let postgres: TestPostgres;
let journal: PostgresJournal;
let address: string;
beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.database();
  journal = await PostgresJournal.open(address, 'a');
}, 60_000);
afterAll(async () => {
  await journal?.close();
  await postgres?.stop();
});

describe('PostgresMemory', () =>
  memoryStoreContract(
    async () => {
      await journal.memory.forget();
      return journal.memory;
    },
    async () => {
      await journal.close();
      journal = await PostgresJournal.open(address, 'a');
      return journal.memory;
    },
  ));
