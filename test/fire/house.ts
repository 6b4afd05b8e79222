import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { Client } from 'pg';
import { freePort, startPostgres, type TestPostgres } from '../support/postgres.ts';
import { ServerProcess } from '../support/process.ts';
import type { Event, StoredEntry } from './journal-fold.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** What is set on fire: nodes, and what they keep their tables in. */
export interface House {
  readonly nodes: readonly ServerProcess[];
  readonly postgres: TestPostgres | null;
  readonly disk: SmallDisk | null;
  /** Ends the database's connections of all nodes, as a failing line would. */
  cutDatabase(): Promise<void>;
  setClock(node: ServerProcess, offsetMs: number): void;
  /** All entries by table; the nodes may still run. */
  journal(): Promise<ReadonlyMap<string, readonly StoredEntry[]>>;
  close(): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly cause: string;
  readonly events: string;
}

const byTable = (rows: readonly Row[]): ReadonlyMap<string, readonly StoredEntry[]> => {
  const tables = new Map<string, StoredEntry[]>();
  for (const { id, cause, events } of rows) {
    const entries = tables.get(id) ?? [];
    tables.set(id, entries);
    entries.push({ cause, events: JSON.parse(events) as Event[] });
  }
  return tables;
};

const PRELOAD = pathToFileURL(resolve(import.meta.dirname, 'server-preload.mjs')).href;

const newNode = async (root: string, name: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  new ServerProcess(await freePort(), {
    NODE_OPTIONS: `--import=${PRELOAD}`,
    INKLING_FIRE_CLOCK: join(root, `clock-${name}`),
    INKLING_IDLE: '2',
    ...env,
  });

const setClock = (root: string, nodes: readonly ServerProcess[]) => (node: ServerProcess, offsetMs: number) => {
  writeFileSync(join(root, `clock-${nodes.indexOf(node)}`), String(Math.round(offsetMs)));
  node.signal('SIGUSR2');
};

export const sqliteHouse = async (diskKind: SmallDisk['kind'] | null = null): Promise<House> => {
  const root = mkdtempSync(join(tmpdir(), 'inkling-fire-'));
  const disk = smallDisk(join(root, 'data'), diskKind);
  const nodes = [await newNode(root, '0', { INKLING_DATA: disk.folder })];
  await Promise.all(nodes.map(node => node.start()));
  return {
    nodes,
    postgres: null,
    disk,
    cutDatabase: async () => undefined,
    setClock: setClock(root, nodes),
    async journal() {
      const db = new Database(join(disk.folder, 'inkling.db'), { readonly: true });
      const sql = 'SELECT t.id, e.cause, e.events FROM entries e JOIN tables t ON t.key = e.tbl ORDER BY e.tbl, e.seq';
      const rows = db.prepare(sql).all() as Row[];
      db.close();
      return byTable(rows);
    },
    async close() {
      await Promise.all(nodes.map(node => node.end('SIGTERM')));
      disk.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

export const postgresHouse = async (): Promise<House> => {
  const root = mkdtempSync(join(tmpdir(), 'inkling-fire-'));
  const postgres = await startPostgres();
  const address = await postgres.database();
  const ask = async <T extends object>(sql: string): Promise<readonly T[]> => {
    const client = new Client(address);
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const env = { DATABASE_URL: address, INKLING_DATA: join(root, 'data') };
  const nodes = [await newNode(root, '0', env), await newNode(root, '1', env)];
  await Promise.all(nodes.map(node => node.start()));
  return {
    nodes,
    postgres,
    disk: null,
    async cutDatabase() {
      await ask('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    },
    setClock: setClock(root, nodes),
    journal: async () => byTable(await ask<Row>('SELECT tbl AS id, cause, events FROM entries ORDER BY tbl, seq')),
    async close() {
      await Promise.all(nodes.map(node => node.end('SIGTERM')));
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
