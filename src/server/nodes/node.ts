import type { SeatId, TableId } from '../../engine/ids.ts';
import type { Reaction } from '../../protocol/client-message.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { encode } from '../table/viewer.ts';
import { type Exchange, NO_EXCHANGE, type NodeTalk } from './exchange.ts';
import { Neighbours } from './neighbours.ts';

const ALIVE_EVERY = 3000;
const SILENCE = 10_000;

/** This server as one of several: what it hears from the others goes to its tables, and theirs to them. */
export class Node {
  readonly #exchange: Exchange;
  readonly #now: () => number;
  readonly #neighbours = new Neighbours(SILENCE);
  #tables: Tables | null = null;
  #clock: NodeJS.Timeout | null = null;

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
      missed: () => this.#reconsider(),
    });
    this.#clock = setInterval(() => this.#beat(), ALIVE_EVERY);
    this.#clock.unref();
  }

  /** What was written while the table was being read, and who is at it elsewhere, is not known yet. */
  opened(table: Table): void {
    if (this.#isAlone) return;
    table.catchUp();
    this.#exchange.tell({ t: 'who', table: table.id });
  }

  sharePresence(table: TableId, seats: readonly SeatId[]): void {
    if (!this.#isAlone) this.#exchange.tell({ t: 'here', table, seats });
  }

  react(table: Table, seat: SeatId, what: Reaction): void {
    const frame = encode({ t: 'react', seat, what });
    table.tell(frame);
    if (!this.#isAlone) this.#exchange.tell({ t: 'react', table: table.id, frame });
  }

  /** Its people here have been told; those at other nodes are told by them. */
  deleted(table: TableId): void {
    if (!this.#isAlone) this.#exchange.tell({ t: 'deleted', table });
  }

  #hear(node: string, talk: NodeTalk): void {
    if (talk.t === 'gone') {
      this.#neighbours.forget(node);
      this.#bury(node);
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

  #beat(): void {
    this.#exchange.tell({ t: 'alive' });
    for (const node of this.#neighbours.takeSilent(this.#now())) this.#bury(node);
  }

  #bury(node: string): void {
    for (const table of this.#tables?.all ?? []) table.hearPresence(node, []);
  }

  /** The line was down: read what was written, and say and ask again who is there. */
  #reconsider(): void {
    for (const table of this.#tables?.all ?? []) {
      table.catchUp();
      table.sharePresence();
      this.#exchange.tell({ t: 'who', table: table.id });
    }
  }

  async leave(): Promise<void> {
    if (this.#clock !== null) clearInterval(this.#clock);
    this.#exchange.tell({ t: 'gone' });
    await this.#exchange.close();
  }
}
