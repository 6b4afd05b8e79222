import type { OwnView, PublicView } from '../engine/view.ts';
import { apply, type JsonObject } from './merge-patch.ts';
import type { ChangeMessage, SnapshotMessage } from './server-message.ts';
import { laidCards, stageOf, wholeOwn, wholeTable } from './whole-view.ts';
import { beginning, beginningPatch } from './wire-own.ts';

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
    if (Object.keys(message.table).length > 0) this.#change(message.table);
    if (message.me !== undefined) this.#setOwn(apply(this.#isMineOld ? {} : this.#me, message.me) as JsonObject);
  }

  /** What begins at the table begins for whoever sits there, too. */
  #change(patch: JsonObject): void {
    const before = stageOf(this.#table);
    this.#setTable(apply(this.#table, patch) as JsonObject);
    const begins = beginning(before, stageOf(this.#table));
    if (begins === null || this.#me === null) return;
    this.#me = apply(this.#me, beginningPatch(this.#me, begins)) as JsonObject;
    this.#wholeOwn = null;
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
