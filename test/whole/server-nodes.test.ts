import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readNotice, saidNotice } from '../../src/server/journal/postgres-notice.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import { postgresForSuite } from '../support/postgres-suite.ts';
import { startServer, type TestServer } from '../support/server.ts';

const postgres = postgresForSuite();
const WAIT = { timeout: 10_000 };

/** Somebody else with the database's address: hears what nodes tell, and sees what they note. */
class Eavesdropper {
  readonly #client = new Client(postgres.address);
  /** What was told of moves: the entries, or null where they must be read. */
  readonly written: (readonly unknown[] | null)[] = [];

  async listen(): Promise<void> {
    this.#client.on('notification', ({ payload }) => {
      const notice = readNotice(payload ?? '');
      if (notice?.t === 'written') this.written.push(notice.entries);
    });
    await this.#client.connect();
    await this.#client.query('LISTEN inkling');
  }

  async readers(table: string): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ readers: string[] }>('SELECT readers FROM tables WHERE id = $1', [
      table,
    ]);
    return rows[0]?.readers ?? [];
  }

  async note(table: string, readers: readonly string[]): Promise<void> {
    await this.#client.query('UPDATE tables SET readers = $2 WHERE id = $1', [table, readers]);
  }

  async notify(notice: string | null): Promise<void> {
    await this.#client.query(`SELECT pg_notify('inkling', $1)`, [notice]);
  }

  async breakAllLines(): Promise<void> {
    await this.#client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

describe('nodes of one database', () => {
  let nodes: readonly TestServer[] = [];
  let spy: Eavesdropper;
  const clients: TestClient[] = [];

  beforeEach(async () => {
    const databaseUrl = postgres.address;
    nodes = [await startServer({ databaseUrl, idleSeconds: 2 }), await startServer({ databaseUrl, idleSeconds: 2 })];
    spy = new Eavesdropper();
    await spy.listen();
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) client.terminate();
    await Promise.all(nodes.map(node => node.close()));
    await spy.close();
  });

  const at = (node: number): string => nodes[node]?.base ?? '';

  /** Somebody at a table of the first node. */
  const sitDown = async (): Promise<{ code: string; ann: TestClient }> => {
    const code = await createTable(at(0));
    const ann = await TestClient.open(at(0), await joinTable(at(0), code, 'Ann'));
    clients.push(ann);
    await expect.poll(() => spy.readers(code), WAIT).toHaveLength(1);
    return { code, ann };
  };

  /** A table at the first node that somebody watches at the second. */
  const watchFromAfar = async (): Promise<{ code: string; ann: TestClient; afar: TestClient; far: string }> => {
    const { code, ann } = await sitDown();
    const [near] = await spy.readers(code);
    const afar = await TestClient.open(at(1), { code });
    clients.push(afar);
    await expect.poll(() => spy.readers(code), WAIT).toHaveLength(2);
    const far = (await spy.readers(code)).find(name => name !== near) ?? '';
    return { code, ann, afar, far };
  };

  const say = async (client: TestClient, text: string): Promise<void> =>
    expect(await client.do({ t: 'say', text })).toEqual({ ok: true });
  const heard = (client: TestClient): readonly string[] => Object.values(client.table.chat).map(line => line.text);

  it('[ND1] nobody is told of a table that one node has open', async () => {
    const { ann } = await sitDown();
    await say(ann, 'alone');
    await say(ann, 'still alone');
    await spy.notify(saidNotice('spy', { t: 'alive' }));
    expect(spy.written).toEqual([]);
  });

  it('[ND2] whoever watches at another node sees every move, and is told in full from the second on', async () => {
    const { ann, afar } = await watchFromAfar();
    await say(ann, 'one');
    await expect.poll(() => heard(afar), WAIT).toEqual(['one']);
    await say(ann, 'two');
    await expect.poll(() => heard(afar), WAIT).toEqual(['one', 'two']);
    expect(spy.written).toEqual([null, [expect.objectContaining({ events: [expect.anything()] })]]);
  });

  it('[ND6] a node that nobody looks from leaves the table, though others play on, and follows it when somebody comes', async () => {
    const { code, ann } = await sitDown();
    const ben = await joinTable(at(1), code, 'Ben');
    await expect.poll(() => spy.readers(code), WAIT).toHaveLength(2);
    let autoNext = false;
    const play = setInterval(() => {
      autoNext = !autoNext;
      void ann.do({ t: 'configure', options: { autoNext } });
    }, 100);
    await expect.poll(() => spy.readers(code), WAIT).toHaveLength(1);
    clearInterval(play);
    const afar = await TestClient.open(at(1), ben);
    clients.push(afar);
    await expect.poll(() => spy.readers(code), WAIT).toHaveLength(2);
    await say(ann, 'welcome');
    await expect.poll(() => heard(afar).at(-1), WAIT).toBe('welcome');
  });

  it('[ND3] a node that was taken for dead hears of it, reads what it missed and is told again', async () => {
    const { code, ann, afar, far } = await watchFromAfar();
    await spy.note(
      code,
      (await spy.readers(code)).filter(name => name !== far),
    );
    await say(ann, 'unheard');
    expect(spy.written).toEqual([]);
    await spy.notify(saidNotice('spy', { t: 'gone', node: far }));
    await expect.poll(() => heard(afar), WAIT).toEqual(['unheard']);
    await say(ann, 'heard');
    await expect.poll(() => heard(afar), WAIT).toEqual(['unheard', 'heard']);
    expect(await spy.readers(code)).toContain(far);
  });

  it('[ND4] whatever happens while the lines are down is seen afterwards', async () => {
    const { code, ann, afar, far } = await watchFromAfar();
    await spy.breakAllLines();
    await spy.note(code, []);
    // The first try may fall into the break, and then says so.
    await expect.poll(async () => (await ann.do({ t: 'say', text: 'after' })).ok, WAIT).toBe(true);
    await expect.poll(() => heard(afar), WAIT).toContain('after');
    await expect.poll(() => spy.readers(code), WAIT).toContain(far);
  });

  it('[ND5] a name that nobody answers to is struck, and a node that leaves takes its own along', async () => {
    const code = await createTable(at(0));
    await spy.note(code, ['ghost']);
    clients.push(await TestClient.open(at(0), { code }), await TestClient.open(at(1), { code }));
    await expect.poll(() => spy.readers(code), WAIT).toHaveLength(3);
    await expect.poll(() => spy.readers(code), { timeout: 30_000 }).not.toContain('ghost');
    expect(await spy.readers(code)).toHaveLength(2);
    await nodes[1]?.close();
    expect(await spy.readers(code)).toHaveLength(1);
  }, 60_000);
});
