import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { leavingBy } from '../../src/client/net/leaving.ts';
import { type Credentials, SocketLink } from '../../src/client/net/socket-link.ts';
import { createTable, type Identity, joinTable, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** So many of the next commands are refused as by a server that cannot read what they need. */
let unavailable = 0;

/** The lines that were opened, oldest first. */
const lines: Line[] = [];
class Line extends WebSocket {
  constructor(address: URL) {
    super(address);
    lines.push(this);
    // A browser tells of a line that could not be opened by `close` alone.
    this.on('error', () => undefined);
  }

  override send(text: string): void {
    const { t, id } = JSON.parse(text) as { t: string; id?: string };
    if (t !== 'do' || unavailable === 0) return super.send(text);
    unavailable -= 1;
    const refusal = JSON.stringify({ t: 'refused', id, why: { code: 'unavailable' } });
    queueMicrotask(() => this.emit('message', Buffer.from(refusal), false));
  }
}

/** What the link needs of a browser: a page that is in front, and news of the network. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const NOWHERE = new URL('http://127.0.0.1:1');

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ connectionsPerTable: 5 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('WebSocket', Line);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  online();
  lines.length = 0;
});

const online = (): void => {
  vi.stubGlobal('location', new URL(server.base));
  page.dispatchEvent(new Event('online'));
};
const offline = (): void => {
  vi.stubGlobal('location', NOWHERE);
  page.dispatchEvent(new Event('offline'));
};
const comeBack = (): unknown => page.dispatchEvent(new Event('visibilitychange'));

const PATIENCE = { timeout: 10_000 };
const status = (link: SocketLink) => link.state.get().status;
const live = (link: SocketLink) => expect.poll(() => status(link), PATIENCE).toBe('live');
const ended = (link: SocketLink) => expect.poll(() => status(link), PATIENCE).toBe('closed');
const pending = (link: SocketLink) => link.state.get().seen?.pending ?? [];

const open = (who: Credentials): SocketLink => {
  const link = new SocketLink(who);
  link.open();
  return link;
};

/** A table with these people; the first is its host. */
const gather = async (...names: readonly string[]): Promise<readonly Identity[]> => {
  const code = await createTable(server.base);
  const people: Identity[] = [];
  for (const name of names) people.push(await joinTable(server.base, code, name));
  return people;
};

describe('the line of a page', () => {
  it('brings a mind that was changed and changed back, and a double tap once', async () => {
    const [ada] = (await gather('Ada')) as [Identity];
    const link = open(ada);
    await live(link);
    offline();
    for (const name of ['Eva', 'Eva', 'Ida', 'Eva']) link.send({ t: 'dress', name });
    expect(pending(link)).toHaveLength(3);
    online();
    await expect.poll(() => [status(link), pending(link)], PATIENCE).toEqual(['live', []]);
    expect(link.state.get().seen?.table.seats[ada.seat]?.name).toBe('Eva');
    link.close();
  });

  it('brings what is of no round also when the round is over', async () => {
    const [ada, ben, cleo] = (await gather('Ada', 'Ben', 'Cleo')) as [Identity, Identity, Identity];
    const host = await TestClient.open(server.base, ada);
    const eve = await TestClient.open(server.base, cleo);
    const link = open(ben);
    await live(link);
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    await expect.poll(() => link.state.get().seen?.table.game?.round, PATIENCE).toBe(1);
    offline();
    link.send({ t: 'say', text: 'I must go' });
    link.send({ t: 'leave' });
    const again = await TestClient.open(server.base, ben);
    while (host.table.game?.round !== 2) {
      for (const client of [host, eve, again]) {
        const move = client.move();
        if (move !== null) await client.do(move);
      }
      // Where nobody owes anything yet, the frame that says so is still in a socket.
      await setImmediate();
    }
    again.close();
    online();
    await expect.poll(() => [status(link), pending(link)], PATIENCE).toEqual(['live', []]);
    const { seen, refusal } = link.state.get();
    expect(refusal).toBeNull();
    expect(Object.values(seen?.table.chat ?? {}).map(({ text }) => text)).toEqual(['I must go']);
    expect(seen?.table.seats[ben.seat]?.leaving).toBe(true);
    for (const each of [link, host, eve]) each.close();
  });

  it('brings no leave that was called off while nobody heard it, and nobody goes', async () => {
    const [, ben] = (await gather('Ada', 'Ben')) as [Identity, Identity];
    const link = open(ben);
    await live(link);
    let left = 0;
    const leaving = leavingBy(link, () => (left += 1));
    offline();
    leaving.leave();
    expect([pending(link), left]).toEqual([[{ t: 'leave' }], 0]);
    leaving.stay();
    expect([pending(link), left]).toEqual([[], 0]);
    online();
    await live(link);
    // Decided after everything that was sent before.
    link.send({ t: 'say', text: 'Still here' });
    await expect.poll(() => pending(link), PATIENCE).toEqual([]);
    expect(link.state.get().seen?.table.seating).toContain(ben.seat);
    expect(left).toBe(0);
    leaving.leave();
    await expect.poll(() => left, PATIENCE).toBe(1);
    link.close();
  });

  it('brings by and by what could not be taken for now, though the line was never lost', async () => {
    const [ada] = (await gather('Ada')) as [Identity];
    const link = open(ada);
    await live(link);
    unavailable = 4;
    link.send({ t: 'dress', name: 'Eva' });
    link.send({ t: 'dress', name: 'Ida' });
    await expect.poll(() => link.state.get().refusal?.why.code, PATIENCE).toBe('unavailable');
    await expect.poll(() => pending(link), PATIENCE).toEqual([]);
    expect(link.state.get().seen?.table.seats[ada.seat]?.name, 'the last word counts').toBe('Ida');
    expect([unavailable, lines.length]).toEqual([0, 1]);
    link.close();
  });

  it('ends where the seat is none that a server can read', async () => {
    const [ada] = (await gather('Ada')) as [Identity];
    for (const wrong of [{ seat: 'nonsense' }, { token: 'x'.repeat(101) }]) {
      const link = open({ ...ada, ...wrong });
      await ended(link);
      expect(link.state.get().refusal?.why.code).toBe('bad-message');
    }
  });

  it('ends where the seat is gone, at once or when it is come back to, and nobody knocks again', async () => {
    const [ada, ben, cleo] = (await gather('Ada', 'Ben', 'Cleo')) as [Identity, Identity, Identity];
    const host = await TestClient.open(server.base, ada);
    const there = open(ben);
    await live(there);
    await host.do({ t: 'remove', seat: ben.seat });
    await ended(there);
    expect(there.state.get()).toMatchObject({ gone: 'seat', refusal: null });
    await host.do({ t: 'remove', seat: cleo.seat });
    const back = open(cleo);
    await ended(back);
    expect(back.state.get()).toMatchObject({ gone: 'seat', refusal: { why: { code: 'not-seated' } } });
    const knocks = lines.length;
    comeBack();
    online();
    await new Promise(resolve => setTimeout(resolve, 600));
    expect(lines).toHaveLength(knocks);
    host.close();
  });

  it('knocks again soon where there is no room for now, and says why it waits', async () => {
    const [ada] = (await gather('Ada')) as [Identity];
    const crowd = await Promise.all([1, 2, 3, 4, 5].map(() => TestClient.open(server.base, { code: ada.code })));
    const link = open(ada);
    await expect.poll(() => lines.length, PATIENCE).toBeGreaterThan(1);
    expect(status(link)).toBe('connecting');
    expect(link.state.get().refusal?.why.code).toBe('too-many-connections');
    for (const each of crowd) each.close();
    await live(link);
    expect(link.state.get().refusal).toBeNull();
    link.close();
  });

  it('lasts when somebody who only watches calls across the table', async () => {
    const [ada] = (await gather('Ada')) as [Identity];
    const link = open({ code: ada.code, as: 'spectator' });
    await live(link);
    link.react('wow');
    await expect.poll(() => link.state.get().refusal?.why.code, PATIENCE).toBe('not-seated');
    expect([status(link), lines.length]).toEqual(['live', 1]);
    link.close();
  });
});
