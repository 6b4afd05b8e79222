import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ messageRate: 1000 });
});
afterAll(() => server.close());

const runPlayer = (code: string, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', 'examples/random-player.ts', server.base, code, name];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('exit', status => (status === 0 ? resolve(out) : reject(new Error(err))));
  });

const STRANGERS = ['odyssey2023', 'party'] as const;

it('[PR4] a player written from the document alone plays to the end', async () => {
  const plays = async (ruleset: (typeof STRANGERS)[number]): Promise<string> => {
    const code = await createTable(server.base, { options: { ruleset, target: 10 } });
    // One stranger a table: a process that compiles its own program is slow to come, and five are no better proof.
    const stranger = runPlayer(code, 'Ada');
    const names = ['Host', 'Bo', 'Cy', 'Di', 'Eli'];
    const friends = await Promise.all(
      names.map(async name => TestClient.open(server.base, await joinTable(server.base, code, name))),
    );
    const [host] = friends as [TestClient];
    await host.until(() => Object.values(host.here).filter(Boolean).length === 6, 120_000, 'the stranger');
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    const playOn = async (friend: TestClient): Promise<void> => {
      while (friend.table.phase !== 'over') {
        const command = friend.move();
        if (command !== null) await friend.do(command);
        else await friend.until(() => friend.move() !== null || friend.table.phase === 'over', 120_000, 'a move');
      }
    };
    await Promise.all(friends.map(playOn));
    for (const friend of friends) friend.close();
    return stranger;
  };
  for (const output of await Promise.all(STRANGERS.map(plays))) expect(output).toMatch(/has \d+ points; winners: s\d/);
});
