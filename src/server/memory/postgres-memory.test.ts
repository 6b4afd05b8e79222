import { afterAll, beforeAll, describe } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { memoryStoreContract } from './memory-store.contract.ts';

const postgres = postgresForSuite();
let journal: PostgresJournal;
beforeAll(async () => {
  journal = await PostgresJournal.open(postgres.address, 'a');
});
afterAll(() => journal?.close());

describe('PostgresMemory', () =>
  memoryStoreContract(
    async () => {
      await journal.memory.forget();
      return journal.memory;
    },
    async () => {
      await journal.close();
      journal = await PostgresJournal.open(postgres.address, 'a');
      return journal.memory;
    },
  ));
