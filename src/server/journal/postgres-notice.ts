import * as v from 'valibot';
import { type SeatId, type TableId, tableId } from '../../engine/ids.ts';
import { parseJson } from '../../protocol/schema.ts';
import type { NodeTalk } from '../nodes/exchange.ts';
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
  | { readonly t: 'said'; readonly node: string; readonly body: NodeTalk };

export const CHANNEL = 'inkling';

/** PostgreSQL takes fewer than 8000 bytes. */
const BYTES_MAX = 7900;

const Table = v.custom<TableId>(value => typeof value === 'string');
const Seat = v.custom<SeatId>(value => typeof value === 'string');
const Talk = v.variant('t', [
  v.object({ t: v.literal('here'), table: Table, seats: v.array(Seat) }),
  v.object({ t: v.literal('who'), table: Table }),
  v.object({ t: v.literal('react'), table: Table, frame: v.string() }),
  v.object({ t: v.literal('deleted'), table: Table }),
  v.object({ t: v.literal('alive') }),
  v.object({ t: v.literal('gone'), node: v.string() }),
]);
/** Events are as the journal has them: what does not fold stops one table, which then opens from the journal. */
const Events = v.custom<JournalEntry['events']>(value => Array.isArray(value));
const Entry = v.object({ at: v.number(), cause: v.string(), events: Events });
const AnyNotice = v.variant('t', [
  v.object({
    t: v.literal('written'),
    node: v.string(),
    table: Table,
    seen: v.number(),
    entries: v.nullable(v.array(Entry)),
  }),
  v.object({ t: v.literal('said'), node: v.string(), body: Talk }),
]);

export const writtenNotice = (node: string, table: TableId, seen: number, entries: readonly JournalEntry[]): string => {
  const whole = encode({ t: 'written', node, table, seen, entries });
  return Buffer.byteLength(whole) <= BYTES_MAX ? whole : encode({ t: 'written', node, table, seen, entries: null });
};

export const saidNotice = (node: string, body: NodeTalk): string | null => {
  const text = encode({ t: 'said', node, body });
  return Buffer.byteLength(text) <= BYTES_MAX ? text : null;
};

/** Whoever may connect to the database may NOTIFY, without any right to its tables: what is no notice must not stop a node. */
export const readNotice = (text: string): Notice | null => {
  const parsed = v.safeParse(AnyNotice, parseJson(text));
  return parsed.success ? parsed.output : null;
};

const WRITTEN = /^\{"t":"written","node":"([^"\\]*)","table":"([^"\\]*)"/;

/**
 * Who wrote, and at which table, without reading the rest: what one node is told, all hear, the writer too. Null when it is
 * something else, or begins otherwise.
 */
export const peekWritten = (text: string): { readonly node: string; readonly table: TableId } | null => {
  const [, node, table] = WRITTEN.exec(text) ?? [];
  return node === undefined || table === undefined ? null : { node, table: tableId(table) };
};

const encode = (notice: Notice): string => JSON.stringify(notice);
