import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTable, type Identity, joinTable, playGame, post, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let code: string;
let seats: Identity[];
let players: TestClient[];
beforeAll(async () => {
  server = await startServer({ messageRate: 500 });
  code = await createTable(server.base, { options: { target: 5 } });
  seats = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) seats.push(await joinTable(server.base, code, name));
  players = await Promise.all(seats.map(seat => TestClient.open(server.base, seat)));
});
afterAll(() => server.close());

const [ADA, BO] = [0, 1];
const seat = (n: number) => seats[n] as Identity;
const answerTo = async (client: TestClient, raw: string | Buffer): Promise<unknown> => {
  client.keepFrames = true;
  const before = client.messages.length;
  client.raw(raw);
  await client.until(() => client.messages.length > before || client.closed);
  return client.messages[before] ?? 'closed';
};
const hello = (fields: object) => JSON.stringify({ t: 'hello', v: 3, table: code, ...fields });

const stranger = async (): Promise<TestClient> => {
  const client = new TestClient(server.base, { code });
  await client.connect(server.base, { v: 99 });
  return client;
};

describe('bad input', () => {
  it('[BI1] before hello, only hello', async () => {
    const client = await stranger();
    expect(await answerTo(client, '{"t":"do","id":"a","do":{"t":"claim"}}')).toMatchObject({
      id: 'a',
      why: { code: 'hello-first' },
    });
    expect(await answerTo(client, '{"t":"react","what":"wow"}')).toMatchObject({ why: { code: 'hello-first' } });
  });

  it.each([
    ['another seat’s token', () => ({ seat: seat(BO).seat, token: seat(ADA).token }), 'bad-token'],
    ['no token', () => ({ seat: seat(BO).seat }), 'bad-token'],
    ['a token cut short', () => ({ seat: seat(BO).seat, token: seat(BO).token.slice(1) }), 'bad-token'],
    ['a table that is not there', () => ({ table: 'MOTH-MOTH-MOTH-11' }), 'no-such-table'],
    ['a code that is none', () => ({ table: '../../etc' }), 'no-such-table'],
    ['another version', () => ({ v: 99 }), 'wrong-version'],
    ['a revision below zero', () => ({ rev: -1 }), 'bad-message'],
    ['a huge code', () => ({ table: 'x'.repeat(10_000) }), 'bad-message'],
  ])('[BI2] hello with %s is refused', async (_what, fields, refusal) => {
    const client = await stranger();
    expect(await answerTo(client, hello(fields()))).toMatchObject({ t: 'refused', why: { code: refusal } });
    client.close();
  });

  it('[BI3] another table’s token does not fit', async () => {
    const other = await createTable(server.base);
    const mine = await joinTable(server.base, other, 'Ada');
    expect(mine.seat).toBe(seat(ADA).seat);
    const client = await stranger();
    expect(await answerTo(client, hello({ seat: mine.seat, token: mine.token }))).toMatchObject({
      why: { code: 'bad-token' },
    });
  });

  it('[BI4] a spectator cannot act, and nobody can act for another seat', async () => {
    const spectator = await TestClient.open(server.base, { code });
    expect(await spectator.do({ t: 'leave' })).toEqual({ ok: false, code: 'not-seated' });
    const ada = await TestClient.open(server.base, seat(ADA));
    ada.raw(
      JSON.stringify({
        t: 'do',
        id: 'forged',
        by: 's2',
        seat: 's2',
        do: { t: 'dress', name: 'Forged', by: 's2', seat: 's2' },
      }),
    );
    await ada.until(() => Object.values(ada.table.seats).some(each => each.name === 'Forged'));
    expect(ada.table.seats[seat(BO).seat]?.name).toBe('Bo');
    spectator.close();
    ada.close();
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"t":'],
    ['a number', '42'],
    ['deep nesting', `{"t":"do","id":"n","do":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['a wrong type', '{"t":"do","id":"w","do":{"t":"vote","slots":"1"}}'],
    ['too many cards', JSON.stringify({ t: 'do', id: 'm', do: { t: 'put', cards: Array(100).fill('plain.1') } })],
    ['a missing field', '{"t":"do","id":"f","do":{"t":"clue"}}'],
    ['an id with blanks', '{"t":"do","id":"a b","do":{"t":"claim"}}'],
    ['a binary frame', Buffer.from([0, 1, 2, 255])],
  ])('[BI5] %s is a bad message, and the connection stays', async (_what, raw) => {
    const client = await TestClient.open(server.base, seat(ADA));
    expect(await answerTo(client, raw)).toMatchObject({ t: 'refused', why: { code: 'bad-message' } });
    expect(await answerTo(client, '{"t":"ping"}')).toEqual({ t: 'pong' });
    client.close();
  });

  it('[BI6] a frame too large ends the connection and nothing else', async () => {
    const client = await TestClient.open(server.base, seat(ADA));
    client.raw(JSON.stringify({ t: 'do', id: 'big', do: { t: 'say', text: 'x'.repeat(100_000) } }));
    await client.until(() => client.closed);
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  });

  it('[BI7] a flood is slowed down, then shown out', async () => {
    const client = await TestClient.open(server.base, seat(ADA), true);
    for (let i = 0; i < 3000; i++) client.raw(`{"t":"do","id":"flood-${i}","do":{"t":"fly"}}`);
    await client.until(() => client.closed);
    expect(client.bye).toBe('flood');
  });

  it('[BI8] half a frame and a half-open handshake hold nobody up', async () => {
    const { port } = new URL(server.base);
    const half = connect(Number(port), '127.0.0.1');
    half.write('GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n');
    const raw = new WebSocket(`${server.base.replace('http', 'ws')}/ws`);
    await new Promise(resolve => raw.once('open', resolve));
    // oxlint-disable-next-line no-underscore-dangle -- there is no polite way to send half a frame
    (raw as unknown as { _socket: { write(data: Buffer): void } })._socket.write(Buffer.from([0x81, 0xfe, 0x40]));
    const client = await TestClient.open(server.base, seat(ADA));
    expect(await answerTo(client, '{"t":"ping"}')).toEqual({ t: 'pong' });
    half.destroy();
    raw.terminate();
    client.close();
  });

  it('[BI9] a page of another site gets no connection', async () => {
    const open = (origin: string) =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(`${server.base.replace('http', 'ws')}/ws`, { origin });
        socket.on('open', () => {
          socket.close();
          resolve('open');
        });
        socket.on('error', why => resolve(why.message));
      });
    expect(await open('https://evil.example')).toContain('403');
    expect(await open(server.base)).toBe('open');
  });

  it('[BI10] REST: wrong bodies are refused, whatever they are', async () => {
    const seatsOf = `${server.base}/api/tables/${code}/seats`;
    expect((await post(seatsOf, { name: 'x'.repeat(30) })).body).toEqual({ why: { code: 'name-too-long', max: 24 } });
    expect((await post(seatsOf, { name: ['a'] })).status).toBe(400);
    expect((await post(seatsOf, null)).status).toBe(400);
    expect((await post(`${server.base}/api/tables`, { options: { ruleset: 'chess' } })).status).toBe(400);
    expect((await post(`${server.base}/api/tables`, { options: { target: 1e9 } })).body).toMatchObject({
      why: { code: 'bad-option' },
    });
    const raw = (body: string, type = 'application/json') =>
      fetch(seatsOf, { method: 'POST', headers: { 'content-type': type }, body }).then(response => response.status);
    expect(await raw('{"name":')).toBe(400);
    expect(await raw('name=Ada', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await raw('{"name":"Eve"}', 'text/plain')).toBe(415);
    expect(await raw(JSON.stringify({ name: 'x'.repeat(20_000) }))).toBe(413);
    const page = await fetch(`${server.base}/%2e%2e/%2e%2e/etc/passwd`);
    expect(await page.text()).not.toContain('root:');
    expect((await fetch(`${server.base}/%zz`)).status).toBe(400);
  });

  it('[BI11] a join repeated with its id gives the same seat', async () => {
    const other = await createTable(server.base);
    const id = 'abcdefghijklmnopqrstuvwx';
    const [first, second] = [
      await joinTable(server.base, other, 'Ada', { id }),
      await joinTable(server.base, other, 'Ada', { id }),
    ];
    expect(second).toEqual(first);
  });

  it('[BI12] headers keep other sites out', async () => {
    const { headers } = await fetch(`${server.base}/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('[BI16] what is said about a table is kept by no browser', async () => {
    const code = await createTable(server.base);
    const { headers } = await fetch(`${server.base}/api/tables/${code}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${server.base}/api/worlds`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('[BI13] a locked table opens with its pass phrase only', async () => {
    const locked = await createTable(server.base, { passphrase: 'three rabbits' });
    expect((await post(`${server.base}/api/tables/${locked}/seats`, { name: 'Eve' })).body).toEqual({
      why: { code: 'wrong-passphrase' },
    });
    await joinTable(server.base, locked, 'Ada', { passphrase: 'three rabbits' });
    const client = await stranger();
    expect(await answerTo(client, hello({ table: locked }))).toMatchObject({ why: { code: 'wrong-passphrase' } });
    expect(await answerTo(client, hello({ table: locked, passphrase: 'three rabbits' }))).toMatchObject({
      t: 'snapshot',
    });
    expect((await fetch(`${server.base}/api/tables/${locked}/games/1`)).status).toBe(403);
  });

  it('[BI14] codes cannot be tried one after the other', async () => {
    const statuses: number[] = [];
    for (let i = 10; i < 30; i++) statuses.push((await fetch(`${server.base}/api/tables/MOTH-MOTH-MOTH-${i}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[BI15] after all that, the table goes on', async () => {
    expect(await players[0]?.do({ t: 'start' })).toEqual({ ok: true });
    await Promise.all(players.map(player => player.until(() => player.table.phase === 'race')));
    expect(await playGame(players)).toBeGreaterThan(5);
  });
});
