import type { Remembered } from '../../bots/memory.ts';
import { MemoryInProcess } from '../../bots/memory-in-process.ts';
import type { TableId } from '../../engine/ids.ts';
import type { Journal, JournalEntry, Snapshot } from './journal.ts';

/** Lives and dies with the process: for tests and for trying things out. */
export class MemoryJournal implements Journal {
  /** What the bots remember. */
  readonly memory = new MemoryInProcess();
  readonly #entries = new Map<TableId, JournalEntry[]>();
  readonly #wakes = new Map<TableId, number>();
  readonly #snapshots = new Map<TableId, Snapshot>();
  readonly #touched = new Map<TableId, number>();
  readonly #meta = new Map<string, string>();

  async append(
    table: TableId,
    seen: number,
    entries: readonly JournalEntry[],
    wake: number | null = null,
  ): Promise<'written' | 'stale'> {
    const stored = this.#entries.get(table) ?? [];
    if (stored.length !== seen) return 'stale';
    this.#entries.set(table, [...stored, ...entries]);
    if (wake === null) this.#wakes.delete(table);
    else this.#wakes.set(table, wake);
    return 'written';
  }

  async due(until: number, most: number): Promise<readonly TableId[]> {
    const due = [...this.#wakes].filter(([, at]) => at <= until).toSorted(([, a], [, b]) => a - b);
    return due.slice(0, most).map(([table]) => table);
  }

  async read(table: TableId, from = 0): Promise<readonly JournalEntry[]> {
    return (this.#entries.get(table) ?? []).slice(from);
  }

  async causes(table: TableId, count: number): Promise<readonly string[]> {
    return (this.#entries.get(table) ?? []).slice(-count).map(entry => entry.cause);
  }

  async saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void> {
    if (!this.#entries.has(table)) return;
    if (snapshot.seq > (this.#snapshots.get(table)?.seq ?? -1)) this.#snapshots.set(table, snapshot);
  }

  async latestSnapshot(table: TableId): Promise<Snapshot | null> {
    return this.#snapshots.get(table) ?? null;
  }

  async remove(table: TableId, lessons: readonly Remembered[] = []): Promise<void> {
    if (!this.#entries.delete(table)) return;
    this.memory.unlearn(lessons);
    this.#wakes.delete(table);
    this.#snapshots.delete(table);
  }

  async touch(table: TableId, at: number): Promise<void> {
    this.#touched.set(table, Math.max(at, this.#touched.get(table) ?? 0));
  }

  async forget(before: number): Promise<number> {
    const old = [...this.#entries].filter(
      ([table, entries]) => Math.max(entries.at(-1)?.at ?? 0, this.#touched.get(table) ?? 0) < before,
    );
    for (const [table] of old) await this.remove(table);
    return old.length;
  }

  async meta(key: string, first: string): Promise<string> {
    const value = this.#meta.get(key) ?? first;
    this.#meta.set(key, value);
    return value;
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}
