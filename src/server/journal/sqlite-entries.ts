import type Database from 'libsql';
import { invariant } from '../../engine/result.ts';

export type Row = readonly [key: number, seq: number, at: number, cause: string, events: string];

/** What of a table is not filed yet: the ids of its entries from number `first` on. */
interface Unfiled {
  readonly first: number;
  readonly ids: number[];
}

/** Entries that may lie unfiled: the more, the more of a table's are filed together, and the longer a start looks for them. */
const FILE_AFTER = 4000;
/** How much of them is filed with one statement, at least: few calls into the library, and tables that share a page. */
const PORTION = 1 / 8;

/**
 * The entries of all tables, in the order of their arrival: a commit touches the last pages of one list, however many
 * tables it is for. Where each table's entries lie is filed later, a dozen of a table together, because an index touches a page
 * per table, and with every commit would cost more than the entries (measured, for an entry with 200 and 1,000 tables, the
 * folding of the log included: 7 instead of 12 and 14 µs of CPU). Filed are always the tables that have waited longest, an
 * eighth of what waits at a time: all at once kept everybody waiting for 8 ms. What is not filed yet is known by heart.
 */
export class SqliteEntries {
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #fileAfter: number;
  /** By table, the one that has waited longest first. Null while it is not known: it is looked up when it is needed. */
  #unfiled: Map<number, Unfiled> | null = null;
  #count = 0;

  constructor(db: Database.Database, fileAfter = FILE_AFTER) {
    this.#sql = prepareAll(db);
    this.#fileAfter = fileAfter;
  }

  /** After a commit that did not happen: what was filed in it is not. */
  lookAgain(): void {
    this.#unfiled = null;
  }

  /** Asked for again after a look that failed: half of what is not filed, taken for all, would hide entries that are there. */
  get #waiting(): Map<number, Unfiled> {
    if (this.#unfiled === null) {
      const rows = this.#sql.unfiled.all() as { tbl: number; seq: number; id: number }[];
      const found = new Map<number, Unfiled>();
      for (const { tbl, seq, id } of rows) note(found, tbl, seq, id);
      this.#count = rows.length;
      this.#unfiled = found;
    }
    return this.#unfiled;
  }

  /** With one statement: calls into the library cost more than the rows. */
  add(rows: readonly Row[]): void {
    const waiting = this.#waiting;
    let id = Number(this.#sql.insert.run(JSON.stringify(rows)).lastInsertRowid) - rows.length;
    for (const [key, seq] of rows) {
      const known = waiting.get(key);
      invariant(known === undefined || seq === headIn(known) + 1, 'a table’s entries are numbered without a gap');
      note(waiting, key, seq, ++id);
    }
    this.#count += rows.length;
    if (this.#count >= this.#fileAfter) this.#file(Math.max(PORTION * this.#fileAfter, this.#count - this.#fileAfter));
  }

  /** At least so many entries, if there are, of the tables that have waited longest. */
  #file(atLeast: number): void {
    const waiting = this.#waiting;
    const left = this.#count - atLeast;
    const portion: [key: number, unfiled: Unfiled][] = [];
    for (const [key, unfiled] of waiting) {
      if (this.#count <= left) break;
      portion.push([key, unfiled]);
      waiting.delete(key);
      this.#count -= unfiled.ids.length;
    }
    portion.sort(([a], [b]) => a - b);
    const rows = portion.flatMap(([key, { first, ids }]) => ids.map((id, i) => [key, first + i, id]));
    this.#sql.file.run(JSON.stringify(rows));
    this.#mark();
  }

  #fileAll(): void {
    this.#file(Number.POSITIVE_INFINITY);
  }

  /** Where to look for what is not filed after a crash: all of it was written after what has waited longest. */
  #mark(): void {
    const [longest] = this.#waiting.values();
    this.#sql.mark.run(longest?.ids[0] ?? 0);
  }

  headOf(key: number): number {
    const unfiled = this.#waiting.get(key);
    if (unfiled) return headIn(unfiled);
    return (this.#sql.head.get(key) as { head: number | null }).head ?? 0;
  }

  #unfiledOf(key: number): string {
    return JSON.stringify(this.#waiting.get(key)?.ids ?? []);
  }

  read(key: number, from: number): { at: number; cause: string; events: string }[] {
    return this.#sql.read.all(key, from, this.#unfiledOf(key)) as { at: number; cause: string; events: string }[];
  }

  causes(key: number, from: number): string[] {
    return (this.#sql.causes.all(key, from, this.#unfiledOf(key)) as { cause: string }[]).map(row => row.cause);
  }

  /**
   * The tables whose last entry, and last touch, is older: the first `most` whose keys come after `last`. Part of a commit,
   * since everything is filed first.
   */
  tablesOlderThan(before: number, last: number, most: number): number[] {
    this.#fileAll();
    return (this.#sql.old.all(before, last, most) as { key: number }[]).map(row => row.key);
  }

  /** Part of a commit that removes the tables themselves. */
  removeAllOf(keys: readonly number[]): void {
    this.#fileAll();
    for (const key of keys) {
      this.#sql.removeEntries.run(key);
      this.#sql.removeFiled.run(key);
    }
    // The last ids may be given away again.
    this.#mark();
  }
}

const headIn = ({ first, ids }: Unfiled): number => first + ids.length - 1;

const note = (waiting: Map<number, Unfiled>, key: number, seq: number, id: number): void => {
  const known = waiting.get(key);
  if (known === undefined) waiting.set(key, { first: seq, ids: [id] });
  else known.ids.push(id);
};

/** Of table ?1 after the first ?2, what is filed and what has one of the ids ?3. */
const select = (columns: string): string =>
  `SELECT ${columns}, entries.seq FROM filed JOIN entries ON id = entry WHERE filed.tbl = ?1 AND filed.seq > ?2 ` +
  `UNION ALL SELECT ${columns}, seq FROM entries WHERE id IN (SELECT value FROM json_each(?3)) AND seq > ?2 ORDER BY seq`;

const prepareAll = (db: Database.Database) => ({
  insert: db.prepare(
    'INSERT INTO entries (tbl, seq, at, cause, events) ' +
      'SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)',
  ),
  file: db.prepare('INSERT INTO filed (tbl, seq, entry) SELECT value->>0, value->>1, value->>2 FROM json_each(?)'),
  mark: db.prepare(
    "UPDATE meta SET value = coalesce(nullif(?, 0), (SELECT max(id) FROM entries) + 1, 1) WHERE key = 'unfiled-from'",
  ),
  unfiled: db.prepare(
    "SELECT tbl, seq, id FROM entries WHERE id >= (SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'unfiled-from') " +
      'AND NOT EXISTS (SELECT 1 FROM filed WHERE filed.tbl = entries.tbl AND filed.seq = entries.seq) ORDER BY id',
  ),
  head: db.prepare('SELECT max(seq) AS head FROM filed WHERE tbl = ?'),
  read: db.prepare(select('at, cause, events')),
  causes: db.prepare(select('cause')),
  old: db.prepare(
    'SELECT key FROM tables WHERE key > ?2 AND touched < ?1 AND coalesce((SELECT at FROM entries WHERE id = ' +
      '(SELECT entry FROM filed WHERE tbl = key ORDER BY seq DESC LIMIT 1)), 0) < ?1 ORDER BY key LIMIT ?3',
  ),
  removeEntries: db.prepare('DELETE FROM entries WHERE id IN (SELECT entry FROM filed WHERE tbl = ?)'),
  removeFiled: db.prepare('DELETE FROM filed WHERE tbl = ?'),
});
