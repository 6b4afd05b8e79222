import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import webpush from 'web-push';
import type { WorldCreated } from '../../../src/protocol/own-worlds.ts';
import { createTable, type Identity, joinTable, post } from '../../support/client.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import type { Target } from './fuzz.ts';

/** Where the requests are aimed at: a table with somebody seated, a world with its maker's key. */
interface Aim {
  readonly seat: Identity;
  readonly world: WorldCreated;
}

let server: TestServer | null = null;
let aim: Aim | null = null;
let sent = 0;
const agent = new Agent({ keepAlive: true });

const open = (): Promise<TestServer> => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return startServer({
    messageRate: 1e6,
    // Every request comes from another address: limits would turn away nearly all of them before they get anywhere.
    trustProxy: true,
    worldsPerDay: 1e9,
    vapidPublicKey: publicKey,
    vapidPrivateKey: privateKey,
    vapidSubject: 'mailto:host@example.org',
  });
};

const takeAim = async (base: string): Promise<Aim> => {
  const code = await createTable(base);
  const seat = await joinTable(base, code, 'Ann');
  const { body } = await post(`${base}/api/worlds`, { name: 'Fuzz', language: 'en' });
  return { seat, world: body as WorldCreated };
};

const inText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
/** What may stand in a line of a request; the rest would never leave this process. */
const inLine = (value: unknown): string =>
  inText(value)
    .replaceAll(/[^!-~]/g, '')
    .slice(0, 2000);

const VERBS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS'];
const TYPES = ['application/json', 'application/octet-stream', 'audio/webm', 'audio/ogg', 'text/plain'];

interface Asked {
  readonly verb: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** `[method, path, body, bearer, type, further headers]`, with CODE, TOKEN, WORLD and SECRET for what is real. */
const readRequest = (input: string, { seat, world }: Aim): Asked => {
  const text = input
    .replaceAll('CODE', seat.code)
    .replaceAll('TOKEN', `${seat.seat}.${seat.token}`)
    .replaceAll('WORLD', world.id)
    .replaceAll('SECRET', world.edit);
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    told = ['POST', '/api/tables', text];
  }
  const [method, path, body, bearer, type, extra] = Array.isArray(told) ? (told as unknown[]) : ['POST', '/', told];
  const verb = VERBS.find(each => each === method) ?? 'POST';
  const kind = TYPES.find(each => each === type) ?? 'application/json';
  const isJson = kind === 'application/json';
  return {
    verb,
    path: `/${inLine(path).replace(/^\/+/, '')}`,
    headers: {
      'content-type': kind,
      ...(typeof bearer === 'string' ? { authorization: `Bearer ${inLine(bearer)}` } : {}),
      ...(typeof extra === 'string'
        ? { range: inLine(extra), 'if-none-match': inLine(extra), host: inLine(extra) }
        : {}),
    },
    body: verb === 'GET' || verb === 'HEAD' ? null : Buffer.from(isJson ? JSON.stringify(body ?? null) : inText(body)),
  };
};

/** With a path as it is written: `fetch` would tidy it up. */
const send = (base: string, { verb, path, headers, body }: Asked, from: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const length = body === null ? {} : { 'content-length': body.length };
    const asking = request({
      hostname,
      port,
      path,
      agent,
      method: verb,
      headers: { ...headers, ...length, 'x-forwarded-for': from },
    });
    asking.once('response', response => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asking.once('error', reject);
    asking.end(body ?? undefined);
  });

const SEEDS: readonly (readonly unknown[])[] = [
  ['POST', '/api/tables', { options: { ruleset: 'classic', target: 30 }, passphrase: 'low tide' }],
  ['GET', '/api/tables/CODE'],
  ['DELETE', '/api/tables/CODE', null, 'TOKEN'],
  ['POST', '/api/tables/CODE/seats', { name: 'Bo', rabbit: 'rose', contribution: 'ab'.repeat(16), id: 'a'.repeat(24) }],
  ['GET', '/api/tables/CODE/games/1', null, 'TOKEN'],
  ['POST', '/api/tables/CODE/watch', { passphrase: 'low tide' }],
  ['POST', '/api/tables/CODE/recordings', 'sound', 'TOKEN', 'audio/webm'],
  ['GET', '/api/tables/CODE/recordings/a1', null, 'TOKEN', null, 'bytes=0-9'],
  ['POST', '/api/seats', { seats: [{ code: 'CODE', seat: 's1', token: 'abc' }] }],
  ['GET', '/api/push'],
  [
    'PUT',
    '/api/tables/CODE/push',
    { endpoint: 'https://push.example.org/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, language: 'en' },
    'TOKEN',
  ],
  ['DELETE', '/api/tables/CODE/push', { endpoint: 'https://push.example.org/1' }, 'TOKEN'],
  ['POST', '/api/worlds', { name: 'Ours', language: 'en' }],
  ['GET', '/api/worlds/WORLD?table=CODE', null, 'SECRET'],
  ['PATCH', '/api/worlds/WORLD', { name: 'Theirs', order: ['a'], published: true }, 'SECRET'],
  ['DELETE', '/api/worlds/WORLD', null, 'SECRET'],
  ['POST', '/api/worlds/WORLD/cards?crop=0,0,1,1', 'no picture', 'SECRET', 'application/octet-stream'],
  [
    'PATCH',
    '/api/worlds/WORLD/cards/a',
    { crop: { x: 0, y: 0, width: 1, height: 1 }, words: { title: 'A' } },
    'SECRET',
  ],
  ['DELETE', '/api/worlds/WORLD/cards/a?everywhere=1', null, 'SECRET'],
  ['GET', '/api/worlds/WORLD/zip', null, 'SECRET'],
  ['POST', '/api/worlds/WORLD/reports', { reason: 'other', card: 'a', text: 'why' }],
  ['GET', `/own/WORLD/${'0'.repeat(64)}.webp`],
  ['GET', '/t/CODE', null, null, null, 'table.example.org:80'],
  ['GET', '/worlds/../../etc/passwd'],
  ['GET', '/%2e%2e%2f%00?%'],
  ['GET', '/metrics', null, 'x'],
  ['GET', '/ws'],
];

/**
 * Whole requests to every door of a whole server: it never answers with a fault of its own. All but imports, each of which
 * starts a process: archives have a target of their own.
 */
export const http: Target = {
  name: 'http',
  isJson: true,
  share: 20,
  isSteered: true,
  seeds: async () => SEEDS.map(seed => JSON.stringify(seed)),
  async run(input) {
    server ??= await open();
    aim ??= await takeAim(server.base);
    const asked = readRequest(input.toString(), aim);
    sent++;
    const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const status = await send(server.base, asked, from);
    // What was aimed at may be gone now.
    if (asked.verb === 'DELETE' && status === 204) aim = null;
    assert.ok(status < 500, `${asked.verb} ${asked.path} → ${status}`);
  },
  async close() {
    agent.destroy();
    await server?.close();
  },
};
