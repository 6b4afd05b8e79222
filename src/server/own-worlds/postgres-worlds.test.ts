import { afterAll, describe } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { worldStoreContract } from './world-store.contract.ts';

const postgres = postgresForSuite();
const opened: PostgresJournal[] = [];
afterAll(() => Promise.all(opened.map(journal => journal.close())));

describe('PostgresWorlds', () =>
  worldStoreContract(async () => {
    const journal = await PostgresJournal.open(await postgres.server.database(), 'a');
    opened.push(journal);
    return { worlds: journal.worlds, journal };
  }));
