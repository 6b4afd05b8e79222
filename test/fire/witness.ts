import { createHash } from 'node:crypto';

/** JSON as it came; nothing here knows the server's types. */
export type Doc = { readonly [key: string]: unknown };

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
export const docOf = (value: unknown): Doc => (isDoc(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const scoresIn = (doc: Doc): Doc => {
  const scores = listOf(doc['scores']);
  return Object.fromEntries(listOf(doc['seating']).map((seat, i) => [String(seat), scores[i]]));
};

/** RFC 7396, written from the RFC. */
const merge = (target: unknown, patch: unknown): unknown => {
  if (!isDoc(patch)) return patch;
  const merged: Record<string, unknown> = { ...docOf(target) };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
};

/** Members in order, without those that are null: null and missing mean the same. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isDoc(value)) return value;
  const members = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, canonical(v)]));
};

const digest = (doc: Doc): string =>
  createHash('sha1')
    .update(JSON.stringify(canonical(doc)))
    .digest('base64');

const DOCS_KEPT = 300;
/** What looks like a card; the checker knows the deck. */
const CARD = /"([a-z][a-z0-9-]*\.[a-z0-9-]+)"/g;
const BEFORE_REVEAL: readonly unknown[] = ['race', 'clue', 'cards', 'vote'];

/**
 * What one client was shown and promised, taken down where the frames enter its socket. A witness outlives connections:
 * the client's next `hello` says what it remembers, and the witness goes back to that.
 */
export class Witness {
  readonly table: string;
  /** Null for a spectator. */
  readonly seat: string | null;
  /** By revision, what the public view looked like. */
  readonly views = new Map<number, string>();
  /** By game and card, the first revision at which any frame named it; game 0 while it is not known which is played. */
  readonly cards = new Map<string, number>();
  readonly acknowledged = new Set<string>();
  readonly refused = new Map<string, string>();
  /** By id, what was asked: the same each time it was sent. */
  readonly asked = new Map<string, Doc>();
  /** How often each command left for the server; the network may do it too. */
  readonly sent = new Map<string, number>();
  readonly complaints: string[] = [];
  /** The last state in which a game was over. */
  result: { readonly game: number; readonly scores: Doc; readonly winners: unknown } | null = null;
  frames = 0;
  /** Times a connection began behind what had been shown before. */
  setbacks = 0;
  readonly #docs = new Map<number, Doc>();
  #doc: Doc | null = null;
  #rev = 0;
  #newest = 0;

  constructor(table: string, seat: string | null) {
    this.table = table;
    this.seat = seat;
  }

  /** The client's own words. */
  hears(raw: string): void {
    const message = docOf(JSON.parse(raw));
    if (message['t'] === 'hello') {
      this.#rev = Number(message['rev'] ?? 0);
      this.#doc = this.#docs.get(this.#rev) ?? null;
    }
    if (message['t'] === 'do') {
      this.#count(String(message['id']));
      this.asked.set(String(message['id']), message);
    }
  }

  /** A copy of a command that the network made. */
  doubles(raw: string): void {
    this.hears(raw);
  }

  #count(id: string): void {
    this.sent.set(id, (this.sent.get(id) ?? 0) + 1);
  }

  /** A frame that reached the client. */
  sees(raw: string): void {
    this.frames += 1;
    const message = docOf(JSON.parse(raw));
    const isChange = message['t'] === undefined;
    const rev = Number(message['rev'] ?? this.#rev + (isChange ? 1 : 0));
    if (message['t'] === 'snapshot') this.#show(rev, docOf(message['table']), true);
    // A frame that does not say what it is, is a change.
    if (isChange) this.#change(rev, message);
    const game = Number(docOf(this.#doc?.['game'])['number'] ?? 0);
    for (const [, card = ''] of raw.matchAll(CARD)) {
      const key = `${game} ${card}`;
      if (!this.cards.has(key)) this.cards.set(key, rev);
    }
    if (message['t'] === 'refused' && typeof message['id'] === 'string')
      this.refused.set(message['id'], String(docOf(message['why'])['code']));
  }

  #change(rev: number, message: Doc): void {
    for (const id of listOf(message['done'])) this.acknowledged.add(String(id));
    if (rev < this.#rev) this.complaints.push(`revision ${rev} after ${this.#rev} on one connection`);
    const { rev: _rev, me: _me, done: _done, ...table } = message;
    if (this.#doc === null) this.#rev = rev;
    else this.#show(rev, docOf(merge(this.#doc, table)), false);
  }

  #show(rev: number, doc: Doc, isFirst: boolean): void {
    if (isFirst && rev < this.#newest) this.setbacks += 1;
    this.#rev = rev;
    this.#newest = Math.max(this.#newest, rev);
    this.#doc = doc;
    this.#docs.set(rev, doc);
    const oldest = this.#docs.keys().next();
    if (this.#docs.size > DOCS_KEPT && oldest.done !== true) this.#docs.delete(oldest.value);
    const view = digest(doc);
    const before = this.views.get(rev);
    if (before !== undefined && before !== view) this.complaints.push(`two views of revision ${rev}`);
    this.views.set(rev, view);
    this.#look(doc, rev);
  }

  /** Whose the cards are, the votes and the points of a round that is still being played, the seed of a game that is. */
  #look(doc: Doc, rev: number): void {
    const game = docOf(doc['game']);
    if (doc['phase'] === 'over')
      this.result = { game: Number(game['number']), scores: scoresIn(doc), winners: game['winners'] };
    else if (game['seed'] != null) this.complaints.push(`the seed at revision ${rev}`);
    if (!BEFORE_REVEAL.includes(doc['phase'])) return;
    const now = docOf(docOf(doc['rounds'])[String(game['round'])]);
    const isOpen = docOf(game['last'])['round'] === game['round'] || ['owners', 'votes', 'awards'].some(k => k in now);
    if (game['round'] != null && isOpen) this.complaints.push(`owners or votes at revision ${rev}`);
  }
}
