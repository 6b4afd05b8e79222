import type { SeatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import type { OwnView } from '../../engine/view.ts';
import { isSameOwn, ownView, publicView } from '../../engine/views.ts';
import { diff, type JsonObject } from '../../protocol/merge-patch.ts';
import { PROTOCOL_VERSION } from '../../protocol/schema.ts';
import type { Farewell } from '../../protocol/server-message.ts';
import { ownPatch, type WireOwn, wireOwn } from '../../protocol/wire-own.ts';
import { type WireTable, wireTable } from '../../protocol/wire-table.ts';
import { Ring } from './ring.ts';
import { isNobodys } from './seat-owner.ts';
import { encode, SharedFrame, type Viewer } from './viewer.ts';

/** What viewers were last told. Kept only while there are any. */
interface Shown {
  state: TableState;
  table: WireTable;
  readonly own: Map<SeatId, OwnView>;
}

/** Ids of commands to acknowledge, by who sent them. */
export type Done = ReadonlyMap<Viewer, readonly string[]>;

/** Views are JSON by their types; the compiler cannot see that through interfaces. */
const json = (view: WireTable | WireOwn): JsonObject => view as unknown as JsonObject;

/**
 * Everybody who looks at one table. Each gets the public part, which is serialised once for all, and the part that is
 * theirs alone; a change nobody but its owner may know of gives nobody else a frame.
 */
export class Audience {
  readonly #viewers = new Set<Viewer>();
  readonly #ring = new Ring();
  #shown: Shown | null = null;

  get size(): number {
    return this.#viewers.size;
  }

  has(viewer: Viewer): boolean {
    return this.#viewers.has(viewer);
  }

  /** What was missed since `rev` if it is still known, otherwise everything. */
  welcome(viewer: Viewer, rev: number, state: TableState, here: Readonly<Record<SeatId, true>>, now: number): void {
    this.#shown ??= { state, table: wireTable(publicView(state)), own: new Map() };
    const { table, own } = this.#shown;
    const me = viewer.seat === null ? null : (own.get(viewer.seat) ?? ownView(state, viewer.seat));
    if (me !== null) own.set(me.seat, me);
    const mine = me === null ? null : wireOwn(me);
    this.#viewers.add(viewer);
    const missed = rev === 0 ? null : this.#ring.between(rev, state.rev);
    if (missed === null) {
      viewer.send(encode({ t: 'snapshot', v: PROTOCOL_VERSION, rev: state.rev, table, me: mine, here, now }));
      return;
    }
    for (const frame of missed) viewer.send(frame);
    viewer.send(encode({ rev: state.rev, ...(mine === null ? {} : { me: json(mine) }) }));
    const seats = Object.fromEntries(state.seating.map(seat => [seat, here[seat] === true]));
    viewer.send(encode({ t: 'here', seats }));
  }

  leave(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    if (viewer.seat !== null && !this.#looksFrom(viewer.seat)) this.#shown?.own.delete(viewer.seat);
    if (this.#viewers.size > 0) return;
    this.#shown = null;
    this.#ring.clear();
  }

  #looksFrom(seat: SeatId): boolean {
    for (const viewer of this.#viewers) if (viewer.seat === seat) return true;
    return false;
  }

  /** One frame for each viewer who has something to learn. */
  publish(state: TableState, done: Done): void {
    const shown = this.#shown;
    if (shown === null) return;
    const isPublic = shown.state.rev !== state.rev;
    const head = `{"rev":${state.rev}${isPublic ? this.#publicPart(shown, state) : ''}`;
    const mine = privateParts(shown, state);
    shown.state = state;
    let shared: SharedFrame | undefined;
    for (const viewer of this.#viewers) {
      const me = viewer.seat === null ? undefined : mine.get(viewer.seat);
      const ids = done.get(viewer);
      if (me !== undefined || ids !== undefined) {
        const acknowledged = ids === undefined ? '' : `,"done":${JSON.stringify(ids)}`;
        viewer.send(`${head}${me ?? ''}${acknowledged}}`);
      } else if (isPublic) {
        shared ??= new SharedFrame(`${head}}`);
        viewer.send(shared);
      }
    }
    this.#dismiss(state);
  }

  #publicPart(shown: Shown, state: TableState): string {
    const table = wireTable(publicView(state));
    const patch = diff(json(shown.table), json(table));
    const part = patch === undefined ? '' : `,"table":${JSON.stringify(patch)}`;
    this.#ring.push(shown.state.rev, state.rev, `{"rev":${state.rev}${part}}`);
    shown.table = table;
    return part;
  }

  /** Whoever looked from a seat that is gone has lost the right to. */
  #dismiss(state: TableState): void {
    for (const viewer of this.#viewers) {
      if (viewer.seat !== null && isNobodys(state, viewer.seat)) viewer.close('removed');
    }
  }

  /** The same to everybody, of things that are not part of the table's state. */
  tell(frame: string): void {
    if (this.#viewers.size === 0) return;
    const shared = new SharedFrame(frame);
    for (const viewer of this.#viewers) viewer.send(shared);
  }

  close(why: Farewell): void {
    for (const viewer of this.#viewers) viewer.close(why);
  }
}

const privateParts = ({ state: last, own }: Shown, state: TableState): ReadonlyMap<SeatId, string> => {
  const parts = new Map<SeatId, string>();
  for (const [seat, before] of own) {
    if (isSameOwn(last, state, seat) || isNobodys(state, seat)) continue;
    const after = ownView(state, seat);
    const patch = ownPatch(before, after);
    if (patch === undefined) continue;
    parts.set(seat, `,"me":${JSON.stringify(patch)}`);
    own.set(seat, after);
  }
  return parts;
};
