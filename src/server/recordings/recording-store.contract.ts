import { afterEach, expect, it } from 'vitest';
import { type AudioId, seatId, type TableId, tableId } from '../../engine/ids.ts';
import { hashOf } from '../blobs/hash.ts';
import type { Journal } from '../journal/journal.ts';
import type { Recording, RecordingStore } from './recording-store.ts';

let named = 0;
const fresh = (): { readonly table: TableId; readonly take: (name: string) => Recording } => {
  const table = tableId(`VOICE-${++named}-${process.pid}`);
  const take = (name: string): Recording => ({
    id: `${name}-${table}` as AudioId,
    hash: hashOf(Buffer.from(`${name} ${table}`)),
    ms: 1500,
  });
  return { table, take };
};

/** What every store of recordings must do, with the journal it lives in. */
export const recordingStoreContract = (
  open: () => Promise<Journal & { readonly recordings: RecordingStore }>,
): void => {
  let journal: Awaited<ReturnType<typeof open>> | undefined;
  const begin = async (table: TableId, at = 5000) => {
    journal ??= await open();
    await journal.append(table, 0, [{ at, cause: 'open', events: [{ t: 'said', seat: seatId('s1'), text: 'hi' }] }]);
    return journal;
  };
  afterEach(async () => {
    await journal?.close();
    journal = undefined;
  });

  it('[RS1] keeps a recording for its table, and for no other', async () => {
    const [mine, other] = [fresh(), fresh()];
    const { recordings } = await begin(mine.table);
    await begin(other.table);
    expect(await recordings.keep(mine.table, '1.1', mine.take('a'))).toBe(true);
    expect(await recordings.find(mine.table, mine.take('a').id)).toEqual(mine.take('a'));
    expect(await recordings.find(other.table, mine.take('a').id)).toBeNull();
    expect(await recordings.find(mine.table, mine.take('b').id)).toBeNull();
  });

  it('[RS2] a second take replaces the first of the same turn, whose bytes are orphans until buried', async () => {
    const { table, take } = fresh();
    const { recordings } = await begin(table);
    await recordings.keep(table, '1.1', take('a'));
    await recordings.keep(table, '1.2', take('b'));
    await recordings.keep(table, '1.2', take('c'));
    expect(await recordings.find(table, take('a').id)).not.toBeNull();
    expect(await recordings.find(table, take('b').id)).toBeNull();
    const orphans = await recordings.orphans();
    expect(orphans).toContain(take('b').hash);
    expect(orphans).not.toContain(take('a').hash);
    await recordings.bury(take('b').hash);
    expect(await recordings.orphans()).not.toContain(take('b').hash);
  });

  it('[RS3] a table that is removed or forgotten takes its recordings along', async () => {
    const [removed, old, young] = [fresh(), fresh(), fresh()];
    const store = await begin(removed.table);
    await begin(old.table, 1000);
    await begin(young.table, 9_000_000);
    for (const { table, take } of [removed, old, young]) await store.recordings.keep(table, '1.1', take('a'));
    await store.remove(removed.table);
    await store.forget(2000);
    for (const { table, take } of [removed, old]) {
      expect(await store.recordings.find(table, take('a').id)).toBeNull();
      expect(await store.recordings.orphans()).toContain(take('a').hash);
    }
    expect(await store.recordings.find(young.table, young.take('a').id)).toEqual(young.take('a'));
    expect(await store.recordings.keep(removed.table, '1.2', removed.take('b'))).toBe(false);
    // Stored before it could be kept: nobody else knows of it.
    expect(await store.recordings.orphans()).toContain(removed.take('b').hash);
  });

  it('[RS4] bytes that another table uses as well are no orphans', async () => {
    const [one, two] = [fresh(), fresh()];
    const store = await begin(one.table);
    await begin(two.table);
    await store.recordings.keep(one.table, '1.1', one.take('a'));
    await store.recordings.keep(two.table, '1.1', { ...two.take('a'), hash: one.take('a').hash });
    await store.remove(one.table);
    expect(await store.recordings.orphans()).not.toContain(one.take('a').hash);
    await store.remove(two.table);
    expect(await store.recordings.orphans()).toContain(one.take('a').hash);
  });
};
