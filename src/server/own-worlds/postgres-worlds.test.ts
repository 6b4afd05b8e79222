import { afterAll, describe, expect, it } from 'vitest';
import { postgresForSuite } from '../../../test/support/postgres-suite.ts';
import { worldId } from '../../engine/ids.ts';
import { PostgresJournal } from '../journal/postgres-journal.ts';
import { worldStoreContract } from './world-store.contract.ts';

const postgres = postgresForSuite();
const opened: PostgresJournal[] = [];
afterAll(() => Promise.all(opened.map(journal => journal.close())));

const open = async (address: string, node: string) => {
  const journal = await PostgresJournal.open(address, node);
  opened.push(journal);
  return { worlds: journal.worlds, recordings: journal.recordings, journal };
};

describe('PostgresWorlds', () => worldStoreContract(async () => open(await postgres.server.database(), 'a')));

it('[WS14] whoever expects what another node is removing waits for that, and stores it after', async () => {
  const address = await postgres.server.database();
  const [one, two] = [await open(address, 'one'), await open(address, 'two')];
  await one.worlds.expect(['picture'], 1);
  const done: string[] = [];
  let expected: Promise<unknown> = Promise.resolve();
  await one.worlds.clearDue(1, async () => {
    expected = two.worlds.expect(['picture'], 9).then(() => done.push('expected'));
    // Nor is it removed twice.
    await two.worlds.clearDue(1, async () => {
      done.push('removed twice');
      return true;
    });
    await new Promise(resolve => setTimeout(resolve, 300));
    done.push('removed');
    return true;
  });
  await expected;
  expect(done).toEqual(['removed', 'expected']);
  await two.worlds.create(worldId('w-isles'), 'key', '', ['picture']);
});
