import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { SqliteJournal } from '../journal/sqlite-journal.ts';
import { subscriptionStoreContract } from './subscription-store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-subscriptions-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('SqliteSubscriptions', () =>
  subscriptionStoreContract(async () => new SqliteJournal(join(root, 'inkling.db'))));
