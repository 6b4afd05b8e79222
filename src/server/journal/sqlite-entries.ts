import type Database from 'libsql';

export type Row = readonly [key: number, seq: number, at: number, cause: string, events: string];

/** What lies unfiled: all entries after one of them. */
interface Tail {
  readonly after: number;
  count: number;
}

/** Entries that may lie unfiled: few enough to be looked through in less than a millisecond, and filed in a few. */
const FILE_AFTER = 4000;

/**
 * The entries of all tables, in the order of their arrival: a commit touches the last pages of one list, however many
 * tables it is for. Where each table's entries lie is filed later, for thousands at once, because an index touches a page
 * per table, and with every commit would cost more than the entries (measured, for an entry with 200 and 1,000 tables, the
 * folding of the log included: 7 instead of 12 and 14 µs of CPU). What is not filed yet is found by looking through it.
 */
export class SqliteEntries {
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #fileAfter: number;
  /** Null while it is not known: it is looked up when it is needed. */
  #tail: Tail | null = null;

  constructor(db: Database.Database, fileAfter = FILE_AFTER) {
    this.#sql = prepareAll(db);
    this.#fileAfter = fileAfter;
  }

  /** After a commit that did not happen: what was filed in it is not. */
  lookAgain(): void {
    this.#tail = null;
  }

  #findTail(): Tail {
    const after = (this.#sql.lastFiled.get() as { id: number } | undefined)?.id ?? 0;
    const { count } = this.#sql.countAfter.get(after) as { count: number };
    return { after, count };
  }

  get #known(): Tail {
    this.#tail ??= this.#findTail();
    return this.#tail;
  }

  /** With one statement: calls into the library cost more than the rows. */
  add(rows: readonly Row[]): void {
    const tail = this.#known;
    this.#sql.insert.run(JSON.stringify(rows));
    tail.count += rows.length;
    if (tail.count >= this.#fileAfter) this.#file();
  }

  #file(): void {
    this.#sql.file.run(this.#known.after);
    const { last } = this.#sql.last.get() as { last: number | null };
    this.#tail = { after: last ?? 0, count: 0 };
  }

  headOf(key: number): number {
    return (this.#sql.head.get(key, this.#known.after) as { head: number | null }).head ?? 0;
  }

  read(key: number, from: number): { at: number; cause: string; events: string }[] {
    return this.#sql.read.all(key, from, this.#known.after) as { at: number; cause: string; events: string }[];
  }

  causes(key: number, from: number): string[] {
    return (this.#sql.causes.all(key, from, this.#known.after) as { cause: string }[]).map(row => row.cause);
  }

  /** The tables whose last entry, and last touch, is older. Part of a commit, since everything is filed first. */
  tablesOlderThan(before: number): number[] {
    this.#file();
    return (this.#sql.old.all(before) as { key: number }[]).map(row => row.key);
  }

  /** Part of a commit that removes the tables themselves. */
  removeAllOf(keys: readonly number[]): void {
    this.#file();
    for (const key of keys) {
      this.#sql.removeEntries.run(key);
      this.#sql.removeFiled.run(key);
    }
    // The last numbers may be given away again.
    this.#file();
  }
}

/** Of table ?1 after the first ?2, what is filed and what came after ?3. */
const select = (columns: string): string =>
  `SELECT ${columns}, entries.seq FROM filed JOIN entries ON id = entry WHERE filed.tbl = ?1 AND filed.seq > ?2 ` +
  `UNION ALL SELECT ${columns}, seq FROM entries WHERE id > ?3 AND tbl = ?1 AND seq > ?2 ORDER BY seq`;

const prepareAll = (db: Database.Database) => ({
  insert: db.prepare(
    'INSERT INTO entries (tbl, seq, at, cause, events) ' +
      'SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)',
  ),
  file: db.prepare(
    'INSERT INTO filed (tbl, seq, entry) SELECT tbl, seq, id FROM entries WHERE id > ? ORDER BY tbl, seq',
  ),
  last: db.prepare('SELECT max(id) AS last FROM entries'),
  lastFiled: db.prepare(
    'SELECT id FROM entries WHERE EXISTS (SELECT 1 FROM filed WHERE filed.tbl = entries.tbl AND filed.seq = entries.seq) ' +
      'ORDER BY id DESC LIMIT 1',
  ),
  countAfter: db.prepare('SELECT count(*) AS count FROM entries WHERE id > ?'),
  head: db.prepare(
    'SELECT max(seq) AS head FROM (SELECT max(seq) AS seq FROM filed WHERE tbl = ?1 ' +
      'UNION ALL SELECT max(seq) FROM entries WHERE id > ?2 AND tbl = ?1)',
  ),
  read: db.prepare(select('at, cause, events')),
  causes: db.prepare(select('cause')),
  old: db.prepare(
    'SELECT key FROM tables WHERE touched < ?1 AND coalesce((SELECT at FROM entries WHERE id = ' +
      '(SELECT entry FROM filed WHERE tbl = key ORDER BY seq DESC LIMIT 1)), 0) < ?1',
  ),
  removeEntries: db.prepare('DELETE FROM entries WHERE id IN (SELECT entry FROM filed WHERE tbl = ?)'),
  removeFiled: db.prepare('DELETE FROM filed WHERE tbl = ?'),
});
