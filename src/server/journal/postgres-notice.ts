import type { TableId } from '../../engine/ids.ts';
import type { JournalEntry } from './journal.ts';

/** What nodes tell each other through PostgreSQL. Only nodes of one database hear it, and they all know its secrets. */
export type Notice =
  /** `entries` follow the table's first `seen`; null when they are too long for a notification and must be read. */
  | {
      readonly t: 'written';
      readonly node: string;
      readonly table: TableId;
      readonly seen: number;
      readonly entries: readonly JournalEntry[] | null;
    }
  | { readonly t: 'said'; readonly node: string; readonly body: unknown };

export const CHANNEL = 'inkling';

/** PostgreSQL takes fewer than 8000 bytes. */
const BYTES_MAX = 7900;

export const writtenNotice = (node: string, table: TableId, seen: number, entries: readonly JournalEntry[]): string => {
  const whole = encode({ t: 'written', node, table, seen, entries });
  return Buffer.byteLength(whole) <= BYTES_MAX ? whole : encode({ t: 'written', node, table, seen, entries: null });
};

export const saidNotice = (node: string, body: unknown): string | null => {
  const text = encode({ t: 'said', node, body });
  return Buffer.byteLength(text) <= BYTES_MAX ? text : null;
};

/** The database is shared with nobody else, but a stray NOTIFY must not stop a node. */
export const readNotice = (text: string): Notice | null => {
  try {
    const notice = JSON.parse(text) as Notice;
    return notice.t === 'written' || notice.t === 'said' ? notice : null;
  } catch {
    return null;
  }
};

const encode = (notice: Notice): string => JSON.stringify(notice);
