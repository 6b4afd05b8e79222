import type Database from 'libsql';

/** Each step runs once, in order, and is never changed after a release: add a new one instead. */
const STEPS: readonly string[] = [
  `CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);
   CREATE TABLE entries (
     id INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, seq INTEGER NOT NULL,
     at INTEGER NOT NULL, cause TEXT NOT NULL, events TEXT NOT NULL
   );
   CREATE UNIQUE INDEX entries_by_table ON entries (tbl, seq);
   CREATE TABLE snapshots (tbl INTEGER PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);
   CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE memories (
     card TEXT NOT NULL, language TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL,
     voters INTEGER NOT NULL, found INTEGER NOT NULL, PRIMARY KEY (card, language, key)
   ) WITHOUT ROWID;`,
  `ALTER TABLE tables ADD COLUMN wake INTEGER;
   CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;`,
  `CREATE TABLE recordings (
     tbl INTEGER NOT NULL, turn TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL, ms INTEGER NOT NULL,
     PRIMARY KEY (tbl, turn)
   ) WITHOUT ROWID;
   CREATE INDEX recordings_by_hash ON recordings (hash);
   CREATE TABLE orphans (hash TEXT PRIMARY KEY) WITHOUT ROWID;`,
  `CREATE TABLE subscriptions (
     id INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, seat TEXT NOT NULL, endpoint TEXT NOT NULL,
     p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, told TEXT
   );
   CREATE UNIQUE INDEX subscriptions_by_seat ON subscriptions (tbl, seat, endpoint);
   CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
   ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;`,
  `CREATE TABLE own_worlds (
     id TEXT PRIMARY KEY, key TEXT NOT NULL, version INTEGER NOT NULL, retired INTEGER NOT NULL, body TEXT NOT NULL
   );
   CREATE TABLE own_blobs (world TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (world, hash)) WITHOUT ROWID;
   CREATE INDEX own_blobs_by_hash ON own_blobs (hash);
   CREATE TABLE own_due (hash TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE own_pins (tbl TEXT NOT NULL, world TEXT NOT NULL, PRIMARY KEY (tbl, world)) WITHOUT ROWID;
   CREATE INDEX own_pins_by_world ON own_pins (world);
   CREATE TABLE own_reports (
     id INTEGER PRIMARY KEY, world TEXT NOT NULL, card TEXT, reason TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
   );`,
  `CREATE TABLE filed (
     tbl INTEGER NOT NULL, seq INTEGER NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (tbl, seq)
   ) WITHOUT ROWID;
   INSERT INTO filed SELECT tbl, seq, id FROM entries ORDER BY tbl, seq;
   DROP INDEX entries_by_table;`,
  `INSERT INTO meta (key, value) SELECT 'unfiled-from', 1 + coalesce((SELECT id FROM entries WHERE EXISTS (
     SELECT 1 FROM filed WHERE filed.tbl = entries.tbl AND filed.seq = entries.seq
   ) ORDER BY id DESC LIMIT 1), 0);`,
];

const versionOf = (db: Database.Database): number => {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
};

/** Whether the file is of this very version: a server of another one may be running on it, and would not know of a change. */
export const isOfThisVersion = (db: Database.Database): boolean => versionOf(db) === STEPS.length;

export const migrateSqlite = (db: Database.Database): void => {
  const version = versionOf(db);
  if (version > STEPS.length)
    throw new Error(
      `the data file is of a newer version (${version}) than this server; install that one again, or put back a backup from before it`,
    );
  for (const [i, step] of STEPS.entries()) {
    if (i >= version) db.exec(`BEGIN; ${step} PRAGMA user_version = ${i + 1}; COMMIT;`);
  }
};
