import type Database from 'libsql';
import type { TableId, WorldId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import { GIVEN_UP, type Report, type StoredWorld, type WorldChange, type WorldStore } from './world-store.ts';

/** Runs work inside a commit: the journal's next one, where there is a journal. */
type InCommit = <T>(work: () => T) => Promise<T>;

/** In the journal's file. */
export class SqliteWorlds implements WorldStore {
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #inCommit: InCommit;

  constructor(db: Database.Database, inCommit: InCommit) {
    this.#sql = prepareAll(db);
    this.#inCommit = inCommit;
  }

  async create(id: WorldId, key: string, body: string, gains: readonly BlobHash[] = []): Promise<void> {
    const isGivenUp = await this.#inCommit(() => {
      if (this.#isGivenUp(gains)) return true;
      this.#sql.create.run(id, key, body);
      this.#gain(id, gains);
      return false;
    });
    if (isGivenUp) throw new Error(GIVEN_UP);
  }

  /** Asked before anything is written, and answered for outside the commit: one that fails takes everybody's moves with it. */
  #isGivenUp(gains: readonly BlobHash[]): boolean {
    return this.#sql.unexpected.get(JSON.stringify(gains)) !== undefined;
  }

  #gain(id: WorldId, gains: readonly BlobHash[]): void {
    const hashes = JSON.stringify(gains);
    this.#sql.gain.run(id, hashes);
    this.#sql.strikeOff.run(hashes);
  }

  async read(id: WorldId): Promise<StoredWorld | null> {
    const row = this.#sql.read.get(id) as StoredWorld | undefined;
    return row === undefined ? null : { version: row.version, body: row.body };
  }

  async versionOf(id: WorldId): Promise<number | null> {
    return (this.#sql.versionOf.get(id) as { version: number } | undefined)?.version ?? null;
  }

  async keyOf(id: WorldId): Promise<string | null> {
    return (this.#sql.keyOf.get(id) as { key: string } | undefined)?.key ?? null;
  }

  async write(id: WorldId, seen: number, change: WorldChange, due: number): Promise<'written' | 'stale'> {
    const outcome = await this.#inCommit((): 'written' | 'stale' | 'given up' => {
      const row = this.#sql.read.get(id) as StoredWorld | undefined;
      if (row?.version !== seen) return 'stale';
      if (this.#isGivenUp(change.gains)) return 'given up';
      this.#sql.write.run(change.body, change.hasRetired ? 1 : 0, id);
      this.#gain(id, change.gains);
      this.#sql.lose.run(id, JSON.stringify(change.losses));
      this.#sql.expect.run(due, JSON.stringify(change.losses));
      return 'written';
    });
    if (outcome === 'given up') throw new Error(GIVEN_UP);
    return outcome;
  }

  async remove(id: WorldId, due: number): Promise<void> {
    await this.#inCommit(() => {
      this.#sql.expectAllOf.run(due, id);
      for (const remove of this.#sql.removes) remove.run(id);
    });
  }

  async ids(): Promise<readonly WorldId[]> {
    return (this.#sql.ids.all() as { id: WorldId }[]).map(row => row.id);
  }

  async withRetired(): Promise<readonly WorldId[]> {
    return (this.#sql.withRetired.all() as { id: WorldId }[]).map(row => row.id);
  }

  async expect(blobs: readonly BlobHash[], due: number): Promise<void> {
    await this.#inCommit(() => void this.#sql.expect.run(due, JSON.stringify(blobs)));
  }

  async giveUp(blobs: readonly BlobHash[], now: number): Promise<void> {
    await this.#inCommit(() => void this.#sql.giveUp.run(now, JSON.stringify(blobs)));
  }

  async expectStrays(blobs: readonly BlobHash[], due: number): Promise<void> {
    await this.#inCommit(() => void this.#sql.expectStrays.run(due, JSON.stringify(blobs)));
  }

  /** Another process, an operator's command, is not kept waiting: it would hold up every move meanwhile. */
  async clearDue(now: number, remove: (blob: BlobHash) => Promise<boolean>): Promise<void> {
    const due = await this.#inCommit(() => {
      this.#sql.strikeNeeded.run(now);
      return this.#sql.due.all(now) as { hash: BlobHash }[];
    });
    const gone: BlobHash[] = [];
    for (const { hash } of due) if (await remove(hash)) gone.push(hash);
    if (gone.length > 0) await this.#inCommit(() => void this.#sql.strikeOff.run(JSON.stringify(gone)));
  }

  async pin(table: TableId, worlds: readonly WorldId[]): Promise<void> {
    await this.#inCommit(() => void this.#sql.pin.run(table, JSON.stringify(worlds)));
  }

  async isPinned(world: WorldId): Promise<boolean> {
    return this.#sql.isPinned.get(world) !== undefined;
  }

  async isPinnedBy(world: WorldId, table: TableId): Promise<boolean> {
    return this.#sql.isPinnedBy.get(world, table) !== undefined;
  }

  async pinnedBy(world: WorldId): Promise<readonly TableId[]> {
    return (this.#sql.pinnedBy.all(world) as { tbl: TableId }[]).map(row => row.tbl);
  }

  async unpin(table: TableId, world: WorldId): Promise<void> {
    await this.#inCommit(() => void this.#sql.unpin.run(table, world));
  }

  async unpinGone(): Promise<void> {
    await this.#inCommit(() => void this.#sql.unpinGone.run());
  }

  async report({ world, card, reason, text, at }: Report): Promise<void> {
    await this.#inCommit(() => void this.#sql.report.run(world, card, reason, text, at));
  }

  async reports(world: WorldId | null, max: number): Promise<readonly Report[]> {
    const rows = this.#sql.reports.all(world, world, max) as Report[];
    return rows.map(row => ({ world: row.world, card: row.card, reason: row.reason, text: row.text, at: row.at }));
  }

  async clearReports(world: WorldId): Promise<void> {
    await this.#inCommit(() => void this.#sql.clearReports.run(world));
  }
}

/** Whether one of the tables names it. */
const isIn = (tables: readonly string[], hash: string): string =>
  `(${tables.map(table => `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.hash = ${hash})`).join(' OR ')})`;

const prepareAll = (db: Database.Database) => ({
  create: db.prepare('INSERT INTO own_worlds (id, key, version, retired, body) VALUES (?, ?, 1, 0, ?)'),
  read: db.prepare('SELECT version, body FROM own_worlds WHERE id = ?'),
  versionOf: db.prepare('SELECT version FROM own_worlds WHERE id = ?'),
  keyOf: db.prepare('SELECT key FROM own_worlds WHERE id = ?'),
  write: db.prepare('UPDATE own_worlds SET version = version + 1, body = ?, retired = ? WHERE id = ?'),
  gain: db.prepare(
    'INSERT INTO own_blobs (world, hash) SELECT ?, value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING',
  ),
  lose: db.prepare('DELETE FROM own_blobs WHERE world = ? AND hash IN (SELECT value FROM json_each(?))'),
  expect: db.prepare(
    'INSERT INTO own_due (due, hash) SELECT ?, value FROM json_each(?) WHERE true ' +
      'ON CONFLICT (hash) DO UPDATE SET due = max(due, excluded.due)',
  ),
  expectAllOf: db.prepare(
    'INSERT INTO own_due (due, hash) SELECT ?, hash FROM own_blobs WHERE world = ? ' +
      'ON CONFLICT (hash) DO UPDATE SET due = max(due, excluded.due)',
  ),
  removes: ['own_blobs WHERE world', 'own_reports WHERE world', 'own_pins WHERE world', 'own_worlds WHERE id'].map(
    where => db.prepare(`DELETE FROM ${where} = ?`),
  ),
  ids: db.prepare('SELECT id FROM own_worlds ORDER BY id'),
  withRetired: db.prepare('SELECT id FROM own_worlds WHERE retired = 1 ORDER BY id'),
  giveUp: db.prepare('UPDATE own_due SET due = ? WHERE hash IN (SELECT value FROM json_each(?))'),
  unexpected: db.prepare(`SELECT 1 FROM json_each(?) WHERE NOT ${isIn(['own_due', 'own_blobs'], 'value')} LIMIT 1`),
  expectStrays: db.prepare(
    `INSERT INTO own_due (due, hash) SELECT ?, value FROM json_each(?)
       WHERE NOT ${isIn(['own_blobs', 'recordings', 'orphans'], 'value')} ON CONFLICT DO NOTHING`,
  ),
  strikeNeeded: db.prepare(
    `DELETE FROM own_due WHERE due <= ? AND ${isIn(['own_blobs', 'recordings'], 'own_due.hash')}`,
  ),
  due: db.prepare('SELECT hash FROM own_due WHERE due <= ?'),
  strikeOff: db.prepare('DELETE FROM own_due WHERE hash IN (SELECT value FROM json_each(?))'),
  unpin: db.prepare('DELETE FROM own_pins WHERE tbl = ? AND world = ?'),
  pin: db.prepare(
    'INSERT INTO own_pins (tbl, world) SELECT ?, value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING',
  ),
  isPinned: db.prepare('SELECT 1 FROM own_pins WHERE world = ? LIMIT 1'),
  isPinnedBy: db.prepare('SELECT 1 FROM own_pins WHERE world = ? AND tbl = ?'),
  pinnedBy: db.prepare('SELECT tbl FROM own_pins WHERE world = ? ORDER BY tbl'),
  unpinGone: db.prepare('DELETE FROM own_pins WHERE tbl NOT IN (SELECT id FROM tables)'),
  report: db.prepare('INSERT INTO own_reports (world, card, reason, text, at) VALUES (?, ?, ?, ?, ?)'),
  reports: db.prepare(
    'SELECT world, card, reason, text, at FROM own_reports WHERE ? IS NULL OR world = ? ORDER BY at DESC, id DESC LIMIT ?',
  ),
  clearReports: db.prepare('DELETE FROM own_reports WHERE world = ?'),
});
