import type { SeatId, TableId } from '../../engine/ids.ts';
import type { JournalEntry } from '../journal/journal.ts';

/** What nodes say to each other besides what they write. Lost without harm: what counts is in the journal, or gone from it. */
export type NodeTalk =
  | { readonly t: 'here'; readonly table: TableId; readonly seats: readonly SeatId[] }
  /** Who has opened this table says who is there. */
  | { readonly t: 'who'; readonly table: TableId }
  | { readonly t: 'react'; readonly table: TableId; readonly frame: string }
  | { readonly t: 'deleted'; readonly table: TableId }
  | { readonly t: 'alive' }
  | { readonly t: 'gone' };

export interface ExchangeListener {
  /** What is written at other tables is not told. */
  has(table: TableId): boolean;
  written(table: TableId, seen: number, entries: readonly JournalEntry[] | null): void;
  said(node: string, talk: NodeTalk): void;
  /** Messages may have been lost: catch up by the journal. */
  missed(): void;
}

/** The line between the nodes of one database. */
export interface Exchange {
  listen(listener: ExchangeListener): Promise<void>;
  tell(talk: NodeTalk): void;
  close(): Promise<void>;
}

/** For a server that is alone. */
export const NO_EXCHANGE: Exchange = {
  async listen() {},
  tell() {},
  async close() {},
};
