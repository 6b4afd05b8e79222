import { afterEach, describe, expect, it } from 'vitest';
import { type ChaosReport, type Plan, runChaos } from '../fire/chaos.ts';
import { type House, postgresHouse, sqliteHouse } from '../fire/house.ts';
import { pause } from '../fire/random.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import type { ServerProcess } from '../support/process.ts';

/** The short form of `npm run chaos`: every fault once. The seed is new each time and part of the message. */
const plan = (): Plan => ({
  seed: Math.floor(Math.random() * 1e9),
  tables: 5,
  times: 1,
  lastsMs: 0,
  movesBetween: 20,
  longestFaultMs: 1500,
  patienceMs: 240_000,
  say: () => undefined,
});

let house: House | undefined;
afterEach(() => house?.close());

const verdict = ({ seed, complaints, lost }: ChaosReport) => ({ seed, complaints, lost });

describe('under fire', () => {
  it('[FI3] a full disk is one trouble: everybody is told once, nothing is taken, and play goes on when there is room', async () => {
    house = await sqliteHouse();
    const [node] = house.nodes as [ServerProcess];
    const code = await createTable(node.base);
    const client = await TestClient.open(node.base, await joinTable(node.base, code, 'Ann'), true);
    house.disk?.fill(node.pid);
    let asked = 0;
    const aimAt = (target: number, id = `id-${++asked}`) => client.do({ t: 'configure', options: { target } }, id);
    // A page that is taken already may have room for something more: until it is full, each of these is stored.
    await expect.poll(() => aimAt(10 + asked), { timeout: 30_000 }).toEqual({ ok: false, code: 'unavailable' });
    const again = () => aimAt(50, 'the-same');
    for (let i = 0; i < 6; i++) {
      await pause(400);
      expect(await again()).toEqual({ ok: false, code: 'unavailable' });
    }
    expect((await fetch(`${node.base}/readyz`)).status).toBe(503);
    house.disk?.free(node.pid);
    await client.until(() => client.storeUp, 30_000, 'the store is back');
    await expect.poll(again, { timeout: 30_000 }).toEqual({ ok: true });
    const news = client.messages.filter(message => message.t === 'store');
    expect(news).toEqual([
      { t: 'store', up: false },
      { t: 'store', up: true },
    ]);
    client.close();
  });

  it.each([
    ['one node on SQLite', () => sqliteHouse(), 9],
    ['two nodes on PostgreSQL', postgresHouse, 10],
  ] as const)(
    '[FI1] %s: nothing lost, nothing twice, one order, no secret early, every game finished',
    async (_name, open, faults) => {
      house = await open();
      const report = await runChaos(house, plan());
      expect(verdict(report)).toEqual({ seed: report.seed, complaints: [], lost: 0 });
      expect(report.games).toBeGreaterThanOrEqual(5);
      expect(Object.keys(report.faults)).toHaveLength(faults);
    },
  );
});
