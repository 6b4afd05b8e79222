import { describe } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { subscriptionStoreContract } from './subscription-store.contract.ts';

const postgres = postgresForSuite();

describe('PostgresSubscriptions', () => subscriptionStoreContract(() => PostgresJournal.open(postgres.address, 'a')));
