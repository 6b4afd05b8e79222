import { describe, expect, it } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { blobStoreContract } from './blob-store.contract.ts';
import { PostgresBlobs } from './postgres-blobs.ts';

const postgres = postgresForSuite();

describe('PostgresBlobs', () => blobStoreContract(() => PostgresBlobs.open(postgres.address)));

it('nodes that start at once on an empty database do not trip over each other', async () => {
  const empty = await postgres.server.database();
  const stores = await Promise.all(Array.from({ length: 6 }, () => PostgresBlobs.open(empty)));
  const hash = await stores[0]?.put(Buffer.from('moth'), 'text/plain');
  if (hash === undefined) throw new Error('no store');
  expect(await stores[5]?.get(hash)).toMatchObject({ type: 'text/plain' });
  await Promise.all(stores.map(store => store.close()));
});
