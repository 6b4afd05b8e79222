import { expect, it } from 'vitest';
import { type AudioId, tableId, worldId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Journal } from '../journal/journal.ts';
import type { RecordingStore } from '../recordings/recording-store.ts';
import type { WorldChange, WorldStore } from './world-store.ts';

const [ISLES, WOODS] = [worldId('w-isles'), worldId('w-woods')];
const change = (over: Partial<WorldChange> = {}): WorldChange => ({
  body: '{}',
  gains: [],
  losses: [],
  hasRetired: false,
  ...over,
});

/** What is due, and not removed. */
const due = async (worlds: WorldStore, now: number): Promise<readonly BlobHash[]> => {
  const found: BlobHash[] = [];
  await worlds.clearDue(now, async hash => {
    found.push(hash);
    return false;
  });
  return found.toSorted();
};

const clear = (worlds: WorldStore, now: number): Promise<void> => worlds.clearDue(now, async () => true);

/** What every store of worlds must do. `open` gives an empty one, beside its journal. */
export const worldStoreContract = (
  open: () => Promise<{ readonly worlds: WorldStore; readonly journal: Journal; readonly recordings: RecordingStore }>,
): void => {
  it('[WS1] gives back the world as it was last written, and its key', async () => {
    const { worlds } = await open();
    await worlds.create(ISLES, 'key', '{"name":"Isles"}');
    expect(await worlds.read(ISLES)).toEqual({ version: 1, body: '{"name":"Isles"}' });
    expect(await worlds.write(ISLES, 1, change({ body: '{"name":"Островы"}' }), 0)).toBe('written');
    expect(await worlds.read(ISLES)).toEqual({ version: 2, body: '{"name":"Островы"}' });
    expect([await worlds.keyOf(ISLES), await worlds.versionOf(ISLES)]).toEqual(['key', 2]);
    expect(await worlds.read(WOODS)).toBeNull();
    expect([await worlds.keyOf(WOODS), await worlds.versionOf(WOODS)]).toEqual([null, null]);
  });

  it('[WS2] a change made from an old version, or of no world, writes nothing', async () => {
    const { worlds } = await open();
    await worlds.create(ISLES, 'key', 'first');
    await worlds.write(ISLES, 1, change({ body: 'second' }), 0);
    expect(await worlds.write(ISLES, 1, change({ body: 'late', gains: ['a'], losses: ['b'] }), 0)).toBe('stale');
    expect(await worlds.write(WOODS, 1, change(), 0)).toBe('stale');
    expect(await worlds.read(ISLES)).toEqual({ version: 2, body: 'second' });
    expect(await due(worlds, 10)).toEqual([]);
  });

  it('[WS3] of two changes at once one is stale', async () => {
    const { worlds } = await open();
    await worlds.create(ISLES, 'key', 'first');
    const both = await Promise.all([
      worlds.write(ISLES, 1, change({ body: 'a' }), 0),
      worlds.write(ISLES, 1, change({ body: 'b' }), 0),
    ]);
    expect(both.toSorted()).toEqual(['stale', 'written']);
  });

  it('[WS4] an id is given once', async () => {
    const { worlds } = await open();
    await worlds.create(ISLES, 'key', 'first');
    await expect(worlds.create(ISLES, 'other', 'second')).rejects.toThrow();
    expect(await worlds.keyOf(ISLES)).toBe('key');
  });

  it('[WS5] a blob is due when the last world that needs it lets it go, and not before its time', async () => {
    const { worlds } = await open();
    await worlds.create(ISLES, 'key', '');
    await worlds.create(WOODS, 'key', '');
    await worlds.expect(['shared', 'own'], 9);
    await worlds.write(ISLES, 1, change({ gains: ['shared', 'own'] }), 0);
    await worlds.write(WOODS, 1, change({ gains: ['shared'] }), 0);
    await worlds.write(ISLES, 2, change({ losses: ['shared', 'own'] }), 5);
    expect(await due(worlds, 4)).toEqual([]);
    expect(await due(worlds, 5)).toEqual(['own']);
    await clear(worlds, 5);
    expect(await due(worlds, 5)).toEqual([]);
    await worlds.remove(WOODS, 7);
    expect(await due(worlds, 7)).toEqual(['shared']);
  });

  it('[WS6] what was expected and never added is due later; what was added is not', async () => {
    const { worlds } = await open();
    await worlds.create(ISLES, 'key', '');
    await worlds.expect(['added', 'lost'], 5);
    await worlds.expect(['lost', 'given up'], 3);
    await worlds.giveUp(['given up', 'unknown'], 2);
    await worlds.write(ISLES, 1, change({ gains: ['added'] }), 0);
    expect(await due(worlds, 4)).toEqual(['given up']);
    await clear(worlds, 4);
    expect(await due(worlds, 5)).toEqual(['lost']);
    await worlds.write(ISLES, 2, change({ losses: ['added'] }), 1);
    expect(await due(worlds, 1)).toEqual(['added']);
  });

  it('[WS7] removing a world leaves nothing of it', async () => {
    const { worlds } = await open();
    await worlds.expect(['a', 'b'], 9);
    await worlds.create(ISLES, 'key', '', ['a']);
    await worlds.write(ISLES, 1, change({ gains: ['b'], hasRetired: true }), 0);
    await worlds.report({ world: ISLES, card: null, reason: 'other', text: '', at: 1 });
    await worlds.pin(tableId('T'), [ISLES]);
    await worlds.remove(ISLES, 0);
    await worlds.remove(ISLES, 0);
    expect(await worlds.read(ISLES)).toBeNull();
    expect(await worlds.ids()).toEqual([]);
    expect(await worlds.withRetired()).toEqual([]);
    expect(await worlds.reports(null, 9)).toEqual([]);
    expect(await worlds.isPinned(ISLES)).toBe(false);
    expect(await due(worlds, 0)).toEqual(['a', 'b']);
  });

  it('[WS8] a table holds on to worlds one after the other, and lets go when it is gone', async () => {
    const { worlds, journal } = await open();
    const [kept, gone] = [tableId('KEPT'), tableId('GONE')];
    await journal.append(kept, 0, [{ at: 1, cause: 'c', events: [] }]);
    await worlds.pin(kept, [ISLES]);
    // A start with other worlds that is then refused: the game that goes on still needs its own.
    await worlds.pin(kept, []);
    await worlds.pin(gone, [WOODS, ISLES]);
    expect(await worlds.isPinnedBy(ISLES, kept)).toBe(true);
    expect(await worlds.isPinnedBy(WOODS, kept)).toBe(false);
    expect(await worlds.isPinned(WOODS)).toBe(true);
    expect(await worlds.pinnedBy(ISLES)).toEqual([gone, kept]);
    await worlds.unpinGone();
    expect(await worlds.isPinned(WOODS)).toBe(false);
    expect(await worlds.pinnedBy(ISLES)).toEqual([kept]);
    await worlds.unpin(kept, WOODS);
    expect(await worlds.isPinned(ISLES)).toBe(true);
    await worlds.unpin(kept, ISLES);
    expect(await worlds.isPinned(ISLES)).toBe(false);
  });

  it('[WS9] lists worlds, and those that keep cards for running games', async () => {
    const { worlds } = await open();
    await worlds.create(WOODS, 'key', '');
    await worlds.create(ISLES, 'key', '');
    await worlds.write(WOODS, 1, change({ hasRetired: true }), 0);
    expect(await worlds.ids()).toEqual([ISLES, WOODS]);
    expect(await worlds.withRetired()).toEqual([WOODS]);
    await worlds.write(WOODS, 2, change(), 0);
    expect(await worlds.withRetired()).toEqual([]);
  });

  it('[WS10] keeps reports, the newest first, until they are cleared', async () => {
    const { worlds } = await open();
    const first = { world: ISLES, card: 'moon', reason: 'rude', text: 'look', at: 1_790_000_000_000 };
    const second = { world: WOODS, card: null, reason: 'other', text: '', at: 1_790_000_000_001 };
    await worlds.report(first);
    await worlds.report(second);
    expect(await worlds.reports(null, 9)).toEqual([second, first]);
    expect(await worlds.reports(null, 1)).toEqual([second]);
    expect(await worlds.reports(ISLES, 9)).toEqual([first]);
    await worlds.clearReports(ISLES);
    expect(await worlds.reports(null, 9)).toEqual([second]);
  });
  it('[WS11] what was given up, and removed meanwhile, cannot be gained: nothing is made or changed then', async () => {
    const { worlds } = await open();
    await worlds.expect(['a', 'b'], 5);
    await worlds.create(ISLES, 'key', '', ['a']);
    await worlds.giveUp(['b'], 0);
    await clear(worlds, 0);
    await expect(worlds.create(WOODS, 'key', '', ['a', 'b'])).rejects.toThrow(/given up/);
    await expect(worlds.write(ISLES, 1, change({ body: 'late', gains: ['b'] }), 0)).rejects.toThrow(/given up/);
    expect([await worlds.versionOf(WOODS), await worlds.read(ISLES)]).toEqual([null, { version: 1, body: '' }]);
    // What another world needs is there.
    await worlds.create(WOODS, 'key', '', ['a']);
    await worlds.remove(ISLES, 0);
    expect(await due(worlds, 9)).toEqual([]);
  });

  it('[WS12] one that cannot be removed stays on the list, and the others go', async () => {
    const { worlds } = await open();
    await worlds.expect(['a', 'stuck', 'z'], 1);
    await worlds.clearDue(1, async hash => hash !== 'stuck');
    expect(await due(worlds, 1)).toEqual(['stuck']);
  });

  it('[WS13] strays are what no world, no recording and no list names; a recording that is kept meanwhile is none', async () => {
    const { worlds, journal, recordings } = await open();
    const table = tableId('TABLE');
    const keep = (turn: string, hash: string) => recordings.keep(table, turn, { id: turn as AudioId, hash, ms: 1000 });
    await journal.append(table, 0, [{ at: 1, cause: 'c', events: [] }]);
    await keep('1.1', 'replaced');
    await keep('1.1', 'told');
    await worlds.expect(['needed', 'coming'], 9);
    await worlds.create(ISLES, 'key', '', ['needed']);
    await worlds.expectStrays(['told', 'replaced', 'needed', 'coming', 'stray', 'late'], 5);
    await keep('1.2', 'late');
    expect(await due(worlds, 4)).toEqual([]);
    expect(await due(worlds, 5)).toEqual(['stray']);
    await clear(worlds, 5);
    expect(await due(worlds, 9)).toEqual(['coming']);
  });
};
