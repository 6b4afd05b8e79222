import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AudioId } from '../../src/engine/ids.ts';
import { SqliteJournal } from '../../src/server/journal/sqlite-journal.ts';
import { mp4, ogg, packets, track, webm } from '../support/audio-files.ts';
import { createTable, type Identity, joinTable, post, TestClient } from '../support/client.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';

interface Round {
  readonly code: string;
  readonly seats: readonly Identity[];
  readonly players: readonly TestClient[];
  readonly teller: Identity;
  readonly tellersClient: TestClient;
  readonly listener: Identity;
}

/** A table at which the first player is looking for words. */
const gather = async (base: string, passphrase?: string): Promise<Round> => {
  const lock = passphrase === undefined ? {} : { passphrase };
  const code = await createTable(base, lock);
  const seats: Identity[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) seats.push(await joinTable(base, code, name, lock));
  const players = await Promise.all(seats.map(seat => TestClient.open(base, seat, true)));
  const [teller, listener] = seats as [Identity, Identity];
  const [tellersClient] = players as [TestClient];
  await tellersClient.do({ t: 'start' });
  await tellersClient.until(() => tellersClient.table.phase === 'race');
  await tellersClient.do({ t: 'claim' });
  await Promise.all(players.map(player => player.until(() => player.table.phase === 'clue')));
  return { code, seats, players, teller, tellersClient, listener };
};

const bearer = ({ seat, token }: { readonly seat: string; readonly token: string }) => ({
  authorization: `Bearer ${seat}.${token}`,
});

const upload = async (
  base: string,
  code: string,
  who: { readonly seat: string; readonly token: string },
  bytes: Buffer,
  type = 'audio/webm;codecs=opus',
): Promise<{ status: number; body: { audio?: AudioId; ms?: number; why?: { code: string } } }> => {
  const response = await fetch(`${base}/api/tables/${code}/recordings`, {
    method: 'POST',
    headers: { ...bearer(who), 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Awaited<ReturnType<typeof upload>>['body'] };
};

const record = async (base: string, { code, teller }: Round, bytes = webm()): Promise<AudioId> => {
  const { status, body } = await upload(base, code, teller, bytes);
  if (status !== 201 || body.audio === undefined) throw new Error(`not kept: ${JSON.stringify(body)}`);
  return body.audio;
};

const hear = (base: string, code: string, audio: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}/api/tables/${code}/recordings/${audio}`, { headers });

const tell = ({ tellersClient: client }: Round, audio: AudioId, text: string | null = null) =>
  client.do({ t: 'clue', clue: { kind: 'recording', audio, text }, card: client.me?.hand[0] ?? null });

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await startServer();
  base = server.base;
});
afterAll(() => server.close());

const blobs = (): readonly string[] => {
  try {
    return readdirSync(join(server.dataDir, 'blobs'), { recursive: true, encoding: 'utf8' }).filter(name =>
      name.includes('.'),
    );
  } catch {
    return [];
  }
};

describe('recorded clues', () => {
  it.each([
    ['WebM', webm(), 'audio/webm'],
    ['Ogg', ogg(), 'audio/ogg'],
    ['MP4', mp4(), 'audio/mp4'],
  ])('[RC1] %s is taken, told, and heard by everybody at the table', async (_name, bytes, type) => {
    const round = await gather(base);
    const { status, body } = await upload(base, round.code, round.teller, bytes, type);
    expect([status, (body.ms ?? 0) > 990]).toEqual([201, true]);
    const audio = body.audio as AudioId;
    expect(await tell(round, audio, '  the sea, at night ')).toEqual({ ok: true });
    for (const player of round.players) {
      await player.until(() => player.table.phase === 'cards');
      expect(player.table.game?.clue).toEqual({ kind: 'recording', audio, text: 'the sea, at night' });
    }
    const heard = await hear(base, round.code, audio, bearer(round.listener));
    expect(heard.headers.get('content-type')).toBe(type);
    expect(heard.headers.get('cache-control')).toBe('private, no-cache');
    expect(heard.headers.get('inkling-milliseconds')).toBe(String(body.ms));
    expect(heard.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await heard.arrayBuffer()).equals(bytes)).toBe(true);
    for (const player of round.players) player.close();
  });

  it('[RC2] nobody learns of a recording before it is told', async () => {
    const round = await gather(base);
    const before = round.players.map(player => player.frames.length);
    const audio = await record(base, round);
    const other = round.players[1] as TestClient;
    await other.do({ t: 'say', text: 'well?' });
    const since = round.players.flatMap((player, i) => player.frames.slice(before[i])).join('\n');
    expect(since).not.toContain(audio);
    expect(since).not.toContain('recording');
    for (const player of round.players) player.close();
  });

  it('[RC3] parts of it are sent on request, and it is not sent twice', async () => {
    const round = await gather(base);
    const bytes = webm({ sound: packets(100) });
    const audio = await record(base, round, bytes);
    await tell(round, audio);
    const part = await hear(base, round.code, audio, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const beyond = await hear(base, round.code, audio, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const whole = await hear(base, round.code, audio);
    const again = await hear(base, round.code, audio, { 'if-none-match': whole.headers.get('etag') ?? '' });
    expect([whole.headers.get('accept-ranges'), again.status]).toEqual(['bytes', 304]);
    for (const player of round.players) player.close();
  });

  it('[RC4] a second take replaces the first, and its bytes are gone', async () => {
    const round = await gather(base);
    const first = await record(base, round, webm({ sound: packets(61) }));
    const count = blobs().length;
    const second = await record(base, round, webm({ sound: packets(62) }));
    await expect.poll(() => blobs().length, { timeout: 30_000 }).toBe(count);
    expect((await hear(base, round.code, first)).status).toBe(404);
    expect((await hear(base, round.code, second)).status).toBe(200);
    for (const player of round.players) player.close();
  });
});

describe('hostile recordings', () => {
  let round: Round;
  beforeAll(async () => {
    round = await gather(base);
  });

  it.each<[string, Buffer, string, number, string]>([
    ['text', Buffer.from('hello there, this is no sound'), 'audio/webm', 415, 'not-audio'],
    ['a type that is no sound', webm(), 'video/webm', 415, 'not-audio'],
    ['no type at all', webm(), 'application/octet-stream', 415, 'not-audio'],
    ['JSON', Buffer.from('{"audio":"x"}'), 'application/json', 415, 'not-audio'],
    ['a film', webm({ tracks: [track(), track(1, 'V_VP8')] }), 'audio/webm', 415, 'not-audio'],
    ['half a minute', webm({ sound: packets(1500) }), 'audio/webm', 413, 'recording-too-long'],
    [
      'half a minute that claims a second',
      webm({ sound: packets(1500), step: 0, claims: 1000 }),
      'audio/webm',
      413,
      'recording-too-long',
    ],
    [
      'half a minute with a false end',
      ogg({ sound: packets(1500), position: 48_000 }),
      'audio/ogg',
      413,
      'recording-too-long',
    ],
    ['half a minute with a slow clock', mp4({ frames: 1300, ticks: 1 }), 'audio/mp4', 413, 'recording-too-long'],
    ['more than a megabyte', Buffer.alloc(1024 * 1024 + 1), 'audio/webm', 413, 'recording-too-big'],
    ['nothing', Buffer.alloc(0), 'audio/webm', 415, 'not-audio'],
  ])('[RC5] %s is refused', async (_what, bytes, type, status, why) => {
    const before = blobs().length;
    const answer = await upload(base, round.code, round.teller, bytes, type);
    expect([answer.status, answer.body.why?.code]).toEqual([status, why]);
    expect(blobs().length).toBe(before);
  });

  it('[RC6] only the storyteller records, only while telling, and only with a token of this table', async () => {
    const other = await gather(base);
    const [{ teller, listener, code }] = [round];
    const codeOf = async (who: { seat: string; token: string }) =>
      (await upload(base, code, who, webm())).body.why?.code;
    expect(await codeOf(listener)).toBe('not-storyteller');
    expect(await codeOf({ ...teller, token: listener.token })).toBe('bad-token');
    expect(await codeOf(other.teller)).toBe('bad-token');
    expect(await codeOf({ seat: 'watch', token: 'x' })).toBe('bad-token');
    const audio = await record(base, other);
    expect(await tell(other, audio)).toEqual({ ok: true });
    expect((await upload(base, other.code, other.teller, webm())).body.why?.code).toBe('wrong-phase');
    for (const player of other.players) player.close();
  });

  it('[RC12] sounds are read where recordings are taken, and nowhere else', async () => {
    const headers = { 'content-type': 'audio/webm' };
    const watch = `${base}/api/tables/${round.code}/watch`;
    expect((await fetch(watch, { method: 'POST', headers, body: new Uint8Array(webm()) })).status).toBe(415);
  });

  it('[RC7] a clue names only a recording of its own teller, table and turn', async () => {
    const other = await gather(base);
    const foreign = await record(base, other);
    const mine = await record(base, round);
    const forged = `${mine.slice(0, -1)}${mine.endsWith('A') ? 'B' : 'A'}` as AudioId;
    for (const audio of [foreign, forged, 'a1' as AudioId, mine.slice(0, 22) as AudioId])
      expect(await tell(round, audio)).toEqual({ ok: false, code: 'no-such-recording' });
    expect(await tell(round, mine)).toEqual({ ok: true });
    for (const player of other.players) player.close();
  });

  it('[RC8] another table’s code, a made-up name and a path find nothing', async () => {
    const other = await gather(base);
    const audio = await record(base, other);
    expect((await hear(base, round.code, audio)).status).toBe(404);
    for (const name of ['x', '..%2f..%2fetc', `${audio}x`, 'a'.repeat(65)])
      expect((await hear(base, other.code, name)).status, name).toBe(404);
    for (const player of other.players) player.close();
  });

  it('[RC9] at a locked table, only who has a seat or knew the pass phrase hears it', async () => {
    // A server of its own: wrong tokens and phrases count, and others have tried some here.
    const own = await startServer();
    const { base } = own;
    const locked = await gather(base, 'seven otters');
    const audio = await record(base, locked);
    await tell(locked, audio);
    const status = async (headers?: Record<string, string>) => (await hear(base, locked.code, audio, headers)).status;
    expect(await status()).toBe(403);
    expect(await status({ authorization: `Bearer ${locked.listener.seat}.${round.listener.token}` })).toBe(403);
    expect(await status({ authorization: 'Bearer watch.guess' })).toBe(403);
    expect(await status(bearer(locked.listener))).toBe(200);
    const wrong = await post(`${base}/api/tables/${locked.code}/watch`, { passphrase: 'eight otters' });
    expect(wrong.status).toBe(403);
    const { body } = await post(`${base}/api/tables/${locked.code}/watch`, { passphrase: 'seven otters' });
    const { pass } = body as { pass: string };
    expect(await status({ authorization: `Bearer watch.${pass}` })).toBe(200);
    expect((await upload(base, locked.code, { seat: 'watch', token: pass }, webm())).body.why?.code).toBe('bad-token');
    for (const player of locked.players) player.close();
    await own.close();
  });
});

it('[RC10] a table deleted by its host takes its recordings along at once', async () => {
  const round = await gather(base);
  const before = blobs().length;
  const audio = await record(base, round, webm({ sound: packets(83) }));
  await tell(round, audio);
  expect(blobs().length).toBe(before + 1);
  const deleted = await fetch(`${base}/api/tables/${round.code}`, { method: 'DELETE', headers: bearer(round.teller) });
  expect([deleted.status, blobs().length]).toEqual([204, before]);
  for (const player of round.players) player.close();
});

it('[RC10] a forgotten table leaves no recording behind', async () => {
  const own = await startServer();
  const round = await gather(own.base);
  const audio = await record(own.base, round);
  await tell(round, audio);
  for (const player of round.players) player.close();
  await own.running.close();
  const journal = new SqliteJournal(join(own.dataDir, 'inkling.db'));
  expect(await journal.forget(Date.now() + 1000)).toBe(1);
  await journal.close();
  const again = await startServer({ dataDir: own.dataDir });
  const left = () =>
    readdirSync(join(own.dataDir, 'blobs'), { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.'));
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  await again.close();
  await own.close();
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('[RC11] a recording taken by one node is told and heard at another', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
    const round = await gather(one.base);
    const bytes = webm({ sound: packets(77) });
    const { body } = await upload(two.base, round.code, round.teller, bytes);
    expect(await tell(round, body.audio as AudioId)).toEqual({ ok: true });
    const heard = await hear(two.base, round.code, body.audio ?? '', bearer(round.listener));
    expect(Buffer.from(await heard.arrayBuffer()).equals(bytes)).toBe(true);
    for (const player of round.players) player.close();
    await Promise.all([one.close(), two.close()]);
  });
});
