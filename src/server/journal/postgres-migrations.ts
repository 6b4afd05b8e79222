import { Client, type ClientBase } from 'pg';

/** Each step runs once, in order, and is never changed after a release: add a new one instead. */
const STEPS: readonly string[] = [
  `CREATE TABLE tables (id text PRIMARY KEY, head integer NOT NULL, touched bigint NOT NULL) WITH (fillfactor = 70);
   CREATE TABLE entries (
     tbl text NOT NULL, seq integer NOT NULL,
     at bigint NOT NULL, cause text NOT NULL, events text NOT NULL, PRIMARY KEY (tbl, seq)
   );
   CREATE TABLE snapshots (
     tbl text PRIMARY KEY, seq integer NOT NULL, body text NOT NULL
   );
   CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);`,
  `CREATE TABLE memories (
     card text NOT NULL, language text NOT NULL, key text NOT NULL, text text NOT NULL,
     voters integer NOT NULL, found integer NOT NULL, PRIMARY KEY (card, language, key)
   );`,
  `ALTER TABLE tables ADD COLUMN wake bigint;
   CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;`,
  `CREATE TABLE recordings (
     tbl text NOT NULL, turn text NOT NULL, id text NOT NULL, hash text NOT NULL, ms integer NOT NULL,
     PRIMARY KEY (tbl, turn)
   );
   CREATE INDEX recordings_by_hash ON recordings (hash);
   CREATE TABLE orphans (hash text PRIMARY KEY);`,
  `CREATE TABLE subscriptions (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tbl text NOT NULL, seat text NOT NULL, endpoint text NOT NULL,
     p256dh text NOT NULL, auth text NOT NULL, language text NOT NULL, told text, UNIQUE (tbl, seat, endpoint)
   );
   CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);`,
  `CREATE TABLE IF NOT EXISTS blobs (hash text PRIMARY KEY, type text NOT NULL, bytes bytea NOT NULL);
   CREATE TABLE own_worlds (
     id text PRIMARY KEY, key text NOT NULL, version integer NOT NULL, retired boolean NOT NULL, body text NOT NULL
   );
   CREATE TABLE own_blobs (world text NOT NULL, hash text NOT NULL, PRIMARY KEY (world, hash));
   CREATE INDEX own_blobs_by_hash ON own_blobs (hash);
   CREATE TABLE own_due (hash text PRIMARY KEY, due bigint NOT NULL);
   CREATE TABLE own_pins (tbl text NOT NULL, world text NOT NULL, PRIMARY KEY (tbl, world));
   CREATE INDEX own_pins_by_world ON own_pins (world);
   CREATE TABLE own_reports (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     world text NOT NULL, card text, reason text NOT NULL, text text NOT NULL, at bigint NOT NULL
   );`,
  `ALTER TABLE tables ADD COLUMN readers text[] NOT NULL DEFAULT '{}';`,
];

/** Any number, the same for all nodes: who holds this lock migrates, the others wait and find the work done. */
const LOCK = 7_461_653;

/** What is there, found out without changing anything: see `isOfThisVersion` for files. */
export const lookIntoPostgres = async (address: string): Promise<'ours' | 'nothing-there' | 'other-version'> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const tables = await client.query<{ known: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS known");
    if (tables.rows[0]?.known !== true) return 'nothing-there';
    return (await stepsDone(client)) === STEPS.length ? 'ours' : 'other-version';
  } finally {
    await client.end();
  }
};

const stepsDone = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ done: number }>('SELECT count(*)::integer AS done FROM migrations');
  return rows[0]?.done ?? 0;
};

export const migratePostgres = async (client: ClientBase): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const done = await stepsDone(client);
    if (done > STEPS.length)
      throw new Error(
        `the database is of a newer version (${done}) than this server; install that one again, or put back a backup from before it`,
      );
    for (const [i, step] of STEPS.entries()) {
      if (i < done) continue;
      await client.query(step);
      await client.query('INSERT INTO migrations VALUES ($1)', [i]);
    }
    await client.query('COMMIT');
  } catch (why) {
    await client.query('ROLLBACK');
    throw why;
  }
};
