import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../test/support/postgres.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { subscriptionStoreContract } from './subscription-store.contract.ts';

let postgres: TestPostgres;
let address: string;
beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.database();
}, 60_000);
afterAll(() => postgres?.stop());

describe('PostgresSubscriptions', () => subscriptionStoreContract(() => PostgresJournal.open(address, 'a')));
