import { mkdtempSync, rmSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Remembered } from '../../src/bots/memory.ts';
import { seatId, worldId } from '../../src/engine/ids.ts';
import type { TableOptions } from '../../src/engine/options.ts';
import type { WireCommand } from '../../src/protocol/command.ts';
import { createTable, type Identity, joinTable, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { WORLD_PHRASES, writeWorld } from '../support/world.ts';

/** Every file that is read whole, by whatever part of the server. */
const filesRead = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async original => {
  const real = await original<typeof Files>();
  const readFile = ((...args: Parameters<typeof real.readFile>) => {
    const [file] = args;
    filesRead.push(file instanceof URL ? file.href : typeof file === 'string' ? file : '');
    return real.readFile(...args);
  }) as typeof real.readFile;
  return { ...real, readFile };
});

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-bots-'));
  writeWorld(folder);
  server = await startServer({ worldsDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const sitDown = async (code: string, count: number) => {
  const seated: { identity: Identity; client: TestClient }[] = [];
  for (let i = 1; i <= count; i++) {
    const identity = await joinTable(server.base, code, `Player ${i}`);
    seated.push({ identity, client: await TestClient.open(server.base, identity, true) });
  }
  return seated;
};

/** People do what they owe, in words of their own, until something is the case. */
const playUntil = async (clients: readonly TestClient[], said: string, isDone: () => boolean): Promise<void> => {
  const until = Date.now() + 60_000;
  while (!isDone()) {
    if (Date.now() > until) throw new Error('it never came to that');
    let moved = false;
    for (const client of clients) {
      const move = isDone() ? null : client.move();
      if (move === null) continue;
      const own: WireCommand = move.t === 'clue' ? { ...move, clue: { kind: 'text', text: said } } : move;
      moved = (await client.do(own)).ok || moved;
    }
    if (!moved) await new Promise(resolve => setTimeout(resolve, 10));
  }
};

const textOf = (client: TestClient): string | null => {
  const clue = client.table.game?.clue ?? null;
  return clue?.kind === 'text' ? clue.text : null;
};

const memories = (): readonly Remembered[] => {
  const db = new Database(join(server.dataDir, 'inkling.db'), { readonly: true });
  try {
    return db.prepare('SELECT * FROM memories').all() as Remembered[];
  } finally {
    db.close();
  }
};

describe('bots on a server', () => {
  it('[SB1] serves what a bot in a browser needs, and remembers hashed names for ever', async () => {
    const [lexicon, words, picture, notice] = await Promise.all(
      [
        '/lexicon/cs.bridge',
        '/worlds/lantern/words/en.json',
        '/worlds/lantern/owl-400.0123456789ab.avif',
        '/lexicon/NOTICE.md',
      ].map(path => fetch(server.base + path)),
    );
    expect(lexicon?.headers.get('content-type')).toBe('application/octet-stream');
    expect(lexicon?.headers.get('cache-control')).toBe('no-cache');
    expect((await lexicon?.arrayBuffer())?.byteLength).toBeGreaterThan(100_000);
    const again = await fetch(`${server.base}/lexicon/cs.bridge`, {
      headers: { 'if-none-match': lexicon?.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(Object.keys((await words?.json()) as object).length).toBeGreaterThan(80);
    expect(picture?.headers.get('cache-control')).toContain('immutable');
    expect(notice?.status).toBe(404);
  });

  it('[SB2] play a whole game with somebody, in the words of the world', async () => {
    const code = await createTable(server.base, { options: { target: 12 } });
    const [{ client }] = (await sitDown(code, 1)) as [Seated];
    for (const character of ['heron', 'moth', 'crow']) await client.do({ t: 'add-bot', character, name: character });
    expect(await client.do({ t: 'start' })).toEqual({ ok: true });
    const heard = new Set<string>();
    await playUntil([client], 'something of my own', () => {
      const { game, phase } = client.table;
      if (game?.last && game.last.storyteller !== 's1' && game.last.clue.kind === 'text')
        heard.add(game.last.clue.text);
      return phase === 'over';
    });
    expect(heard.size).toBeGreaterThan(1);
    expect([...heard].filter(text => !WORLD_PHRASES.has(text))).toEqual([]);
    client.close();
  });

  it('[SB3] mind a seat while its owner is away, and give it back without a seam', async () => {
    const code = await createTable(server.base, { options: { target: 100 } });
    const [ann, ben, eve] = (await sitDown(code, 3)) as [Seated, Seated, Seated];
    expect(await ann.client.do({ t: 'start' })).toEqual({ ok: true });
    const tells = (seat: string) => ann.client.table.game?.storyteller === seat && textOf(ann.client) !== null;
    ben.client.terminate();
    await ann.client.until(() => ann.client.here.s2 === false);
    expect(await ann.client.do({ t: 'mind', seat: seatId('s2'), on: true })).toEqual({ ok: true });
    await playUntil([ann.client, eve.client], 'said by a person', () => tells('s2'));
    expect(ann.client.table.seats[seatId('s2')]?.minded).toBe(true);
    expect(WORLD_PHRASES).toContain(textOf(ann.client));

    await playUntil([ann.client, eve.client], 'said by a person', () => ann.client.table.game?.storyteller !== 's2');
    await ben.client.connect();
    await ann.client.until(() => ann.client.table.seats[seatId('s2')]?.minded === false);
    await ben.client.until(() => (ben.client.me?.hand.length ?? 0) > 4, 5000, 'his hand');
    // Nobody plays for Ben any more: the others do all they can, and the table waits for him.
    const waits = () => ann.client.move() === null && eve.client.move() === null && ben.client.move() !== null;
    await playUntil([ann.client, eve.client], 'said by a person', waits);
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(waits()).toBe(true);
    const all = [ann.client, ben.client, eve.client];
    await playUntil(all, 'Ben is back', () => tells('s2'));
    expect(textOf(ann.client)).toBe('Ben is back');
    for (const client of all) client.close();
  });

  it('[SB4] remember what people said at tables that agree, and nothing of the others', async () => {
    const play = async (memory: boolean, said: string) => {
      const code = await createTable(server.base, { options: { memory, language: 'da' } });
      const clients = (await sitDown(code, 3)).map(({ client }) => client);
      const [first] = clients as [TestClient];
      await first.do({ t: 'start' });
      await playUntil(clients, said, () => (first.table.game?.last?.round ?? 0) > 0);
      for (const client of clients) client.close();
    };
    await play(false, 'en tavs hemmelighed');
    await play(true, 'Hvor PLAYER 2 sover');
    await play(true, '  Onkel   Bohumil ');
    await expect.poll(() => memories().filter(each => each.language === 'da')).toHaveLength(1);
    const [kept] = memories().filter(each => each.language === 'da');
    expect(kept).toMatchObject({ text: 'Onkel Bohumil', voters: 2 });
    expect(kept?.card).toMatch(/^lantern\./);
    // There is no column a name, a table or a time could stand in.
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(['card', 'found', 'key', 'language', 'text', 'voters']);
  });

  it('[SB6] the host’s switch is obeyed; worlds of somebody’s own turn it off by themselves', async () => {
    const options = { worlds: [worldId('w-somebodys')] };
    const strange = await createTable(server.base, { options });
    const code = await createTable(server.base);
    const [{ client }] = (await sitDown(code, 1)) as [Seated];
    const [{ client: stranger }] = (await sitDown(strange, 1)) as [Seated];
    expect([client.table.options.memory, stranger.table.options.memory]).toEqual([true, false]);
    const set = async (wish: Partial<TableOptions>) => {
      expect(await client.do({ t: 'configure', options: wish })).toEqual({ ok: true });
      return client.table.options.memory;
    };
    expect(await set({ memory: false })).toBe(false);
    expect(await set({ memory: true })).toBe(true);
    expect(await set(options)).toBe(false);
    expect(await set({ memory: true })).toBe(true);
    expect(await set({ worlds: [] })).toBe(true);
    for (const each of [client, stranger]) each.close();
  });

  it('[SB7] nothing of the bots is read while none of them plays', async () => {
    const quiet = await startServer({ worldsDir: folder });
    filesRead.length = 0;
    const words = () => filesRead.filter(path => /lexicon|words/.test(path)).map(path => path.replace(/.*\//, ''));
    try {
      const code = await createTable(quiet.base);
      const clients = await Promise.all(
        ['Ann', 'Ben', 'Eve'].map(async name =>
          TestClient.open(quiet.base, await joinTable(quiet.base, code, name), true),
        ),
      );
      const [first] = clients as [TestClient];
      await first.do({ t: 'start' });
      await playUntil(clients, 'of our own', () => (first.table.game?.last?.round ?? 0) > 0);
      expect(words()).toEqual([]);
      for (const client of clients.slice(1)) client.terminate();
      await first.until(() => first.here.s2 === false && first.here.s3 === false);
      for (const seat of ['s2', 's3']) await first.do({ t: 'mind', seat: seatId(seat), on: true });
      await playUntil([first], 'with bots', () => (first.table.game?.last?.round ?? 0) > 1);
      expect(words()).toEqual(expect.arrayContaining(['english.vectors', 'en.json']));
      first.close();
    } finally {
      await quiet.close();
    }
  });

  it('[SB5] a seat that a bot took over for good no longer knows its old player', async () => {
    const code = await createTable(server.base);
    const [ann, ben, eve] = (await sitDown(code, 3)) as [Seated, Seated, Seated];
    await ann.client.do({ t: 'start' });
    await playUntil([ann.client, ben.client, eve.client], 'a', () => ann.client.table.phase === 'vote');
    expect(await eve.client.do({ t: 'leave' })).toEqual({ ok: true });
    const others = [ann.client, ben.client];
    const frames = eve.client.frames.length;
    await playUntil(others, 'b', () => ann.client.table.seats[seatId('s3')]?.kind === 'bot');
    await eve.client.until(() => eve.client.closed);
    expect(eve.client.bye).toBe('removed');
    // The frame in which the bot took over tells her what everybody sees, and no longer her hand.
    const late = eve.client.messages.slice(frames).filter(message => message.t === 'change');
    expect(late.at(-1)?.me).toBeUndefined();
    await eve.client.connect();
    expect(eve.client.messages.at(-1)).toMatchObject({ t: 'refused', why: { code: 'not-seated' } });
    expect(await eve.client.do({ t: 'say', text: 'still me?' })).toEqual({ ok: false, code: 'hello-first' });
    const { round = 0 } = ann.client.table.game ?? {};
    await playUntil(others, 'c', () => (ann.client.table.game?.round ?? 0) > round);
    for (const client of [...others, eve.client]) client.close();
  });
});

type Seated = Awaited<ReturnType<typeof sitDown>>[number];
