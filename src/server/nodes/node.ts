import type { SeatId, TableId } from '../../engine/ids.ts';
import type { Reaction } from '../../protocol/client-message.ts';
import type { Table } from '../table/table.ts';
import type { Tables, TablesWatcher } from '../table/tables.ts';
import { encode } from '../table/viewer.ts';
import { type Exchange, NO_EXCHANGE, type NodeTalk } from './exchange.ts';
import { Neighbours } from './neighbours.ts';

const ALIVE_EVERY = 3000;
const SILENCE = 10_000;

/** This server as one of several: what it hears from the others goes to its tables, and theirs to them. */
export class Node implements TablesWatcher {
  readonly #exchange: Exchange;
  readonly #now: () => number;
  readonly #neighbours = new Neighbours(SILENCE);
  #tables: Tables | null = null;
  #clock: NodeJS.Timeout | null = null;
  /** Some tables are open of which this node may not be told. */
  #isUntold = false;
  /** Of some tables the others may not know who is here, or have not been asked who is there. */
  #isUnsaid = false;

  constructor(exchange: Exchange, now: () => number) {
    this.#exchange = exchange;
    this.#now = now;
  }

  get #isAlone(): boolean {
    return this.#exchange === NO_EXCHANGE;
  }

  async join(tables: Tables): Promise<void> {
    this.#tables = tables;
    if (this.#isAlone) return;
    await this.#exchange.listen({
      has: table => tables.peek(table) !== undefined,
      written: (table, seen, entries) => tables.peek(table)?.hearEntries(seen, entries),
      said: (node, talk) => this.#hear(node, talk),
      missed: () => void this.#reconsider(),
      unsaid: () => {
        this.#isUnsaid = true;
      },
    });
    this.#clock = setInterval(() => this.#beat(), ALIVE_EVERY);
    this.#clock.unref();
  }

  /** What was written while the table was being read, and who is at it elsewhere, is not known yet. */
  opened(table: Table): void {
    if (!this.#isAlone) void this.#attend([table]);
  }

  /** Nobody here needs to know what happens there. */
  closed(tables: readonly TableId[]): void {
    this.#exchange.leave(tables).catch(() => {
      // Whatever became of it, tables that are open by then are attended again.
      this.#isUntold = true;
    });
  }

  /** Others tell what they write from now on; what they wrote before is read. */
  async #attend(tables: readonly Table[]): Promise<void> {
    try {
      const others = await this.#exchange.attend(tables.map(table => table.id));
      for (const node of others) this.#neighbours.meet(node, this.#now());
    } catch {
      // The store is away: the next beat tries again.
      this.#isUntold = true;
      return;
    }
    for (const table of tables) table.catchUp();
    this.#exchange.tell(tables.map(whoIsAt));
  }

  sharePresence(table: TableId, seats: readonly SeatId[]): void {
    if (!this.#isAlone) this.#exchange.tell([{ t: 'here', table, seats }]);
  }

  react(table: Table, seat: SeatId, what: Reaction): void {
    const frame = encode({ t: 'react', seat, what });
    table.tell(frame);
    if (!this.#isAlone) this.#exchange.tell([{ t: 'react', table: table.id, frame }]);
  }

  /** Its people here have been told; those at other nodes are told by them. */
  deleted(table: TableId): void {
    if (!this.#isAlone) this.#exchange.tell([{ t: 'deleted', table }]);
  }

  #hear(node: string, talk: NodeTalk): void {
    if (talk.t === 'gone') {
      this.#part(talk.node);
      return;
    }
    this.#neighbours.hear(node, this.#now());
    if (talk.t === 'alive') return;
    const table = this.#tables?.peek(talk.table);
    if (talk.t === 'here') table?.hearPresence(node, talk.seats);
    else if (talk.t === 'who') table?.sharePresence();
    else if (talk.t === 'deleted') table?.close('deleted');
    else table?.tell(talk.frame);
  }

  #part(node: string): void {
    if (node === this.#exchange.node) {
      // We were taken for dead.
      void this.#reconsider();
      return;
    }
    this.#neighbours.forget(node);
    this.#bury(node);
  }

  #beat(): void {
    this.#exchange.tell([{ t: 'alive' }]);
    if (this.#isUntold) void this.#reconsider();
    else if (this.#isUnsaid) this.#sayAgain();
    for (const node of this.#neighbours.takeSilent(this.#now())) {
      this.#bury(node);
      // Should it fail, its name costs others a notification, until somebody meets it again.
      this.#exchange.strike(node).catch(() => undefined);
    }
  }

  #bury(node: string): void {
    for (const table of this.#tables?.all ?? []) table.hearPresence(node, []);
  }

  /** Much may have been missed: read what was written, and say and ask again who is there. */
  async #reconsider(): Promise<void> {
    this.#isUntold = false;
    this.#isUnsaid = false;
    const tables = [...(this.#tables?.all ?? [])];
    if (tables.length === 0) return;
    this.#exchange.tell(tables.map(whoIsHere));
    await this.#attend(tables);
  }

  /** What is written is told all the same: nothing is read for this, and a line that is slow is not asked for more. */
  #sayAgain(): void {
    this.#isUnsaid = false;
    const tables = [...(this.#tables?.all ?? [])];
    this.#exchange.tell([...tables.map(whoIsHere), ...tables.map(whoIsAt)]);
  }

  async leave(): Promise<void> {
    if (this.#clock !== null) clearInterval(this.#clock);
    await this.#exchange.close();
  }
}

const whoIsHere = (table: Table): NodeTalk => ({ t: 'here', table: table.id, seats: table.seatsHere });
const whoIsAt = (table: Table): NodeTalk => ({ t: 'who', table: table.id });
