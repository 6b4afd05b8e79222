import type { OwnView, PublicView } from '../engine/view.ts';
import { apply, type JsonObject } from './merge-patch.ts';
import type { ChangeMessage, SnapshotMessage } from './server-message.ts';
import { wholeOwn, wholeTable } from './whole-view.ts';

/** What a client knows of its table: the documents as they travelled, and the views made of them. */
export class Mirror {
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
    if (message.t === 'snapshot') {
      this.#setTable(message.table);
      this.#setOwn(message.me);
      return;
    }
    if (message.table !== undefined) this.#setTable(apply(this.#table, message.table) as JsonObject);
    if (message.me !== undefined) this.#setOwn(apply(this.#isMineOld ? {} : this.#me, message.me) as JsonObject);
  }

  #setTable(table: JsonObject): void {
    this.#table = table;
    this.#wholeTable = null;
  }

  #setOwn(me: JsonObject | null): void {
    this.#me = me;
    this.#wholeOwn = null;
    this.#isMineOld = false;
  }

  get table(): PublicView {
    return (this.#wholeTable ??= wholeTable(this.#table));
  }

  get me(): OwnView | null {
    if (this.#me === null) return null;
    return (this.#wholeOwn ??= wholeOwn(this.#me));
  }
}
