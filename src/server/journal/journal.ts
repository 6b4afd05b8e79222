import type { Remembered } from '../../bots/memory.ts';
import type { TableEvent } from '../../engine/event.ts';
import type { TableId } from '../../engine/ids.ts';

/** One accepted command: what it was called, when it counted, and what it changed. */
export interface JournalEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The command's id together with whoever gave it. The same cause counts once. */
  readonly cause: string;
  readonly events: readonly TableEvent[];
}

/** A table's state after its first `seq` entries. Only a shortcut: the entries stay the truth. */
export interface Snapshot {
  readonly seq: number;
  /** Opaque to the journal. */
  readonly body: string;
}

/** Where tables live. Every promise may reject when the store is away; nothing is known to be written then. */
export interface Journal {
  /**
   * Appends all entries or none. `seen` is how many entries of this table the caller has folded; if there are more (or
   * fewer) by now, the answer is `stale`. Resolves once the entries would survive a crash. After a rejection the
   * entries may or may not be there: read before deciding anything else.
   *
   * `wake` is when the table will need somebody to act for it, though nobody may look at it then; null for never. It
   * replaces what the append before said.
   */
  append(
    table: TableId,
    seen: number,
    entries: readonly JournalEntry[],
    wake?: number | null,
  ): Promise<'written' | 'stale'>;
  /** Tables that wanted to be woken at `until` or earlier, the longest waiting first, `most` of them. Reads no others. */
  due(until: number, most: number): Promise<readonly TableId[]>;
  /** The table's entries in order, starting after the first `from`. Empty for a table that does not exist. */
  read(table: TableId, from?: number): Promise<readonly JournalEntry[]>;
  /** The causes of the table's last `count` entries, the oldest first: whoever keeps the last of them forgets in that order. */
  causes(table: TableId, count: number): Promise<readonly string[]>;
  /** Keeps one snapshot per table; an older one never replaces a newer one. */
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>;
  latestSnapshot(table: TableId): Promise<Snapshot | null>;
  /**
   * Removes a table and everything kept for it, and takes back from the bots' memory what `MemoryStore.learn` added of it: all or
   * nothing, and nothing if the table is not there. So it may be asked again after a rejection, and by several nodes at once.
   */
  remove(table: TableId, lessons?: readonly Remembered[]): Promise<void>;
  /** Somebody who plays here has come by: it counts as if something had happened, but is no entry. */
  touch(table: TableId, at: number): Promise<void>;
  /** Removes the tables whose last entry, and last touch, is older than `before` and answers how many there were. */
  forget(before: number): Promise<number>;
  /** The value stored under `key`. If there is none, `first` becomes it; of several nodes asking at once, one wins. */
  meta(key: string, first: string): Promise<string>;
  /** Rejects while the store cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}
