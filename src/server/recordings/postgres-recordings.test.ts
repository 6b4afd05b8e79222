import { describe } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { recordingStoreContract } from './recording-store.contract.ts';

const postgres = postgresForSuite();

describe('PostgresRecordings', () => recordingStoreContract(() => PostgresJournal.open(postgres.address, 'a')));
