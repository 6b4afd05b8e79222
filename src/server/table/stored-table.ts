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
  const recent =
    entries.length >= RecentCauses.kept ? entries.map(e => e.cause) : await journal.causes(id, RecentCauses.kept);
  for (const cause of recent.slice(-RecentCauses.kept)) causes.add(cause);
  return { state, seq: (base?.seq ?? 0) + entries.length, causes, teller: tellerAfter(null, entries).teller };
};

const foldAll = (entries: readonly JournalEntry[], base: TableState | null): TableState | null => {
  try {
    return entries.reduce(foldEntry, base);
  } catch (cause) {
    throw new BrokenTable('the stored entries do not fold', { cause });
  }
};

export const takeSnapshot = (state: TableState, seq: number): Snapshot => ({
  seq,
  body: JSON.stringify({ shape: STATE_SHAPE, state }),
});

const readSnapshot = ({ seq, body }: Snapshot): { readonly seq: number; readonly state: TableState } | null => {
  const { shape, state } = JSON.parse(body) as { shape: number; state: TableState };
  return shape === STATE_SHAPE ? { seq, state } : null;
};
