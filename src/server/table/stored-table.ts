import { evolve } from '../../engine/evolve.ts';
import type { TableId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import type { Journal, JournalEntry, Snapshot } from '../journal/journal.ts';
import { RecentCauses } from './recent-causes.ts';
import { type Teller, tellerAfter } from './teller.ts';

/** Raised whenever the shape of `TableState` changes: older snapshots are then ignored and the entries replayed. */
const STATE_SHAPE = 2;

/** A table's state with its place in the journal. */
export interface StoredTable {
  readonly state: TableState;
  readonly seq: number;
  readonly causes: RecentCauses;
  readonly teller: Teller;
}

export const foldEntry = (state: TableState | null, entry: JournalEntry): TableState | null =>
  entry.events.reduce<TableState | null>(evolve, state);

/** The entries are there and cannot be folded: not the store's fault, and asking again does not help. */
export class BrokenTable extends Error {}

/** From the last snapshot and what came after it; null for a table that does not exist. */
export const loadTable = async (journal: Journal, id: TableId): Promise<StoredTable | null> => {
  const snapshot = await journal.latestSnapshot(id);
  const base = snapshot === null ? null : readSnapshot(snapshot);
  const entries = await journal.read(id, base?.seq ?? 0);
  const state = foldAll(entries, base?.state ?? null);
  if (state === null) return null;
  const causes = new RecentCauses();
  for (const cause of await journal.causes(id, RecentCauses.lookedThrough)) causes.add(cause);
  const { teller } = tellerAfter(base?.teller ?? null, entries);
  return { state, seq: (base?.seq ?? 0) + entries.length, causes, teller };
};

const foldAll = (entries: readonly JournalEntry[], base: TableState | null): TableState | null => {
  try {
    return entries.reduce(foldEntry, base);
  } catch (cause) {
    throw new BrokenTable('the stored entries do not fold', { cause });
  }
};

/** What the entries before a snapshot would tell. */
interface SnapshotBody {
  readonly shape: number;
  readonly state: TableState;
  /** Missing in a snapshot from before it was kept. */
  readonly teller?: Teller;
}

export const takeSnapshot = (state: TableState, seq: number, teller: Teller): Snapshot => ({
  seq,
  body: JSON.stringify({ shape: STATE_SHAPE, state, teller } satisfies SnapshotBody),
});

const readSnapshot = ({ seq, body }: Snapshot): Pick<StoredTable, 'state' | 'seq' | 'teller'> | null => {
  const { shape, state, teller = null } = JSON.parse(body) as SnapshotBody;
  return shape === STATE_SHAPE ? { seq, state, teller } : null;
};
