import type { TableId, WorldId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';

/** A world as it lies in the store: a document, and a number that grows with every change of it. */
export interface StoredWorld {
  readonly version: number;
  readonly body: string;
}

export interface WorldChange {
  readonly body: string;
  /** Blobs the world needs from now on, and those it no longer does. What it gains is on the list, or another world needs it. */
  readonly gains: readonly BlobHash[];
  readonly losses: readonly BlobHash[];
  /** Whether it keeps cards for running games only: these are looked after. */
  readonly hasRetired: boolean;
}

/** Said by whoever tries to gain what is neither on the list nor needed. */
export const GIVEN_UP = 'a picture was given up while it was being added';

/** Somebody found something that should not be here. Who they are is not kept. */
export interface Report {
  readonly world: WorldId;
  /** The card's name; null for the world as a whole. */
  readonly card: string | null;
  readonly reason: string;
  readonly text: string;
  readonly at: number;
}

/**
 * Worlds made by people, who refers to which blob, and which tables play with what. Every change is all or nothing, and
 * resolves once it would survive a crash.
 *
 * Blobs lie elsewhere, so they cannot go in the same step. They go by way of a list: what a change lets go of, what is
 * about to be stored for a card that may never be added, and what was found and is nobody's, is put on the list with a
 * time; what is still on it then, and needed by no world and no recording, is removed and struck off.
 */
export interface WorldStore {
  /** The key is the hash of the maker's secret. An id that is taken is an error. With `gains` as in a change. */
  create(id: WorldId, key: string, body: string, gains?: readonly BlobHash[]): Promise<void>;
  read(id: WorldId): Promise<StoredWorld | null>;
  /** Of what `read` would give, however long that is; null where it would give nothing. */
  versionOf(id: WorldId): Promise<number | null>;
  keyOf(id: WorldId): Promise<string | null>;
  /**
   * `seen`: the version the change was made from. Gained blobs are struck off the list, lost ones due at `due`. It is an
   * error to gain one that is neither on the list nor needed: somebody else gave it up, and its bytes may be gone.
   */
  write(id: WorldId, seen: number, change: WorldChange, due: number): Promise<'written' | 'stale'>;
  /** The world, its reports and pins go; its blobs are due at `due`. Removing what is not there is no error. */
  remove(id: WorldId, due: number): Promise<void>;
  /** In the order of their ids. */
  ids(): Promise<readonly WorldId[]>;
  withRetired(): Promise<readonly WorldId[]>;

  /** Puts blobs on the list, or moves them back on it: a later time wins. */
  expect(blobs: readonly BlobHash[], due: number): Promise<void>;
  /** What was expected is not coming: it is due now, whatever was said before. */
  giveUp(blobs: readonly BlobHash[], now: number): Promise<void>;
  /** Puts those on the list that nothing names: no world, no recording, no list of what is to be removed. */
  expectStrays(blobs: readonly BlobHash[], due: number): Promise<void>;
  /**
   * Gives what is due and needed by nothing to `remove`, and strikes off what that says is gone. What is needed is struck
   * off too. Where several processes share the store as a matter of course, whoever expects a blob that is being removed
   * waits for that, and stores it anew.
   */
  clearDue(now: number, remove: (blob: BlobHash) => Promise<boolean>): Promise<void>;

  /** The table is about to play with these worlds too. Those it no longer plays with stay until they are unpinned. */
  pin(table: TableId, worlds: readonly WorldId[]): Promise<void>;
  isPinned(world: WorldId): Promise<boolean>;
  /** Whether this table plays with it, or did. */
  isPinnedBy(world: WorldId, table: TableId): Promise<boolean>;
  pinnedBy(world: WorldId): Promise<readonly TableId[]>;
  /** The table plays without it. */
  unpin(table: TableId, world: WorldId): Promise<void>;
  /** Pins of tables that are no longer in the journal go. */
  unpinGone(): Promise<void>;

  report(report: Report): Promise<void>;
  /** The newest first, of one world or of all. */
  reports(world: WorldId | null, max: number): Promise<readonly Report[]>;
  clearReports(world: WorldId): Promise<void>;
}
