import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tableId, worldId } from '../../engine/ids.ts';
import { SqliteJournal } from '../journal/sqlite-journal.ts';
import { worldStoreContract } from './world-store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-own-worlds-'));
const opened: SqliteJournal[] = [];
afterAll(async () => {
  await Promise.all(opened.map(journal => journal.close()));
  rmSync(root, { recursive: true, force: true });
});

const open = () => {
  const journal = new SqliteJournal(join(root, String(opened.length), 'inkling.db'));
  opened.push(journal);
  return { worlds: journal.worlds, recordings: journal.recordings, journal };
};

describe('SqliteWorlds', () => {
  worldStoreContract(async () => open());

  it('[WS15] what cannot be gained does not fail the moves that are written with it', async () => {
    const { worlds, journal } = open();
    const [made, change] = [worldId('w-made'), { body: '', gains: ['given up'], losses: [], hasRetired: false }];
    await worlds.create(made, 'key', '');
    const move = (table: string) => journal.append(tableId(table), 0, [{ at: 1, cause: 's1:1', events: [] }]);
    const outcomes = await Promise.allSettled([
      worlds.create(worldId('w-new'), 'key', '', ['given up']),
      move('T'),
      worlds.write(made, 1, change, 0),
      move('U'),
    ]);
    expect(outcomes.map(each => (each.status === 'fulfilled' ? each.value : each.status))).toEqual([
      'rejected',
      'written',
      'rejected',
      'written',
    ]);
  });
});
