import type { SeatId, TableId } from '../../engine/ids.ts';
import { err } from '../../engine/result.ts';
import type { TableState } from '../../engine/state.ts';
import type { Farewell } from '../../protocol/server-message.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { Audience } from './audience.ts';
import { Caretaker } from './caretaker.ts';
import { wakeTime } from './minder.ts';
import { Presence } from './presence.ts';
import type { RecentCauses } from './recent-causes.ts';
import { type Decided, decideAll, type Outcome, type Request } from './request.ts';
import { foldEntry, type StoredTable, takeSnapshot } from './stored-table.ts';
import type { TableContext } from './table-context.ts';
import { type Teller, tellerAfter } from './teller.ts';
import { encode, type Viewer } from './viewer.ts';

const SNAPSHOT_EVERY = 200;
const TOUCH_EVERY = 6 * 3600 * 1000;
/** What is to be done later than this is left to the journal's clock: see `Waker`. It knows of all but the bell. */
const WAIT_IN_MEMORY = 60_000;
const UNAVAILABLE: Outcome = err({ code: 'unavailable' });
/** Shared: an empty list of a table's own grows old, and what is put into it is then collected late. */
const NONE: readonly Request[] = [];

/**
 * One table: one thing at a time. What has been asked since the last turn of the event loop is decided one after the
 * other, appended to the journal together, and only then becomes the table's state and is shown to anybody.
 */
export class Table {
  readonly id: TableId;
  readonly #context: TableContext;
  readonly #audience = new Audience();
  readonly #presence = new Presence();
  readonly #caretaker: Caretaker;
  readonly #causes: RecentCauses;
  #teller: Teller;
  #state: TableState;
  #seq: number;
  #snapshotAt: number;
  #queue: readonly Request[] = NONE;
  /** Taken from the queue and not answered yet. */
  #pending: readonly Request[] = NONE;
  /** Others have written, or may have: read before deciding anything. */
  #behind = false;
  #working = false;
  #scheduled = false;
  #closed = false;
  /** What is being written must not be interrupted, and nothing else is begun. */
  #erasing = false;
  #job: Promise<void> = Promise.resolve();
  #quietSince: number;
  #touchedAt = 0;

  constructor(stored: StoredTable, context: TableContext) {
    this.#context = context;
    this.#state = stored.state;
    this.#seq = stored.seq;
    this.#snapshotAt = stored.seq;
    this.#causes = stored.causes;
    this.#teller = stored.teller;
    this.id = stored.state.id;
    this.#quietSince = context.now();
    this.#caretaker = new Caretaker(this, this.#presence, context);
    this.#caretaker.plan();
  }

  get state(): TableState {
    return this.#state;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  get viewers(): number {
    return this.#audience.size;
  }

  /**
   * Since when nobody has looked and nothing been asked here; null while somebody does, or something is to be done soon that no
   * other node does, or somebody is to be told later. What others write does not keep a table in memory.
   */
  get idleSince(): number | null {
    const { nextAt, willRing } = this.#caretaker;
    const isSoon = nextAt !== null && nextAt <= this.#context.now() + WAIT_IN_MEMORY;
    const isAwaited = (isSoon || willRing) && !this.#presence.isElsewhere;
    const busy = this.#audience.size > 0 || this.#working || this.#queue.length > 0 || isAwaited;
    return busy ? null : this.#quietSince;
  }

  ask(request: Request): void {
    if (this.#closed) {
      this.#answer({ request, outcome: UNAVAILABLE });
      return;
    }
    this.#queue = [...this.#queue, request];
    this.#schedule();
  }

  enter(viewer: Viewer, rev: number): void {
    this.guard(() => this.#welcome(viewer, rev));
    // Whom the table broke down under may not be among its people yet, and is told here.
    if (this.#closed) viewer.close('gone');
  }

  #welcome(viewer: Viewer, rev: number): void {
    const { seat } = viewer;
    const arrived = seat !== null && this.#presence.arrive(seat);
    if (arrived) this.#showPresence(seat);
    this.#audience.welcome(viewer, rev, this.#state, this.#presence.all, this.#context.now());
    if (arrived) this.#caretaker.welcomeBack(seat);
    if (seat !== null) this.#touch();
    if (this.#context.isShared && rev > this.#state.rev) this.catchUp();
  }

  /** A slow game is still being played while its people come by, though nobody may move for weeks. */
  #touch(): void {
    const now = this.#context.now();
    if (now - this.#touchedAt < TOUCH_EVERY) return;
    this.#touchedAt = now;
    // Only the time of forgetting is at stake; whoever comes by next tries again.
    this.#context.journal.touch(this.id, now).catch(() => {
      this.#touchedAt = 0;
    });
  }

  leave(viewer: Viewer): void {
    if (!this.#audience.has(viewer)) return;
    this.#audience.leave(viewer);
    this.guard(() => {
      this.#quietSince = this.#context.now();
      if (viewer.seat !== null && this.#presence.depart(viewer.seat)) this.#showPresence(viewer.seat);
    });
  }

  isHere(seat: SeatId): boolean {
    return this.#presence.isHere(seat);
  }

  #showPresence(seat: SeatId): void {
    this.#audience.tell(encode({ t: 'here', seats: { [seat]: this.#presence.isHere(seat) } }));
    this.sharePresence();
    this.#caretaker.plan();
  }

  /** At this node. */
  get seatsHere(): readonly SeatId[] {
    return this.#presence.local;
  }

  sharePresence(): void {
    this.#context.sharePresence(this.id, this.seatsHere);
  }

  hearPresence(node: string, seats: readonly SeatId[]): void {
    const changed = this.#presence.hear(node, seats);
    if (changed.length === 0) return;
    const flags = Object.fromEntries(changed.map(seat => [seat, this.#presence.isHere(seat)]));
    this.guard(() => {
      this.#audience.tell(encode({ t: 'here', seats: flags }));
      this.#caretaker.plan();
    });
  }

  /** Another node has written `entries` after the first `seen`; null stands for some that must be read. */
  hearEntries(seen: number, entries: readonly JournalEntry[] | null): void {
    if (entries !== null && seen + entries.length <= this.#seq) return;
    if (entries !== null && seen === this.#seq && !this.#working) this.guard(() => this.#accept(entries, []));
    else this.catchUp();
  }

  /** Something may have been missed. */
  catchUp(): void {
    this.#behind = true;
    this.#schedule();
  }

  /** The store is back. */
  resume(): void {
    if (this.#behind) this.#schedule();
  }

  tell(frame: string): void {
    this.#audience.tell(frame);
  }

  #schedule(): void {
    if (this.#scheduled || this.#working || this.#closed) return;
    this.#scheduled = true;
    this.#context.inTurn(() => {
      this.#scheduled = false;
      if (!this.#working) this.#job = this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#working = true;
    try {
      while (!this.#closed && !this.#erasing && (this.#behind || this.#queue.length > 0)) {
        if (!this.#context.store.up) {
          this.#refuseAll(UNAVAILABLE);
          break;
        }
        await (this.#behind ? this.#readOn() : this.#takeTurn());
      }
    } catch (fault) {
      this.#breakDown(fault);
    } finally {
      this.#working = false;
    }
  }

  /** Decides all that waits, appends it, and shows what came of it. */
  async #takeTurn(): Promise<void> {
    const batch = this.#queue;
    [this.#queue, this.#pending] = [NONE, batch];
    const { now, entropy } = this.#context;
    const { decided, entries, state } = decideAll(batch, this.#state, this.#causes, { now: now(), entropy });
    if (entries.length === 0) {
      if (await this.#isConfirmed(batch)) this.#settle(decided, false);
      return;
    }
    let outcome: 'written' | 'stale';
    const began = performance.now();
    try {
      outcome = await this.#context.journal.append(this.id, this.#seq, entries, wakeTime(state, this.#context.now()));
    } catch (why) {
      this.#storeFailed(why);
      return;
    }
    if (outcome === 'stale') {
      this.#context.metrics.stale.inc();
      this.#queue = [...batch, ...this.#queue];
      this.#pending = NONE;
      this.#behind = true;
      return;
    }
    this.#context.metrics.stored(entries, (performance.now() - began) / 1000);
    this.#context.school.attend(this.#state, state, tellerAfter(this.#teller, entries).scored);
    this.#accept(entries, decided, state);
  }

  /**
   * A written append proves that nothing was missed; a refusal proves nothing: another node may have written what makes the
   * command possible, or the command itself. Nobody is refused before that is read.
   */
  async #isConfirmed(batch: readonly Request[]): Promise<boolean> {
    if (!this.#context.isShared || !batch.some(({ from, answer }) => from ?? answer)) return true;
    const seq = this.#seq;
    await this.#readOn();
    // Nothing pending: all were answered, because the store is away, or the table is.
    if (this.#seq === seq || this.#pending.length === 0) return this.#pending.length > 0;
    [this.#queue, this.#pending] = [[...batch, ...this.#queue], NONE];
    return false;
  }

  /** Stored entries become the state; everybody sees it; whoever asked is answered in the same frame. */
  #accept(entries: readonly JournalEntry[], decided: readonly Decided[], state?: TableState): void {
    this.#state = state ?? entries.reduce<TableState | null>(foldEntry, this.#state) ?? this.#state;
    this.#seq += entries.length;
    for (const { cause } of entries) this.#causes.add(cause);
    this.#teller = tellerAfter(this.#teller, entries).teller;
    if (decided.length > 0) this.#quietSince = this.#context.now();
    this.#settle(decided, true);
    this.#caretaker.plan();
    if (this.#seq - this.#snapshotAt >= SNAPSHOT_EVERY) this.#saveSnapshot();
  }

  #settle(decided: readonly Decided[], changed: boolean): void {
    if (decided.length > 0) this.#pending = NONE;
    const done = new Map<Viewer, string[]>();
    for (const each of decided) {
      const { from } = each.request;
      this.#answer(each);
      if (from === undefined || !each.outcome.ok) continue;
      if (done.get(from.viewer)?.push(from.id) === undefined) done.set(from.viewer, [from.id]);
    }
    if (changed || done.size > 0) this.#audience.publish(this.#state, done);
  }

  #answer({ request: { from, answer }, outcome }: Decided): void {
    answer?.(outcome);
    if (outcome.ok) return;
    this.#context.metrics.refusals.inc({ code: outcome.error.code });
    from?.viewer.send(encode({ t: 'refused', id: from.id, why: outcome.error }));
  }

  async #readOn(): Promise<void> {
    this.#behind = false;
    let entries: readonly JournalEntry[];
    try {
      entries = await this.#context.journal.read(this.id, this.#seq);
      const isGone = entries.length === 0 && (await this.#context.journal.causes(this.id, 1)).length === 0;
      if (isGone) {
        this.#refuseAll(err({ code: 'no-such-table' }));
        this.close('gone');
        return;
      }
    } catch (why) {
      this.#storeFailed(why);
      return;
    }
    if (entries.length > 0) this.#accept(entries, []);
  }

  /** What was asked may or may not have been stored: nothing is said about it, and the journal is read again first. */
  #storeFailed(why: unknown): void {
    this.#behind = true;
    this.#context.log.fault('store', why, { table: this.id });
    this.#context.store.reportFailure();
    this.#refuseAll(UNAVAILABLE);
  }

  #refuseAll(outcome: Outcome): void {
    const waiting = [...this.#pending, ...this.#queue];
    [this.#queue, this.#pending] = [NONE, NONE];
    for (const request of waiting) this.#answer({ request, outcome });
  }

  #saveSnapshot(): void {
    this.#snapshotAt = this.#seq;
    const saved = this.#context.journal.saveSnapshot(this.id, takeSnapshot(this.#state, this.#seq, this.#teller));
    // Only a shortcut is lost, and whoever appends next finds the store's trouble anyway.
    saved.catch(why => this.#context.log.fault('snapshot', why, { table: this.id }));
  }

  /** Whatever is done at this table, if nobody waits for it who would hear of a fault. */
  guard(work: () => void): void {
    try {
      work();
    } catch (fault) {
      this.#breakDown(fault);
    }
  }

  /** A bug stops this table, here and now. It opens again from the journal, which knows nothing of what went wrong. */
  #breakDown(fault: unknown): void {
    this.#context.log.fault('table', fault, { table: this.id, seq: this.#seq });
    this.#context.metrics.faults.inc();
    this.#refuseAll(err({ code: 'table-broken' }));
    this.close('gone');
  }

  /** Lets `remove` delete all that is stored of this table, with nothing of it half written, and tells everybody. */
  async erase(remove: () => Promise<void>): Promise<void> {
    this.#erasing = true;
    await this.#job;
    try {
      await remove();
    } catch (why) {
      this.#erasing = false;
      this.#schedule();
      throw why;
    }
    this.close('deleted');
  }

  /** Leaves the memory; the journal has everything. */
  close(why: Farewell): void {
    if (this.#closed) return;
    this.#closed = true;
    if (why === 'deleted') this.#refuseAll(err({ code: 'no-such-table' }));
    this.#caretaker.stop();
    if (this.#seq > this.#snapshotAt && why !== 'gone' && why !== 'deleted') this.#saveSnapshot();
    this.#audience.close(why);
  }
}
