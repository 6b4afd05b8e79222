import * as v from 'valibot';
import type { SeatId } from '../engine/ids.ts';
import type { Refusal } from '../engine/refusal.ts';
import { err, ok, type Result } from '../engine/result.ts';
import { REACTIONS, type Reaction } from './client-message.ts';
import type { JsonObject } from './merge-patch.ts';
import { parseJson } from './schema.ts';
import type { WireOwn } from './wire-own.ts';
import type { WireTable } from './wire-table.ts';

/** Why the server itself, not a rule of the game, did not do what was asked. */
export type ServerRefusal =
  | { readonly code: 'bad-message' }
  | { readonly code: 'hello-first' }
  | { readonly code: 'wrong-version'; readonly speaks: number }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'bad-token' }
  | { readonly code: 'wrong-passphrase' }
  | { readonly code: 'rate-limited' }
  | { readonly code: 'too-many-connections' }
  /** The command names a round that is over. */
  | { readonly code: 'too-late' }
  /** Nobody has somebody minded who is at the table. */
  | { readonly code: 'is-here'; readonly seat: SeatId }
  /** The store is away. The command was not acknowledged: send it again, with the same id, when the store is back. */
  | { readonly code: 'unavailable' }
  /** A fault of the server stopped this table, and only this one. */
  | { readonly code: 'table-broken' }
  /** No world the table has chosen exists here. */
  | { readonly code: 'no-such-world'; readonly world: string }
  | { readonly code: 'no-such-game' }
  /** None of this table; or, in a clue, not the storyteller's own of this turn. */
  | { readonly code: 'no-such-recording' }
  | { readonly code: 'not-audio' }
  /** `max` in milliseconds. */
  | { readonly code: 'recording-too-long'; readonly max: number }
  /** `max` in bytes. */
  | { readonly code: 'recording-too-big'; readonly max: number };

export type AnyRefusal = Refusal | ServerRefusal;
export const FAREWELLS = ['drain', 'slow', 'flood', 'gone', 'idle', 'removed', 'deleted'] as const;
export type Farewell = (typeof FAREWELLS)[number];

/** `table` is a `WireTable` and `me` a `WireOwn`, as documents that changes are applied to; a `Mirror` makes views of them. */
export interface SnapshotMessage {
  readonly t: 'snapshot';
  readonly v: number;
  readonly rev: number;
  readonly table: JsonObject;
  readonly me: JsonObject | null;
  /** Seats with somebody connected. */
  readonly here: Readonly<Record<SeatId, true>>;
  /** The server's clock, so that deadlines can be shown right on a device whose clock is wrong. */
  readonly now: number;
}

/**
 * Most of what is ever sent, and so the only message that travels without its `t` and with the members of `table` lying in it
 * side by side with the rest.
 */
export interface ChangeMessage {
  readonly t: 'change';
  /** Missing where it is one more than before. */
  readonly rev?: number;
  /** Merge patches of the last known `table` and `me`. */
  readonly table: JsonObject;
  readonly me?: JsonObject;
  /** Ids of this connection's commands that have been stored and count. */
  readonly done?: readonly string[];
}

/** What the server writes. */
export type SnapshotFrame = Omit<SnapshotMessage, 'table' | 'me'> & {
  readonly table: WireTable;
  readonly me: WireOwn | null;
};
export type ChangeFrame = Omit<ChangeMessage, 't' | 'table'>;

export type ServerMessage =
  | SnapshotMessage
  | ChangeMessage
  | { readonly t: 'refused'; readonly id: string | null; readonly why: AnyRefusal }
  | { readonly t: 'here'; readonly seats: Readonly<Record<SeatId, boolean>> }
  | { readonly t: 'react'; readonly seat: SeatId; readonly what: Reaction }
  | { readonly t: 'store'; readonly up: boolean }
  | { readonly t: 'pong' }
  | { readonly t: 'bye'; readonly why: Farewell };

const Document = v.record(v.string(), v.unknown());
const Rev = v.number();
const Flags = v.record(v.string(), v.boolean());

/** All other members are the table's; none of them is called like one of these. */
export const CHANGE = v.looseObject({
  rev: v.exactOptional(Rev),
  me: v.exactOptional(Document),
  done: v.exactOptional(v.array(v.string())),
});

const changeOf = ({ rev, me, done, ...table }: v.InferOutput<typeof CHANGE>): ChangeMessage => ({
  t: 'change',
  table: table as JsonObject,
  ...(rev === undefined ? {} : { rev }),
  ...(me === undefined ? {} : { me: me as JsonObject }),
  ...(done === undefined ? {} : { done }),
});

/** The views come from our own server over an encrypted line: their outline is checked, not every field of them. */
export const SERVER_MESSAGE = v.variant('t', [
  v.object({
    t: v.literal('snapshot'),
    v: v.number(),
    rev: Rev,
    table: Document,
    me: v.nullable(Document),
    here: Flags,
    now: v.number(),
  }),
  v.object({ t: v.literal('refused'), id: v.nullable(v.string()), why: v.looseObject({ code: v.string() }) }),
  v.object({ t: v.literal('here'), seats: Flags }),
  v.object({ t: v.literal('react'), seat: v.string(), what: v.picklist(REACTIONS) }),
  v.object({ t: v.literal('store'), up: v.boolean() }),
  v.object({ t: v.literal('pong') }),
  v.object({ t: v.literal('bye'), why: v.picklist(FAREWELLS) }),
]);

/** [PR2] Nothing throws; a message of a newer server that this client does not know is `bad-message`. */
export const parseServerMessage = (raw: string): Result<ServerMessage, 'bad-message'> => {
  const message = parseJson(raw);
  if (typeof message === 'object' && message !== null && !('t' in message)) {
    const change = v.safeParse(CHANGE, message);
    return change.success ? ok(changeOf(change.output)) : err('bad-message');
  }
  const parsed = v.safeParse(SERVER_MESSAGE, message);
  return parsed.success ? ok(parsed.output as unknown as ServerMessage) : err('bad-message');
};
