import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTable, type Identity, joinTable, playGame, TestClient } from '../support/client.ts';
import { Maker, paintPicture } from '../support/own-world.ts';
import { freePort, postgresTool, startPostgres } from '../support/postgres.ts';
import { ServerProcess } from '../support/process.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const NAMES = ['Ann', 'Ben', 'Eve'];

/** A game that has begun, and somebody's words in the chat. */
const beginGame = async (base: string): Promise<readonly Identity[]> => {
  const code = await createTable(base, { options: { target: 8 } });
  const people: Identity[] = [];
  for (const name of NAMES) people.push(await joinTable(base, code, name));
  const host = await TestClient.open(base, people[0] as Identity);
  expect(await host.do({ t: 'start' })).toEqual({ ok: true });
  expect(await host.do({ t: 'say', text: 'before the copy' })).toEqual({ ok: true });
  host.close();
  return people;
};

/** The same seat links open the same table, as it was at the copy; and the game can be finished. */
const expectRestored = async (base: string, people: readonly Identity[]): Promise<void> => {
  const clients = await Promise.all(people.map(who => TestClient.open(base, who)));
  const [host] = clients as [TestClient];
  expect(Object.values(host.table.chat).map(line => line.text)).toEqual(['before the copy']);
  expect(host.table.phase).toBe('race');
  await playGame(clients);
  expect(host.table.phase).toBe('over');
  for (const client of clients) client.close();
};

/** A world somebody made, with its picture: bytes that lie beside the tables, or in the same database. */
const makeWorld = async (base: string): Promise<Maker> => {
  const maker = await Maker.begin(base, { name: 'Kept', language: 'en' });
  await maker.add(await paintPicture(1));
  return maker;
};

const expectWorld = async (base: string, { id, edit }: Maker): Promise<void> => {
  const world = await new Maker(base, { id, edit }).see();
  const picture = await fetch(`${base}${world.base}${world.cards[0]?.files.webp?.[400]}`);
  expect(picture.status).toBe(200);
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(400);
};

const sayMore = async (base: string, who: Identity): Promise<void> => {
  const client = await TestClient.open(base, who);
  expect(await client.do({ t: 'say', text: 'after the copy' })).toEqual({ ok: true });
  client.close();
};

describe('backup and restore', () => {
  it('[BU1] a copy of the data folder, taken while the server runs, is the server at that moment', async () => {
    const [data, copy] = [join(root, 'data'), join(root, 'copy')];
    const server = new ServerProcess(await freePort(), { INKLING_DATA: data });
    await server.start();
    const people = await beginGame(server.base);
    const world = await makeWorld(server.base);
    const backup = () =>
      spawnSync(process.execPath, ['dist/cli/main.js', 'backup', copy], {
        env: { ...process.env, INKLING_DATA: data },
        encoding: 'utf8',
      });
    expect(backup()).toMatchObject({ status: 0, stderr: '' });
    expect(backup()).toMatchObject({ status: 1, stderr: expect.stringContaining('not empty') });
    // The key that makes seat tokens is in both.
    for (const folder of [data, copy]) expect(statSync(folder).mode & 0o077, folder).toBe(0);
    await sayMore(server.base, people[0] as Identity);
    await server.end('SIGKILL');

    const restored = new ServerProcess(await freePort(), { INKLING_DATA: copy });
    await restored.start();
    await expectRestored(restored.base, people);
    await expectWorld(restored.base, world);
    expect(await restored.end('SIGTERM')).toBe(0);
  });

  it('[BU2] a dump of the database, taken while nodes run, is the game at that moment', async () => {
    const postgres = await startPostgres();
    const [address, other] = [await postgres.database(), await postgres.database()];
    const node = new ServerProcess(await freePort(), { DATABASE_URL: address });
    await node.start();
    const people = await beginGame(node.base);
    const world = await makeWorld(node.base);
    const dump = execFileSync(postgresTool('pg_dump'), [address], { maxBuffer: 1 << 28 });
    await sayMore(node.base, people[0] as Identity);
    await node.end('SIGKILL');
    execFileSync(postgresTool('psql'), ['-q', '-v', 'ON_ERROR_STOP=1', other], { input: dump, stdio: 'pipe' });

    const restored = new ServerProcess(await freePort(), { DATABASE_URL: other });
    await restored.start();
    await expectRestored(restored.base, people);
    await expectWorld(restored.base, world);
    expect(await restored.end('SIGTERM')).toBe(0);
    await postgres.stop();
  });
});
