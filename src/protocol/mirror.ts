import type { OwnView, PublicView } from '../engine/view.ts';
import { apply, type JsonObject } from './merge-patch.ts';
import type { ChangeMessage, SnapshotMessage } from './server-message.ts';
import { laidCards, wholeOwn, wholeTable } from './whole-view.ts';

/** What a client knows of its table: the documents as they travelled, and the views made of them. */
export class Mirror {
  #rev = 0;
  #table: JsonObject = {};
  #me: JsonObject | null = null;
  #isMineOld = false;
  #wholeTable: PublicView | null = null;
  #wholeOwn: OwnView | null = null;

  /** To be called with every `hello`: the first `me` that follows is whole and replaces what was there. */
  greet(): void {
    this.#isMineOld = true;
  }

  take(message: SnapshotMessage | ChangeMessage): void {
    this.#rev = message.rev ?? this.#rev + 1;
    if (message.t === 'snapshot') {
      this.#setTable(message.table);
      this.#setOwn(message.me);
      return;
    }
    if (Object.keys(message.table).length > 0) this.#setTable(apply(this.#table, message.table) as JsonObject);
    if (message.me !== undefined) this.#setOwn(apply(this.#isMineOld ? {} : this.#me, message.me) as JsonObject);
  }

  /** Which cards lie on the table is part of both views; all else of the own one stays the very same. */
  #setTable(table: JsonObject): void {
    if (laidCards(table) !== laidCards(this.#table)) this.#wholeOwn = null;
    this.#table = table;
    this.#wholeTable = null;
  }

  #setOwn(me: JsonObject | null): void {
    this.#me = me;
    this.#wholeOwn = null;
    this.#isMineOld = false;
  }

  /** The last revision seen; 0 before the first. */
  get rev(): number {
    return this.#rev;
  }

  get table(): PublicView {
    return (this.#wholeTable ??= wholeTable(this.#table));
  }

  get me(): OwnView | null {
    if (this.#me === null) return null;
    return (this.#wholeOwn ??= wholeOwn(this.#me, laidCards(this.#table)));
  }
}
