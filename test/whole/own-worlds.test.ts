import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import Database from 'libsql';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardId, cardId } from '../../src/engine/ids.ts';
import type { OwnManifest, WorldCreated } from '../../src/protocol/own-worlds.ts';
import { openMemory } from '../../src/server/memory/open-memory.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import { ask, Maker, paintPicture, send } from '../support/own-world.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';

const OWN_TABLES = ['own_worlds', 'own_blobs', 'own_due', 'own_pins', 'own_reports'];

/** How much there is of own worlds: rows in the store, and blobs. */
interface Shelf {
  readonly server: TestServer;
  /** What the operator's command line is told about where it all lies. */
  readonly env: Readonly<Record<string, string>>;
  rows(): Promise<number>;
  blobs(): Promise<number>;
}

const whyOf = (body: unknown): string => (body as { why: { code: string } }).why.code;
const pictureOf = (world: OwnManifest, i: number, width = 400): string =>
  `${world.base}${world.cards[i]?.files.webp?.[width]}`;

/** People and bots at a table that plays with these worlds. */
const sitDown = async (base: string, worlds: readonly string[]) => {
  const code = await createTable(base, {});
  const who = await joinTable(base, code, 'Ada');
  const client = await TestClient.open(base, who);
  for (const name of ['Bo', 'Cy', 'Di']) await client.do({ t: 'add-bot', character: 'dreamer', name });
  const configured = await client.do({ t: 'configure', options: { worlds: worlds as never, target: 5 } });
  return { code, who, client, configured };
};

const playOn = async (client: TestClient, isDone: () => boolean): Promise<void> => {
  const until = Date.now() + 120_000;
  while (!isDone()) {
    if (Date.now() > until) throw new Error(`it never came to that: ${client.table.phase}`);
    const move = client.move();
    if (move === null || !(await client.do(move)).ok) await new Promise(resolve => setTimeout(resolve, 10));
  }
};

const run = promisify(execFile);
const inkling = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> => {
  const command = ['--import', 'tsx', 'src/cli/main.ts', ...args];
  return (await run(process.execPath, command, { env: { ...process.env, ...env } })).stdout;
};

const worldTests = (open: () => Shelf): void => {
  const base = (): string => open().server.base;

  it('[OW1] is made, published, shown; the address cannot be guessed and the secret opens it', async () => {
    const maker = await Maker.begin(base(), { name: 'Dovolená', language: 'cs' });
    expect(maker.id).toMatch(/^w-[a-z2-7]{20}$/);
    expect(maker.edit.length).toBeGreaterThanOrEqual(32);
    expect((await maker.change({ published: true })).status).toBe(422);
    const name = await maker.add(await paintPicture(1));
    expect((await ask(base(), 'GET', `/api/worlds/${maker.id}`)).status).toBe(404);
    expect((await maker.change({ published: true, licence: 'CC BY 4.0' })).status).toBe(200);
    const world = await maker.see(false);
    expect(world).toMatchObject({ name: 'Dovolená', licence: 'CC BY 4.0', cards: [{ name }] });
    expect(world.making).toBeUndefined();
    const picture = await fetch(`${base()}${pictureOf(world, 0)}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(400);
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${maker.edit}x` }]) {
      expect((await ask(base(), 'PATCH', `/api/worlds/${maker.id}`, headers, { name: 'mine' })).status).toBe(403);
      expect((await ask(base(), 'DELETE', `/api/worlds/${maker.id}`, headers)).status).toBe(403);
    }
    await maker.remove();
  });

  it('[OW2] words, order and another part of the picture; the same picture again is no second card', async () => {
    const maker = await Maker.begin(base());
    const wide = await paintPicture(5, 900, 450);
    const [a, b] = [await maker.add(wide), await maker.add(await paintPicture(6))];
    expect(await maker.add(wide)).toBe(a);
    await maker.change({ order: [b, a] });
    await maker.change({ words: { title: 'Sea', alt: 'A sea', associations: ['salt'] } }, `/cards/${a}`);
    const before = await maker.see();
    expect(before.cards.map(card => card.name)).toEqual([b, a]);
    expect(before.making?.sources[a]).toMatchObject({ width: 900, height: 450 });
    const cut = await maker.change({ crop: { x: 0, y: 0, width: 0.3, height: 1 } }, `/cards/${a}`);
    const { card } = cut.body as { card: string };
    expect(card).not.toBe(a);
    const after = await maker.see();
    expect(after.cards.map(each => each.name)).toEqual([b, card]);
    expect(after.cards[1]?.words['en']).toEqual({ title: 'Sea', alt: 'A sea', associations: ['salt'] });
    expect((await fetch(`${base()}${pictureOf(before, 1)}`)).status).toBe(404);
    await maker.remove();
  });

  it('[OW3] a table plays with it, mixed with others, and is told what is missing', async () => {
    const [one, two] = [await Maker.make(base(), 20, 100), await Maker.make(base(), 16, 200)];
    const { client, configured } = await sitDown(base(), ['w-aaaaaaaaaaaaaaaaaaaa']);
    expect(configured).toEqual({ ok: false, code: 'no-such-world' });
    await client.do({ t: 'configure', options: { worlds: [one.id] as never } });
    expect(await client.do({ t: 'start' })).toEqual({ ok: false, code: 'deck-too-small' });
    await client.do({ t: 'configure', options: { worlds: [one.id, two.id] as never } });
    expect(await client.do({ t: 'start' })).toEqual({ ok: true });
    await playOn(client, () => client.table.phase === 'over');
    client.close();
    await Promise.all([one.remove(), two.remove()]);
  });

  it('[OW4] a game goes on with the cards it began with, whatever the maker changes meanwhile', async () => {
    const maker = await Maker.make(base(), 32, 300);
    const { client, code } = await sitDown(base(), [maker.id]);
    expect(await client.do({ t: 'start' })).toEqual({ ok: true });
    const before = await maker.see(false);
    const [dropped, cut] = [before.cards[0]?.name ?? '', before.cards[1]?.name ?? ''];
    expect((await maker.remove(`/cards/${dropped}`)).status).toBe(204);
    await maker.change({ crop: { x: 0, y: 0, width: 0.8, height: 0.8 } }, `/cards/${cut}`);
    expect((await maker.see(false)).cards.map(card => card.name)).not.toContain(dropped);
    expect((await maker.see(false)).retired).toEqual([]);
    const table = await maker.see(false, code);
    expect(table.retired.map(card => card.name).toSorted()).toEqual([dropped, cut].toSorted());
    expect((await fetch(`${base()}${pictureOf(before, 0)}`)).status).toBe(200);
    await playOn(client, () => client.table.phase === 'over');
    expect((await maker.remove(`/cards/${dropped}?everywhere=1`)).status).toBe(204);
    expect((await fetch(`${base()}${pictureOf(before, 0)}`)).status).toBe(404);
    client.close();
    await maker.remove();
  });

  it('[OW5] export, import, export: the same bytes', async () => {
    const maker = await Maker.make(base(), 4, 400);
    const [first] = (await maker.see()).cards;
    await maker.change({ name: 'Ещё мир', licence: 'ours', language: 'uk' });
    const words = { title: 'Ніч', alt: 'Дуже темна ніч', associations: ['сон', 'тиша'] };
    await maker.change({ words }, `/cards/${first?.name}`);
    const zip = await maker.zip();
    const { status, body } = await send(`${base()}/api/worlds/import`, zip);
    expect(status).toBe(201);
    const copy = new Maker(base(), body as WorldCreated);
    expect(copy.id).not.toBe(maker.id);
    expect((await copy.zip()).equals(zip)).toBe(true);
    expect((await maker.zip()).equals(zip)).toBe(true);
    await maker.remove();
    // The pictures are shared, and stay for the one that is left.
    expect((await fetch(`${base()}${pictureOf(await copy.see(), 0)}`)).status).toBe(200);
    await copy.remove();
  });

  it('[OW8] the operator sees reports, hides, shows and deletes while the server runs', async () => {
    const operator = (...args: readonly string[]) => inkling(['worlds', ...args], open().env);
    const maker = await Maker.make(base(), 2, 700);
    const world = await maker.see(false);
    const [first, second] = world.cards.map(card => card.name);
    const report = { card: first, reason: 'rude', text: 'not \u001b[2Jnice' };
    await ask(base(), 'POST', `/api/worlds/${maker.id}/reports`, {}, report);
    expect(await operator('list')).toContain(`${maker.id}  `);
    expect(await operator('reports')).toMatch(new RegExp(`${maker.id}  ${first}  rude  not ·\\[2Jnice`));
    await operator('hide', maker.id, first ?? '');
    expect((await maker.see(false)).cards[0]).toMatchObject({ name: first, files: {}, placeholder: '' });
    await operator('hide', maker.id);
    expect((await ask(base(), 'GET', `/api/worlds/${maker.id}`)).status).toBe(404);
    await operator('show', maker.id);
    await operator('delete', maker.id, second ?? '');
    expect((await maker.see(false)).cards.map(card => card.name)).toEqual([first]);
    await operator('delete', maker.id);
    expect((await ask(base(), 'GET', `/api/worlds/${maker.id}`, maker.keys)).status).toBe(404);
    await expect(operator('delete', maker.id)).rejects.toThrow(/There is no world/);
  });

  it('[OW10] what bots remember of a card goes with the card, and the rest with the world', async () => {
    const { dataDir } = open().server;
    const bots = await openMemory({ dataDir, databaseUrl: open().env['DATABASE_URL'] ?? null });
    if (bots === null) throw new Error('no memory');
    const maker = await Maker.make(base(), 3, 900);
    const cards = (await maker.see()).cards.map(card => cardId(card.id));
    const [first, second] = cards as [CardId, CardId, CardId];
    const known = async () => (await bots.memory.recall(cards, 'en')).map(each => each.card);
    await bots.memory.learn(cards.map(card => ({ card, language: 'en', text: 'Salt', voters: 3, found: 1 })));
    expect(await known()).toHaveLength(3);
    await maker.remove(`/cards/${first.split('.')[1]}`);
    expect(await known()).not.toContain(first);
    await inkling(['worlds', 'delete', maker.id, second.split('.')[1] ?? ''], open().env);
    expect(await known()).toEqual(cards.slice(2));
    await maker.remove();
    expect(await known()).toEqual([]);
    await bots.close();
  });

  it('[OW6] reports reach the store; deleting leaves nothing behind', async () => {
    const maker = await Maker.make(base(), 3, 500);
    const { cards } = await maker.see();
    const report = { card: cards[0]?.name, reason: 'private', text: 'that is me' };
    expect((await ask(base(), 'POST', `/api/worlds/${maker.id}/reports`, {}, report)).status).toBe(204);
    expect(await open().rows()).toBeGreaterThan(10);
    expect((await maker.remove()).status).toBe(204);
    expect(await open().rows()).toBe(0);
    expect(await open().blobs()).toBe(0);
    expect((await ask(base(), 'GET', `/api/worlds/${maker.id}`, maker.keys)).status).toBe(404);
  });
};

describe('own worlds on SQLite', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ worldsPerDay: 100 });
  });
  afterAll(() => server.close());

  worldTests(() => ({
    server,
    env: { INKLING_DATA: server.dataDir },
    rows: async () => {
      const db = new Database(join(server.dataDir, 'inkling.db'), { readonly: true });
      const count = (table: string) => (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
      const sum = OWN_TABLES.reduce((all, table) => all + count(table), 0);
      db.close();
      return sum;
    },
    blobs: async () =>
      readdirSync(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true }).filter(each => each.isFile())
        .length,
  }));

  it('[OW14] a world is written and compressed once for all who ask, and kept by no browser', async () => {
    const maker = await Maker.make(server.base, 2, 1100);
    const look = (headers: Record<string, string> = {}) =>
      fetch(`${server.base}/api/worlds/${maker.id}`, { headers: { 'accept-encoding': 'br', ...headers } });
    const first = await look();
    const tag = first.headers.get('etag') ?? '';
    expect([first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual(['br', 'no-store']);
    expect((await look({ 'if-none-match': tag })).status).toBe(304);
    expect((await look({ 'if-none-match': tag, ...maker.keys })).status).toBe(200);
    await maker.change({ name: 'Other shapes' });
    expect(await (await look({ 'if-none-match': tag })).json()).toMatchObject({ name: 'Other shapes' });
    await maker.remove();
    expect((await look({ 'if-none-match': tag })).status).toBe(404);
  });

  it('[OW9] an archive unpacked under worlds/, whatever the folder is called, is a world of the server', async () => {
    const maker = await Maker.make(server.base, 3, 800);
    const [card] = (await maker.see()).cards;
    await maker.change({ words: { title: 'Sea', alt: 'A sea', associations: ['salt'] } }, `/cards/${card?.name}`);
    const folder = mkdtempSync(join(tmpdir(), 'inkling-unpacked-'));
    for (const [name, bytes] of Object.entries(unzipSync(await maker.zip()))) {
      mkdirSync(dirname(join(folder, 'My Holiday', name)), { recursive: true });
      writeFileSync(join(folder, 'My Holiday', name), bytes);
    }
    await maker.remove();
    const other = await startServer({ worldsDir: folder });
    const { worlds } = (await ask(other.base, 'GET', '/api/worlds')).body as { worlds: readonly OwnManifest[] };
    expect(worlds).toMatchObject([{ name: 'Shapes', base: '/worlds/My%20Holiday/' }]);
    expect(worlds[0]).not.toHaveProperty('folder');
    expect(worlds[0]?.cards.map(each => each.words['en']?.title)).toEqual(['Sea', undefined, undefined]);
    const picture = await fetch(`${other.base}${worlds[0]?.base}${worlds[0]?.cards[1]?.files.webp?.['400']}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[OW11] cards taken out of a world go when the table that kept them plays without it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'inkling-let-go-'));
    const before = await startServer({ dataDir });
    const maker = await Maker.make(before.base, 30, 1000);
    const { client, code, who } = await sitDown(before.base, [maker.id]);
    expect(await client.do({ t: 'start' })).toEqual({ ok: true });
    await playOn(client, () => client.table.phase === 'over');
    const whole = await maker.see();
    await maker.remove(`/cards/${whole.cards[0]?.name}`);
    const kept = `/cards/${whole.cards[1]?.name}`;
    expect((await maker.see(false, code)).retired).toHaveLength(1);
    // Servers tidy up when they start, and every hour. The last game is still there to be looked at.
    await before.close();
    const between = await startServer({ dataDir });
    const again = new Maker(between.base, maker);
    await again.remove(kept);
    expect((await again.see(false, code)).retired).toHaveLength(2);
    const host = await TestClient.open(between.base, who);
    expect(await host.do({ t: 'configure', options: { worlds: [] } })).toEqual({ ok: true });
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    host.close();
    await between.close();
    const after = await startServer({ dataDir });
    const later = new Maker(after.base, maker);
    await expect.poll(async () => (await later.see(false, code)).retired, { timeout: 60_000 }).toEqual([]);
    const pictureStatus = async () => (await fetch(`${after.base}${pictureOf(whole, 0)}`)).status;
    await expect.poll(pictureStatus, { timeout: 60_000 }).toBe(404);
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('[OW7] quotas: cards, bytes, worlds and uploads of a day', async () => {
    const small = await startServer({ worldCards: 2, worldMegabytes: 1, worldsPerDay: 3, uploadMegabytesPerDay: 6 });
    const maker = await Maker.make(small.base, 2, 600);
    const third = await maker.send('/cards', await paintPicture(9));
    expect([third.status, whyOf(third.body)]).toEqual([422, 'world-full']);
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const noisy = sharp({ create: { width: 1200, height: 1400, channels: 3, background: '#888', noise } });
    const other = await Maker.begin(small.base);
    const large = await other.send('/cards', await noisy.jpeg({ quality: 80 }).toBuffer());
    expect([large.status, whyOf(large.body)]).toEqual([422, 'world-too-big']);
    const flood = await other.send('/cards', Buffer.alloc(7 * 1024 * 1024));
    expect([flood.status, whyOf(flood.body)]).toEqual([429, 'too-many-bytes']);
    await Maker.begin(small.base);
    const fourth = await ask(small.base, 'POST', '/api/worlds', {}, {});
    expect([fourth.status, whyOf(fourth.body)]).toEqual([429, 'too-many-worlds']);
    await small.close();
  });

  it('[OW12] words have an end too, in however many languages they are written; what is there may still be cut', async () => {
    const small = await startServer({ worldCards: 2 });
    const maker = await Maker.begin(small.base);
    const card = await maker.add(await paintPicture(1));
    const words = { title: 'ж'.repeat(80), alt: 'ж'.repeat(400), associations: Array(24).fill('ж'.repeat(40)) };
    const write = async (language: string, said: object = words) => {
      await maker.change({ language });
      return maker.change({ words: said }, `/cards/${card}`);
    };
    const answers = [];
    for (const language of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii']) answers.push(await write(language));
    expect(answers[3]?.status).toBe(200);
    expect(answers.at(-1)).toEqual({ status: 422, body: { why: { code: 'world-too-big', max: 16_384 } } });
    expect(JSON.stringify((await maker.see()).cards).length).toBeLessThan(16_384);
    expect((await write('bb', { title: 'sea', alt: '', associations: [] })).status).toBe(200);
    await small.close();
  });

  it('[OW13] a world tells no more codes of tables than the front door does', async () => {
    const small = await startServer();
    const maker = await Maker.make(small.base, 32, 700);
    const { client, code } = await sitDown(small.base, [maker.id]);
    expect(await client.do({ t: 'start' })).toEqual({ ok: true });
    await maker.remove(`/cards/${(await maker.see()).cards[0]?.name}`);
    expect((await maker.see(false, code)).retired.length).toBe(1);
    for (let i = 10; i < 22; i++) expect((await maker.see(false, `MOTH-MOTH-MOTH-${i}`)).retired).toEqual([]);
    expect((await maker.see(false, code)).retired).toEqual([]);
    expect((await ask(small.base, 'GET', `/api/tables/${code}`)).status).toBe(429);
    client.close();
    await small.close();
  });
});

describe('own worlds on PostgreSQL', () => {
  let postgres: TestPostgres;
  let server: TestServer;
  let client: Client;
  let address: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    address = await postgres.database();
    server = await startServer({ databaseUrl: address, worldsPerDay: 100 });
    client = new Client(address);
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await server?.close();
    await postgres?.stop();
  });

  const count = async (tables: readonly string[]): Promise<number> => {
    const all = tables.map(table => `(SELECT count(*) FROM ${table})`).join(' + ');
    const { rows } = await client.query<{ n: string }>(`SELECT ${all} AS n`);
    return Number(rows[0]?.n);
  };
  worldTests(() => ({
    server,
    env: { DATABASE_URL: address },
    rows: () => count(OWN_TABLES),
    blobs: () => count(['blobs']),
  }));
});
