import * as fc from 'fast-check';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { type Row, SqliteEntries } from './sqlite-entries.ts';
import { migrateSqlite } from './sqlite-migrations.ts';

const KEYS = [1, 2, 3];

type Step =
  | { readonly do: 'add' | 'fail'; readonly keys: readonly number[] }
  | { readonly do: 'remove'; readonly key: number }
  | { readonly do: 'open' };

const someKeys = fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 4 });
const someStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), keys: someKeys }) },
  fc.record({ do: fc.constant('fail' as const), keys: someKeys }),
  fc.record({ do: fc.constant('remove' as const), key: fc.constantFrom(...KEYS) }),
  fc.record({ do: fc.constant('open' as const) }),
);

const open = () => {
  const db = new Database(':memory:');
  migrateSqlite(db);
  for (const key of KEYS) db.prepare('INSERT INTO tables (key, id) VALUES (?, ?)').run(key, `T${key}`);
  return db;
};

const filedOf = (db: Database.Database, key: number): number =>
  (db.prepare('SELECT count(*) AS count FROM filed WHERE tbl = ?').get(key) as { count: number }).count;

/** What should be there, kept the simple way. */
class Shelf {
  readonly #lists = new Map<number, Row[]>(KEYS.map(key => [key, []]));
  #made = 0;

  /** The next entry of each table, not on the shelf yet. */
  next(keys: readonly number[]): Row[] {
    const heads = new Map<number, number>();
    return keys.map(key => {
      const seq = (heads.get(key) ?? this.of(key).length) + 1;
      heads.set(key, seq);
      this.#made += 1;
      return [key, seq, 1000 + this.#made, `s1:${this.#made}`, `["${this.#made}"]`];
    });
  }

  of(key: number): Row[] {
    return this.#lists.get(key) as Row[];
  }

  put(rows: readonly Row[]): void {
    for (const row of rows) this.of(row[0]).push(row);
  }

  clear(key: number): void {
    this.#lists.set(key, []);
  }
}

const expectSame = (entries: SqliteEntries, shelf: Shelf): void => {
  for (const key of KEYS) {
    const rows = shelf.of(key);
    expect(entries.headOf(key)).toBe(rows.length);
    for (const from of [0, 1, rows.length - 1, rows.length]) {
      const rest = rows.filter(([, seq]) => seq > from);
      expect(entries.read(key, from).map(({ at, cause, events }) => [at, cause, events])).toEqual(
        rest.map(([, , ...row]) => row),
      );
      expect(entries.causes(key, from)).toEqual(rest.map(row => row[3]));
    }
  }
};

describe('SqliteEntries', () => {
  it('[SE1] whatever was filed, undone, removed or left by a crash, each table has its entries in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(someStep, { maxLength: 25 }), (fileAfter, steps) => {
        const db = open();
        const shelf = new Shelf();
        let entries = new SqliteEntries(db, fileAfter);
        for (const step of steps) {
          if (step.do === 'open') {
            entries = new SqliteEntries(db, fileAfter);
          } else if (step.do === 'remove') {
            entries.removeAllOf([step.key]);
            shelf.clear(step.key);
          } else {
            const rows = shelf.next(step.keys);
            db.exec('BEGIN');
            entries.add(rows);
            db.exec(step.do === 'add' ? 'COMMIT' : 'ROLLBACK');
            if (step.do === 'add') shelf.put(rows);
            else entries.lookAgain();
          }
          expectSame(entries, shelf);
        }
        db.close();
      }),
    );
  });

  it('[SE2] the table that has waited longest is filed when enough wait, those before a restart counted', () => {
    const db = open();
    const shelf = new Shelf();
    const add = (to: SqliteEntries, ...keys: number[]) => {
      const rows = shelf.next(keys);
      to.add(rows);
      shelf.put(rows);
    };
    const before = new SqliteEntries(db, 6);
    add(before, 2, 1);
    add(before, 2, 1);
    expect(KEYS.map(key => filedOf(db, key))).toEqual([0, 0, 0]);
    const after = new SqliteEntries(db, 6);
    add(after, 2, 1);
    expect(KEYS.map(key => filedOf(db, key))).toEqual([0, 3, 0]);
    add(after, 2, 3, 3);
    expect(KEYS.map(key => filedOf(db, key))).toEqual([3, 3, 0]);
    db.close();
  });

  it('[SE4] a look that fails is no look: what it should have found is found by the next one', () => {
    const db = open();
    const shelf = new Shelf();
    const rows = shelf.next([1, 1, 2]);
    new SqliteEntries(db).add(rows);
    const after = new SqliteEntries(db);
    db.exec('ALTER TABLE meta RENAME TO unreadable');
    expect(() => after.read(1, 0)).toThrow();
    db.exec('ALTER TABLE unreadable RENAME TO meta');
    expect(after.read(1, 0)).toHaveLength(2);
    expect(after.headOf(1)).toBe(2);
    db.close();
  });

  it('[SE5] an entry with a number that is taken is not written', () => {
    const db = open();
    const entries = new SqliteEntries(db);
    const [first, second] = new Shelf().next([1, 1]) as [Row, Row];
    entries.add([first, second]);
    db.exec('BEGIN');
    expect(() => entries.add([second])).toThrow(/without a gap/);
    db.exec('ROLLBACK');
    entries.lookAgain();
    expect(entries.read(1, 0)).toHaveLength(2);
    db.close();
  });

  it('[SE3] the age of a table is that of its newest entry, filed or not', () => {
    const db = open();
    const entries = new SqliteEntries(db);
    entries.add([
      [1, 1, 10, 's1:a', '[]'],
      [2, 1, 10, 's1:a', '[]'],
      [3, 1, 10, 's1:a', '[]'],
    ]);
    expect(entries.tablesOlderThan(20, 0, 9)).toEqual([1, 2, 3]);
    entries.add([[2, 2, 30, 's1:b', '[]']]);
    expect(entries.tablesOlderThan(20, 0, 9)).toEqual([1, 3]);
    expect(entries.tablesOlderThan(20, 0, 1)).toEqual([1]);
    expect(entries.tablesOlderThan(20, 1, 1)).toEqual([3]);
    db.close();
  });
});
