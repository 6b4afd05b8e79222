import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { createTable, type Identity, joinTable, post, TestClient } from '../support/client.ts';
import { FakeDevice, FakePushService, readVapid } from '../support/fake-push-service.ts';
import { startServer, type TestServer } from '../support/server.ts';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const service = new FakePushService();
let server: TestServer;
beforeAll(async () => {
  await service.open();
  server = await startServer({
    vapidPublicKey: publicKey,
    vapidPrivateKey: privateKey,
    vapidSubject: 'mailto:host@example.org',
    pushAnywhere: true,
    pushAfterSeconds: 0.3,
  });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const bearer = ({ seat, token }: Identity) => ({
  authorization: `Bearer ${seat}.${token}`,
  'content-type': 'application/json',
});

const subscribe = async (who: Identity, body: object, method = 'PUT'): Promise<number> => {
  const address = `${server.base}/api/tables/${who.code}/push`;
  return (await fetch(address, { method, headers: bearer(who), body: JSON.stringify(body) })).status;
};

const gather = async (names: readonly string[]): Promise<readonly Identity[]> => {
  const code = await createTable(server.base);
  const seats: Identity[] = [];
  for (const name of names) seats.push(await joinTable(server.base, code, name));
  return seats;
};

const pushedTo = (path: string) => service.pushed.filter(each => each.path === path);

describe('a push when it is your turn', () => {
  it('[PU1] goes to who is away, once a turn, sealed, in their language, without a secret; not to who is there', async () => {
    const [ada, bo, cy, di] = (await gather(['Ada', 'Bo', 'Cy', 'Di'])) as [Identity, Identity, Identity, Identity];
    const [phone, desk] = [new FakeDevice(), new FakeDevice()];
    expect(await subscribe(bo, { endpoint: `${service.base}/bo`, keys: phone.keys, language: 'cs' })).toBe(204);
    expect(await subscribe(cy, { endpoint: `${service.base}/cy`, keys: desk.keys, language: 'en' })).toBe(204);
    const [host, here, third] = await Promise.all([ada, cy, di].map(who => TestClient.open(server.base, who)));
    if (host === undefined || here === undefined || third === undefined) throw new Error('nobody came');
    await host.do({ t: 'start' });
    await host.until(() => host.table.phase === 'race');
    await host.do({ t: 'claim' });
    await host.until(() => host.table.phase === 'clue');
    const card = host.me?.hand[0] ?? null;
    await host.do({ t: 'clue', clue: { kind: 'text', text: 'quicksilver marmalade' }, card });
    const forCards = () =>
      pushedTo('/bo').filter(({ body }) => JSON.stringify(phone.read(body)).includes('vyber kartu'));
    await expect.poll(() => forCards().length, { timeout: 30_000 }).toBe(1);
    const [push] = forCards();
    const said = phone.read(push?.body ?? Buffer.alloc(0));
    expect(said).toEqual({ title: 'Jsi na řadě: vyber kartu k nápovědě', body: 'Ada, Cy, Di', table: ada.code });
    const all = pushedTo('/bo')
      .map(({ body }) => JSON.stringify(phone.read(body)))
      .join('\n');
    for (const secret of ['marmalade', String(card), bo.token, ada.token]) expect(all).not.toContain(secret);
    expect(push?.body.toString('latin1')).not.toContain(ada.code);
    expect(push?.headers['content-encoding']).toBe('aes128gcm');
    const vapid = readVapid(push?.headers.authorization);
    expect(vapid).toMatchObject({ key: publicKey, claims: { aud: service.base, sub: 'mailto:host@example.org' } });

    // Something else happens at the table, and somebody comes and goes: the turn is still the same one.
    await host.do({ t: 'say', text: 'take your time' });
    const visitor = await TestClient.open(server.base, bo);
    visitor.close();
    await here.do(here.move() ?? { t: 'next' });
    await third.do(third.move() ?? { t: 'next' });
    const back = await TestClient.open(server.base, bo);
    await back.do(back.move() ?? { t: 'next' });
    await host.until(() => host.table.phase === 'vote');
    back.close();
    await expect
      .poll(() => pushedTo('/bo').some(({ body }) => JSON.stringify(phone.read(body)).includes('hlasuj')), {
        timeout: 30_000,
      })
      .toBe(true);
    expect(forCards()).toHaveLength(1);
    // A newer message replaces an older one, and whoever tries all codes does not find this one.
    const topics = new Set(pushedTo('/bo').map(({ headers }) => headers.topic));
    expect([...topics]).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
    expect([...topics]).not.toEqual([
      createHash('sha256').update(`${bo.code}/${bo.seat}`).digest('base64url').slice(0, 32),
    ]);
    expect(pushedTo('/cy')).toEqual([]);
    for (const client of [host, here, third]) client.close();
  });

  it('[PU2] a device that is gone is forgotten', async () => {
    const [ada, bo, cy] = (await gather(['Ada', 'Bo', 'Cy'])) as [Identity, Identity, Identity];
    const device = new FakeDevice();
    await subscribe(bo, { endpoint: `${service.base}/gone`, keys: device.keys, language: 'en' });
    const [host, third] = [await TestClient.open(server.base, ada), await TestClient.open(server.base, cy)];
    service.status = 410;
    await host.do({ t: 'start' });
    await expect.poll(() => pushedTo('/gone').length, { timeout: 30_000 }).toBe(1);
    service.status = 201;
    await host.do({ t: 'claim' });
    await host.until(() => host.table.phase === 'clue');
    await subscribe(bo, { endpoint: `${service.base}/new`, keys: device.keys, language: 'en' });
    await host.do({ t: 'clue', clue: { kind: 'aloud' }, card: host.me?.hand[0] ?? null });
    await expect.poll(() => pushedTo('/new').length, { timeout: 30_000 }).toBe(1);
    expect(pushedTo('/gone')).toHaveLength(1);
    for (const client of [host, third]) client.close();
  });

  it('[PU3] only a seat’s own token subscribes it, and only with what a browser would give', async () => {
    const [ada, bo] = (await gather(['Ada', 'Bo'])) as [Identity, Identity];
    const { keys } = new FakeDevice();
    const good = { endpoint: `${service.base}/x`, keys, language: 'en' };
    expect(await subscribe({ ...bo, token: ada.token }, good)).toBe(403);
    expect(await subscribe({ ...bo, code: 'MOTH-MOTH-MOTH-11' }, good)).toBe(404);
    for (const bad of [
      { ...good, endpoint: 'ftp://example.org/x' },
      { ...good, endpoint: `${service.base}/${'x'.repeat(2000)}` },
      { ...good, keys: { ...keys, p256dh: 'AAAA' } },
      { ...good, keys: { ...keys, auth: '' } },
      { ...good, language: '<b>' },
      {},
    ])
      expect(await subscribe(bo, bad), JSON.stringify(bad)).toBe(400);
    expect(await subscribe(bo, { endpoint: good.endpoint }, 'DELETE')).toBe(204);
  });

  it('[PU4] nothing is pushed to private addresses, and nothing at all without keys', async () => {
    const strict = await startServer({
      vapidPublicKey: publicKey,
      vapidPrivateKey: privateKey,
      vapidSubject: 'mailto:a@example.org',
    });
    const none = await startServer();
    const statusAt = async (base: string, endpoint: string) => {
      const code = await createTable(base);
      const who = await joinTable(base, code, 'Ada');
      const body = JSON.stringify({ endpoint, keys: new FakeDevice().keys, language: 'en' });
      return (await fetch(`${base}/api/tables/${code}/push`, { method: 'PUT', headers: bearer(who), body })).status;
    };
    for (const endpoint of [
      `${service.base}/x`,
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://printer.local/x',
    ])
      expect(await statusAt(strict.base, endpoint), endpoint).toBe(400);
    expect(await statusAt(strict.base, 'https://push.example.org/x')).toBe(204);
    expect(await statusAt(none.base, 'https://push.example.org/x')).toBe(400);
    expect(await (await fetch(`${none.base}/api/push`)).json()).toEqual({ key: null });
    expect(await (await fetch(`${strict.base}/api/push`)).json()).toEqual({ key: publicKey });
    await Promise.all([strict.close(), none.close()]);
  });
});

describe('a push service that goes on talking', () => {
  it('[PU5] is hung up on: after its status, and where that takes too long', async () => {
    const [ada, bo, cy] = (await gather(['Ada', 'Bo', 'Cy'])) as [Identity, Identity, Identity];
    service.manners.set('/chatter', 'chatter').set('/drip', 'drip');
    const { keys } = new FakeDevice();
    await subscribe(bo, { endpoint: `${service.base}/chatter`, keys, language: 'en' });
    await subscribe(cy, { endpoint: `${service.base}/drip`, keys, language: 'en' });
    const host = await TestClient.open(server.base, ada);
    await host.do({ t: 'start' });
    await expect.poll(() => pushedTo('/drip').length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => service.hungUp, { timeout: 5000 }).toEqual(['/chatter']);
    await expect.poll(() => service.hungUp, { timeout: 30_000 }).toEqual(['/chatter', '/drip']);
    host.close();
  }, 60_000);
});

describe('news of one’s tables', () => {
  it('[NW1] say whose turn it is at each, without waking them, and nothing to a wrong token', async () => {
    const [ada, bo, cy] = (await gather(['Ada', 'Bo', 'Cy'])) as [Identity, Identity, Identity];
    const [lonely] = (await gather(['Eva'])) as [Identity];
    const players = await Promise.all([ada, bo, cy].map(who => TestClient.open(server.base, who)));
    const [host] = players as [TestClient];
    await host.do({ t: 'start' });
    await host.until(() => host.table.phase === 'race');
    await host.do({ t: 'claim' });
    await host.until(() => host.table.phase === 'clue');
    for (const player of players) player.close();
    const asked = [ada, bo, lonely, { ...cy, token: bo.token }, { ...cy, code: 'MOTH-MOTH-MOTH-11' }];
    const { status, body } = await post(`${server.base}/api/seats`, {
      seats: asked.map(({ code, seat, token }) => ({ code, seat, token })),
    });
    expect(status).toBe(200);
    const [mine, others, lobby, wrong, missing] = (body as { seats: { code: string; table: unknown }[] }).seats;
    expect(mine?.table).toMatchObject({ phase: 'clue', turn: 'clue', round: 1, ruleset: 'classic' });
    expect(others?.table).toMatchObject({ turn: null });
    expect(others?.table).toHaveProperty('people', [
      { name: 'Ada', rabbit: expect.any(String), me: false, waits: true },
      { name: 'Bo', rabbit: expect.any(String), me: true, waits: false },
      { name: 'Cy', rabbit: expect.any(String), me: false, waits: false },
    ]);
    expect(lobby?.table).toMatchObject({ phase: 'lobby', turn: null });
    expect([wrong?.table, missing?.table]).toEqual([null, null]);
    expect(JSON.stringify(body)).not.toMatch(/hand|token|plain\./);
  });

  it('[NW2] are read from the store when a table sleeps', async () => {
    const sleepy = await startServer({ idleSeconds: 0.1 });
    const code = await createTable(sleepy.base);
    const who = await joinTable(sleepy.base, code, 'Ada');
    const tablesInMemory = async () =>
      Number(/inkling_tables (\d+)/.exec(await (await fetch(`${sleepy.base}/metrics`)).text())?.[1]);
    await expect.poll(tablesInMemory, { timeout: 30_000 }).toBe(0);
    const { body } = await post(`${sleepy.base}/api/seats`, { seats: [{ code, seat: who.seat, token: who.token }] });
    expect((body as { seats: { table: unknown }[] }).seats[0]?.table).toMatchObject({ phase: 'lobby' });
    expect(await tablesInMemory()).toBe(0);
    await sleepy.close();
  });

  it.each([
    ['too many', { seats: Array.from({ length: 21 }, () => ({ code: 'A', seat: 's1', token: 'x' })) }],
    ['no list', {}],
    ['no seat', { seats: [{ code: 'A', seat: '__proto__', token: 'x' }] }],
  ])('[NW3] %s is refused', async (_what, body) => {
    expect((await post(`${server.base}/api/seats`, body)).status).toBe(400);
  });
});
