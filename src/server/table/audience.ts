import type { SeatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { areSameSecrets, ownSecrets, publicView } from '../../engine/views.ts';
import type { JsonObject } from '../../protocol/merge-patch.ts';
import { PROTOCOL_VERSION } from '../../protocol/schema.ts';
import type { Farewell } from '../../protocol/server-message.ts';
import { tablePatch } from '../../protocol/table-patch.ts';
import { type Beginning, beginning, ownPatch, wireOwn } from '../../protocol/wire-own.ts';
import { wireTable } from '../../protocol/wire-table.ts';
import { Ring } from './ring.ts';
import { isNobodys } from './seat-owner.ts';
import { encode, SharedFrame, type Viewer } from './viewer.ts';

/** Ids of commands to acknowledge, by who sent them. */
export type Done = ReadonlyMap<Viewer, readonly string[]>;

/**
 * Everybody who looks at one table. Each gets the public part, which is serialised once for all, and the part that is
 * theirs alone; a change nobody but its owner may know of gives nobody else a frame.
 */
export class Audience {
  readonly #viewers = new Set<Viewer>();
  readonly #ring = new Ring();
  /** What viewers were last shown. Kept only while there are any. */
  #shown: TableState | null = null;

  get size(): number {
    return this.#viewers.size;
  }

  has(viewer: Viewer): boolean {
    return this.#viewers.has(viewer);
  }

  /** What was missed since `rev` if it is still known, otherwise everything. */
  welcome(viewer: Viewer, rev: number, state: TableState, here: Readonly<Record<SeatId, true>>, now: number): void {
    this.#shown ??= state;
    const mine = viewer.seat === null ? null : wireOwn(ownSecrets(state, viewer.seat));
    this.#viewers.add(viewer);
    const missed = rev === 0 ? null : this.#ring.between(rev, state.rev);
    if (missed === null) {
      const table = wireTable(publicView(state));
      viewer.send(encode({ t: 'snapshot', v: PROTOCOL_VERSION, rev: state.rev, table, me: mine, here, now }));
      return;
    }
    for (const frame of missed) viewer.send(frame);
    viewer.send(encode({ rev: state.rev, ...(mine === null ? {} : { me: mine as unknown as JsonObject }) }));
    const seats = Object.fromEntries(state.seating.map(seat => [seat, here[seat] === true]));
    viewer.send(encode({ t: 'here', seats }));
  }

  leave(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    if (this.#viewers.size > 0) return;
    this.#shown = null;
    this.#ring.clear();
  }

  /** One frame for each viewer who has something to learn: an answer for those who asked, news for the others. */
  publish(state: TableState, done: Done): void {
    const shown = this.#shown;
    if (shown === null) return;
    this.#shown = state;
    const isPublic = shown.rev !== state.rev;
    const rev = state.rev === shown.rev + 1 ? '' : `,"rev":${state.rev}`;
    const head = `${rev}${isPublic ? publicPart(shown, state) : ''}`;
    const shared = new SharedFrame(frameOf(head));
    if (isPublic) this.#ring.push(shown.rev, state.rev, shared.text);
    const begins = beginning(shown.game, state.game);
    const mine = ({ seat }: Viewer): string => (seat === null ? '' : ownPart(shown, state, seat, begins));
    for (const [viewer, ids] of done) {
      if (this.#viewers.has(viewer)) viewer.send(frameOf(`${head}${mine(viewer)},"done":${JSON.stringify(ids)}`));
    }
    for (const viewer of this.#viewers) {
      if (done.has(viewer)) continue;
      const me = mine(viewer);
      if (me !== '') viewer.sendSoon(frameOf(`${head}${me}`));
      else if (isPublic) viewer.sendSoon(shared);
    }
    this.#dismiss(state);
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

/** Made of parts that each begin with a comma. */
const frameOf = (parts: string): string => `{${parts.slice(1)}}`;

const publicPart = (shown: TableState, state: TableState): string => {
  const patch = tablePatch(shown, state);
  return patch === undefined ? '' : `,${JSON.stringify(patch).slice(1, -1)}`;
};

const ownPart = (shown: TableState, state: TableState, seat: SeatId, begins: Beginning): string => {
  if ((begins === null && areSameSecrets(shown, state, seat)) || isNobodys(state, seat)) return '';
  const patch = ownPatch(ownSecrets(shown, seat), ownSecrets(state, seat), begins);
  return patch === '' ? '' : `,"me":{${patch.slice(1)}}`;
};
