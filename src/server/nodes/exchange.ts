import type { SeatId, TableId } from '../../engine/ids.ts';
import type { JournalEntry } from '../journal/journal.ts';

/**
 * What nodes say to each other besides what they write. It may be lost: what counts is in the journal, or gone from it, and who
 * is there is said again.
 */
export type NodeTalk =
  | { readonly t: 'here'; readonly table: TableId; readonly seats: readonly SeatId[] }
  /** Who has opened this table says who is there. */
  | { readonly t: 'who'; readonly table: TableId }
  | { readonly t: 'react'; readonly table: TableId; readonly frame: string }
  | { readonly t: 'deleted'; readonly table: TableId }
  | { readonly t: 'alive' }
  /** That node has left or seems to be dead, and nobody tells it anything any more. */
  | { readonly t: 'gone'; readonly node: string };

export interface ExchangeListener {
  /** What is written at other tables is not told. */
  has(table: TableId): boolean;
  written(table: TableId, seen: number, entries: readonly JournalEntry[] | null): void;
  said(node: string, talk: NodeTalk): void;
  /** Messages may have been lost: catch up by the journal. */
  missed(): void;
  /** Who is at this node's tables, or who asked for it, has not been heard by the others: it is to be said again. */
  unsaid(): void;
}

/** The line between the nodes of one database. */
export interface Exchange {
  /** What this node is called. */
  readonly node: string;
  /** Once, before anything else. If it rejects, the exchange is closed. */
  listen(listener: ExchangeListener): Promise<void>;
  /** From when it resolves, this node is told what others write at these tables. Names the others that are told. */
  attend(tables: readonly TableId[]): Promise<readonly string[]>;
  /** This node has no use for that any more. */
  leave(tables: readonly TableId[]): Promise<void>;
  /** Says that a node is gone, and has nobody tell it anything any more. Should it live after all, it hears that, and attends again. */
  strike(node: string): Promise<void>;
  /** In this order. Thousands in one call cost little more than one. */
  tell(talks: readonly NodeTalk[]): void;
  close(): Promise<void>;
}

/** For a server that is alone. */
export const NO_EXCHANGE: Exchange = {
  node: '',
  async listen() {},
  async attend() {
    return [];
  },
  async leave() {},
  async strike() {},
  tell() {},
  async close() {},
};
