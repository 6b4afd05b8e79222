import { join } from 'node:path';
import type { MemoryStore } from '../../bots/memory.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { FileBlobs } from '../blobs/file-blobs.ts';
import { PostgresBlobs } from '../blobs/postgres-blobs.ts';
import type { Config } from '../config.ts';
import { type Exchange, NO_EXCHANGE } from '../nodes/exchange.ts';
import { PostgresExchange } from '../nodes/postgres-exchange.ts';
import type { WorldStore } from '../own-worlds/world-store.ts';
import type { SubscriptionStore } from '../push/subscription-store.ts';
import type { RecordingStore } from '../recordings/recording-store.ts';
import type { Journal } from './journal.ts';
import { PostgresJournal } from './postgres-journal.ts';
import { SqliteJournal } from './sqlite-journal.ts';

interface Store {
  readonly journal: Journal;
  readonly exchange: Exchange;
  readonly memory: MemoryStore;
  readonly recordings: RecordingStore;
  readonly subscriptions: SubscriptionStore;
  readonly worlds: WorldStore;
  readonly blobs: BlobStore;
}

/** A file for one server, a database for several. */
export const openStore = async (config: Pick<Config, 'databaseUrl' | 'dataDir'>, node: string): Promise<Store> => {
  if (config.databaseUrl === null) {
    const journal = new SqliteJournal(join(config.dataDir, 'inkling.db'));
    const { memory, recordings, subscriptions, worlds } = journal;
    return {
      journal,
      exchange: NO_EXCHANGE,
      memory,
      recordings,
      subscriptions,
      worlds,
      blobs: new FileBlobs(join(config.dataDir, 'blobs')),
    };
  }
  const journal = await PostgresJournal.open(config.databaseUrl, node);
  const { memory, recordings, subscriptions, worlds } = journal;
  const exchange = new PostgresExchange(config.databaseUrl, node);
  return {
    journal,
    exchange,
    memory,
    recordings,
    subscriptions,
    worlds,
    blobs: await PostgresBlobs.open(config.databaseUrl),
  };
};
