import { afterEach, expect, it } from 'vitest';
import type { MemoryStore, Remembered } from '../../bots/memory.ts';
import type { TableEvent } from '../../engine/event.ts';
import { cardId, seatId, type TableId, tableId } from '../../engine/ids.ts';
import type { Journal, JournalEntry } from './journal.ts';

const said = (text: string): TableEvent => ({ t: 'said', seat: seatId('s1'), text });
const entry = (n: number, text = `line ${n}`): JournalEntry => ({
  at: 1000 + n,
  cause: `s1:${n}`,
  events: [said(text)],
});

const [OWL, FOX] = [cardId('w.owl'), cardId('w.fox')];
export const lesson = (over: Partial<Remembered> = {}): Remembered => ({
  card: OWL,
  language: 'cs',
  text: 'Poslední vlak',
  voters: 3,
  found: 1,
  ...over,
});

/** A journal with what the bots remember in the same store. */
export type JournalWithMemory = Journal & { readonly memory: MemoryStore };

let named = 0;
const someTable = (): TableId => tableId(`TABLE-${++named}-${process.pid}`);

/** The whole promise of a journal. `open` gives one that may hold other tables; `reopen` is what a restart would see. */
export const journalContract = (
  open: () => Promise<JournalWithMemory>,
  reopen: (journal: Journal) => Promise<Journal>,
): void => {
  let journal: Journal | undefined;
  const fresh = async () => {
    const opened = await open();
    journal = opened;
    return opened;
  };
  afterEach(async () => {
    await journal?.close();
    journal = undefined;
  });

  it('[JN1] what was appended is read back in order, from anywhere', async () => {
    const j = await fresh();
    const t = someTable();
    expect(await j.append(t, 0, [entry(1)])).toBe('written');
    expect(await j.append(t, 1, [entry(2), entry(3)])).toBe('written');
    expect(await j.read(t)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await j.read(t, 2)).toEqual([entry(3)]);
    expect(await j.read(t, 3)).toEqual([]);
  });

  it('[JN2] a stale append writes nothing', async () => {
    const j = await fresh();
    const t = someTable();
    expect(await j.append(t, 0, [entry(1)])).toBe('written');
    expect(await j.append(t, 0, [entry(8), entry(9)])).toBe('stale');
    expect(await j.append(t, 2, [entry(8)])).toBe('stale');
    expect(await j.read(t)).toEqual([entry(1)]);
    expect(await j.append(t, 1, [entry(2)])).toBe('written');
  });

  it('[JN3] of appends racing for one place, exactly one is written', async () => {
    const j = await fresh();
    const t = someTable();
    const outcomes = await Promise.all([1, 2, 3, 4].map(n => j.append(t, 0, [entry(n), entry(n + 10)])));
    expect(outcomes.filter(o => o === 'written')).toHaveLength(1);
    expect(await j.read(t)).toHaveLength(2);
  });

  it('[JN4] tables appended together do not disturb each other, also when one of them is stale', async () => {
    const j = await fresh();
    const tables = Array.from({ length: 50 }, someTable);
    const [stale] = tables as [TableId];
    await j.append(stale, 0, [entry(0)]);
    const outcomes = await Promise.all(tables.map((t, i) => j.append(t, 0, [entry(i + 1)])));
    expect(outcomes[0]).toBe('stale');
    expect(outcomes.slice(1).every(o => o === 'written')).toBe(true);
    for (const [i, t] of tables.entries()) expect(await j.read(t)).toEqual([entry(i === 0 ? 0 : i + 1)]);
  });

  it('[JN5] a table nobody wrote to is empty', async () => {
    const j = await fresh();
    const t = someTable();
    expect(await j.read(t)).toEqual([]);
    expect(await j.causes(t, 10)).toEqual([]);
    expect(await j.latestSnapshot(t)).toBeNull();
  });

  it('[JN6] the causes of the last entries are known, the oldest first', async () => {
    const j = await fresh();
    const t = someTable();
    await j.append(
      t,
      0,
      [1, 2, 3, 4, 5].map(n => entry(n)),
    );
    expect(await j.causes(t, 2)).toEqual(['s1:4', 's1:5']);
    expect(await j.causes(t, 100)).toEqual(['s1:1', 's1:2', 's1:3', 's1:4', 's1:5']);
  });

  it('[JN7] the newest snapshot is kept, whatever the order of saving', async () => {
    const j = await fresh();
    const t = someTable();
    await j.append(t, 0, [entry(1), entry(2)]);
    await j.saveSnapshot(t, { seq: 2, body: 'two' });
    await j.saveSnapshot(t, { seq: 1, body: 'one' });
    expect(await j.latestSnapshot(t)).toEqual({ seq: 2, body: 'two' });
  });

  it('[JN8] tables without an entry since a moment are forgotten, and only those', async () => {
    const j = await fresh();
    const [old, young] = [someTable(), someTable()];
    await j.append(old, 0, [entry(1)]);
    await j.saveSnapshot(old, { seq: 1, body: 'one' });
    await j.append(young, 0, [entry(1), { ...entry(2), at: 9_000_000 }]);
    expect(await j.forget(5_000)).toBeGreaterThanOrEqual(1);
    expect(await j.read(old)).toEqual([]);
    expect(await j.latestSnapshot(old)).toBeNull();
    expect(await j.read(young)).toHaveLength(2);
    expect(await j.append(old, 0, [entry(7)])).toBe('written');
  });

  it('[JN8] however many are old: all of them are forgotten, with what lies with them', async () => {
    const j = await fresh();
    const tables = Array.from({ length: 100 }, someTable);
    await Promise.all(tables.map(t => j.append(t, 0, [entry(1)])));
    await Promise.all(tables.map(t => j.saveSnapshot(t, { seq: 1, body: 'one' })));
    expect(await j.forget(5_000)).toBeGreaterThanOrEqual(100);
    for (const t of tables) expect(await j.read(t)).toEqual([]);
    expect(await Promise.all(tables.map(t => j.latestSnapshot(t)))).toEqual(tables.map(() => null));
  });

  it('[JN8] a table that somebody came by at is not forgotten, however long ago the last move was', async () => {
    const j = await fresh();
    const [visited, left] = [someTable(), someTable()];
    await j.append(visited, 0, [entry(1)]);
    await j.append(left, 0, [entry(1)]);
    await j.touch(visited, 8_000);
    await j.touch(visited, 2_000);
    await j.forget(5_000);
    expect(await j.read(visited)).toHaveLength(1);
    expect(await j.read(left)).toEqual([]);
    await j.append(visited, 1, [entry(2)]);
    await j.forget(7_000);
    expect(await j.read(visited)).toHaveLength(2);
    await j.forget(9_000);
    expect(await j.read(visited)).toEqual([]);
  });

  it('[JN9] a removed table leaves nothing', async () => {
    const j = await fresh();
    const t = someTable();
    await j.append(t, 0, [entry(1)]);
    await j.saveSnapshot(t, { seq: 1, body: 'one' });
    await j.remove(t);
    // Whoever still has it in memory adds nothing to it.
    await j.saveSnapshot(t, { seq: 2, body: 'two' });
    expect(await j.append(t, 1, [entry(2)])).toBe('stale');
    expect(await j.read(t)).toEqual([]);
    expect(await j.causes(t, 10)).toEqual([]);
    expect(await j.latestSnapshot(t)).toBeNull();
  });

  it('[JN15] with a table goes what it taught, once, however often it is removed; what others taught as well stays', async () => {
    const j = await fresh();
    await j.memory.forget();
    const [t, nobody] = [someTable(), someTable()];
    const others = [lesson({ card: FOX, voters: 5, found: 2 }), lesson({ text: 'Jiný' })];
    const own = [lesson(), lesson({ card: FOX })];
    await j.append(t, 0, [entry(1)]);
    await j.memory.learn([...own, ...others]);
    const all = await j.memory.recall([OWL, FOX], 'cs');
    await j.remove(nobody, own);
    expect(await j.memory.recall([OWL, FOX], 'cs')).toEqual(all);
    const taken = [lesson({ text: 'poslední vlak!' }), lesson({ card: FOX }), lesson({ text: 'never learned' })];
    await Promise.all([j.remove(t, taken), j.remove(t, taken)]);
    await j.remove(t, taken);
    expect(new Set(await j.memory.recall([OWL, FOX], 'cs'))).toEqual(new Set(others));
  });

  it('[JN14] tables that want to be woken are known by their time, and by nothing else', async () => {
    const j = await fresh();
    const [a, b, c] = [someTable(), someTable(), someTable()];
    await Promise.all([j.append(a, 0, [entry(1)], 50), j.append(b, 0, [entry(1)], 40), j.append(c, 0, [entry(1)])]);
    expect(await j.due(39, 9)).toEqual([]);
    expect(await j.due(50, 9)).toEqual([b, a]);
    expect(await j.due(50.5, 1)).toEqual([b]);
    expect(await j.append(b, 0, [entry(8)], 1)).toBe('stale');
    expect(await j.append(a, 1, [entry(2)], 60)).toBe('written');
    expect(await j.due(50, 9)).toEqual([b]);
    await Promise.all([j.append(b, 1, [entry(2)], 45), j.append(b, 2, [entry(3)])]);
    expect(await j.due(99, 9)).toEqual([a]);
    await j.remove(a);
    expect(await j.due(99, 9)).toEqual([]);
  });

  it('[JN10] the first value of a key stays', async () => {
    const j = await fresh();
    const key = `key-${someTable()}`;
    const values = await Promise.all([j.meta(key, 'a'), j.meta(key, 'b')]);
    expect(new Set(values).size).toBe(1);
    expect(await j.meta(key, 'c')).toBe(values[0]);
  });

  it('[JN11] any text comes back as it was', async () => {
    const j = await fresh();
    const t = someTable();
    const texts = ['', '"', "'; DROP TABLE entries; --", '\u{1f407} \u0000 \\ \n', 'ї'.repeat(300), '\u2028{"a":[1]}'];
    await j.append(
      t,
      0,
      texts.map((text, n) => entry(n, text)),
    );
    expect((await j.read(t)).map(e => e.events)).toEqual(texts.map(text => [said(text)]));
  });

  it('[JN12] a restart sees all of it and goes on', async () => {
    const first = await open();
    const t = someTable();
    await first.append(t, 0, [entry(1), entry(2)]);
    await first.saveSnapshot(t, { seq: 2, body: 'two' });
    await first.append(t, 2, [entry(3)], 70);
    journal = await reopen(first);
    expect(await journal.due(70, 1)).toEqual([t]);
    expect(await journal.read(t)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await journal.latestSnapshot(t)).toEqual({ seq: 2, body: 'two' });
    expect(await journal.append(t, 1, [entry(9)])).toBe('stale');
    expect(await journal.append(t, 3, [entry(4)])).toBe('written');
    expect(await journal.due(70, 1)).toEqual([]);
    await expect(journal.check()).resolves.toBeUndefined();
  });
};
