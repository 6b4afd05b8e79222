import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { makeApp } from '../../src/server/http/app.ts';
import { createTable, joinTable, playGame, post, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ messageRate: 20, tablesPerHour: 1000 });
});
afterAll(() => server.close());

const isUp = async (): Promise<boolean> => (await fetch(`${server.base}/healthz`)).ok;
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const dial = (to = server, allowHalfOpen = false): Promise<Socket> =>
  new Promise(resolve => {
    const port = Number(new URL(to.base).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }, () => resolve(socket));
    socket.on('error', () => undefined);
  });
const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
/** A frame of a client, masked with zeros. */
const frame = (opcode: number, length: number): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | length, 0, 0, 0, 0]), Buffer.alloc(length, 120)]);

describe('doors', () => {
  it('[DO1] who hangs up while being turned away takes nobody with them', async () => {
    for (let i = 0; i < 50; i++) {
      const socket = await dial();
      socket.write(upgrade('/elsewhere'), () => socket.resetAndDestroy());
    }
    await pause(100);
    expect(await isUp()).toBe(true);
  });

  it('[DO2] who is turned away and does not hang up is hung up on', async () => {
    const own = await startServer();
    const socket = await dial(own, true);
    socket.write(upgrade('/elsewhere'));
    await new Promise(resolve => socket.once('data', resolve));
    // A socket left open would keep the server from ending, too.
    expect(await Promise.race([own.close().then(() => 'ended'), pause(4000)])).toBe('ended');
    socket.destroy();
  });

  it('[DO3] when guessing has used up its patience, a right code tells no more than a wrong one', async () => {
    const own = await startServer();
    try {
      const code = await createTable(own.base);
      const ada = await joinTable(own.base, code, 'Ada');
      const glimpse = async (of: string) => (await fetch(`${own.base}/api/tables/${of}`)).status;
      for (let i = 10; i < 30; i++) await glimpse(`MOTH-MOTH-MOTH-${i}`);
      expect(await glimpse('MOTH-MOTH-MOTH-31')).toBe(429);
      expect(await glimpse(code)).toBe(429);
      expect((await post(`${own.base}/api/tables/${code}/seats`, { name: 'Eve' })).status).toBe(429);
      const eve = new TestClient(own.base, { code });
      eve.keepFrames = true;
      await eve.connect();
      expect(eve.messages[0]).toMatchObject({ t: 'refused', why: { code: 'rate-limited' } });
      // Whoever has a seat is no stranger, whatever others at the same address do.
      const back = await TestClient.open(own.base, ada);
      expect(back.hasView).toBe(true);
      eve.close();
      back.close();
      const authorization = `Bearer ${ada.seat}.${ada.token}`;
      const erased = await fetch(`${own.base}/api/tables/${code}`, { method: 'DELETE', headers: { authorization } });
      expect(erased.status).toBe(204);
    } finally {
      await own.close();
    }
  });

  it('[DO11] whoever knows the pass phrase has not guessed: a houseful comes in from one address', async () => {
    const own = await startServer();
    try {
      const code = await createTable(own.base, { passphrase: 'three rabbits' });
      for (let i = 1; i <= 12; i++) await joinTable(own.base, code, `Guest ${i}`, { passphrase: 'three rabbits' });
      const watch = async (passphrase: string) =>
        (await post(`${own.base}/api/tables/${code}/watch`, { passphrase })).status;
      expect(await watch('three rabbits')).toBe(200);
      const wrong: number[] = [];
      for (let i = 0; i < 12; i++) wrong.push(await watch(`${i} rabbits`));
      expect(new Set(wrong)).toEqual(new Set([403, 429]));
      expect(await watch('three rabbits')).toBe(429);
    } finally {
      await own.close();
    }
  });

  it('[DO17] a right pass phrase is not checked without end: that takes long, and whoever asks too often has not guessed', async () => {
    const own = await startServer();
    try {
      const code = await createTable(own.base, { passphrase: 'three rabbits' });
      const watch = async () =>
        (await post(`${own.base}/api/tables/${code}/watch`, { passphrase: 'three rabbits' })).status;
      const statuses: number[] = [];
      for (let round = 0; round < 12; round++)
        statuses.push(...(await Promise.all(Array.from({ length: 5 }, () => watch()))));
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(30);
      expect((await fetch(`${own.base}/api/tables/${code}`)).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  it('[DO12] counts are shown to whoever has the key for them, and name nobody', async () => {
    const own = await startServer({ metricsToken: 'a long key' });
    try {
      const code = await createTable(own.base);
      await joinTable(own.base, code, 'Adelaide');
      const ask = (authorization: string) => fetch(`${own.base}/metrics`, { headers: { authorization } });
      expect((await fetch(`${own.base}/metrics`)).status).toBe(401);
      expect((await ask('Bearer a long kez')).status).toBe(401);
      const counts = await (await ask('Bearer a long key')).text();
      expect(counts).toContain('inkling_tables 1');
      expect(counts).not.toMatch(new RegExp(`Adelaide|${code}`));
    } finally {
      await own.close();
    }
  });

  it('[DO4] pings nobody asked for are limited like any message', async () => {
    const socket = await dial();
    socket.write(upgrade('/ws'));
    await new Promise(resolve => socket.once('data', resolve));
    let heard = '';
    const shownOut = new Promise(resolve =>
      socket.on('data', data => {
        heard += data.toString('latin1');
        if (heard.includes('"flood"')) resolve('flood');
      }),
    );
    for (let i = 0; i < 1000; i++) socket.write(frame(0x9, 120));
    expect(await Promise.race([shownOut, pause(4000)])).toBe('flood');
    expect(heard.length).toBeLessThan(30_000);
    socket.destroy();
  });

  it('[DO4] an ordinary ping is answered', async () => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/ws`);
    await new Promise(resolve => socket.once('open', resolve));
    const pong = new Promise(resolve => socket.once('pong', data => resolve(String(data))));
    socket.ping('here');
    expect(await pong).toBe('here');
    socket.close();
  });

  it('[DO13] the table in a socket’s address is for balancers: who greets another is at that one', async () => {
    const [asked, named] = [await createTable(server.base), await createTable(server.base)];
    await joinTable(server.base, asked, 'Adelaide');
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/ws?table=${named}`);
    await new Promise(resolve => socket.once('open', resolve));
    const answer = new Promise<string>(resolve => socket.once('message', (data: Buffer) => resolve(data.toString())));
    socket.send(JSON.stringify({ t: 'hello', v: 3, table: asked, rev: 0 }));
    expect(await answer).toContain('Adelaide');
    socket.close();
  });

  it('[DO7] game files are not to be had by the thousand', async () => {
    const code = await createTable(server.base);
    const ask = async () => (await fetch(`${server.base}/api/tables/${code}/games/1`)).status;
    const statuses = await Promise.all(Array.from({ length: 90 }, ask));
    expect(statuses.filter(status => status === 404).length).toBeLessThan(70);
    expect(statuses).toContain(429);
  });

  it('[DO8] a running game has no file, and a finished one keeps the next deal closed', async () => {
    const own = await startServer();
    try {
      const code = await createTable(own.base, { options: { target: 5 } });
      const players: TestClient[] = [];
      for (const name of ['Ada', 'Bo', 'Cy', 'Di'])
        players.push(await TestClient.open(own.base, await joinTable(own.base, code, name)));
      const file = () => fetch(`${own.base}/api/tables/${code}/games/1`);
      await players[0]?.do({ t: 'start' });
      await Promise.all(players.map(player => player.until(() => player.table.phase !== 'lobby')));
      expect(await (await file()).json()).toEqual({ why: { code: 'no-such-game' } });
      await playGame(players);
      for (const number of ['0', '01', '0x1', '1e0', '1%0A', '1%E2%80%83', '%2B1'])
        expect((await fetch(`${own.base}/api/tables/${code}/games/${number}`)).status, number).toBe(404);
      expect((await file()).headers.get('content-disposition')).toBe('attachment; filename="inkling-game-1.json"');
      const { events } = (await (await file()).json()) as { events: { t: string; nextSecret?: string }[] };
      expect(events.at(-1)).toMatchObject({ t: 'ended', nextSecret: '' });
    } finally {
      await own.close();
    }
  });

  it('[DO9] half a request is not waited for without end', async () => {
    const app = makeApp({
      doors: { now: Date.now },
      worlds: { manifests: [] },
      ownWorlds: { limits: {} },
      clientDir: 'nowhere',
      lexiconDir: 'nowhere',
      worldsDir: 'nowhere',
    } as never);
    expect(app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.server.headersTimeout).toBeGreaterThan(0);
    await app.close();
  });

  it('[DO5] a seat with many connections talks no faster than one', async () => {
    const code = await createTable(server.base);
    const ada = await joinTable(server.base, code, 'Ada');
    const tabs = await Promise.all(Array.from({ length: 6 }, () => TestClient.open(server.base, ada)));
    const answers = await Promise.all(
      tabs.flatMap((tab, i) => [0, 1, 2, 3].map(n => tab.do({ t: 'say', text: `${i}.${n}` }))),
    );
    expect(answers.filter(answer => answer.ok).length).toBeLessThanOrEqual(8);
    const moves = await Promise.all(
      tabs.flatMap(tab => Array.from({ length: 40 }, (_, n) => tab.do({ t: 'dress', name: `Ada ${n}` }))),
    );
    expect(moves.filter(answer => answer.ok).length).toBeLessThan(120);
    for (const tab of tabs) tab.close();
  });
});
