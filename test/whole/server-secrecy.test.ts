import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/engine/options.ts';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const CARD = /plain\.\d+/g;
const FACE_UP = new Set(['vote', 'reveal', 'over']);
const TABLE_KEYS = 'phase host locked options seating seats status scores commitment game rounds chat';
const GAME_KEYS = 'number ruleset round seating pile tellings deadline winners seed';
const ROUND_KEYS = 'storyteller clue cards owners votes target red awards';
const SEAT_KEYS = 'name rabbit kind character minded waiting leaving side unwanted';

type Frame = Record<string, Record<string, Record<string, object>>>;

/** In a change the table's members lie beside the rest. */
const tableIn = ({ rev: _rev, me: _me, done: _done, ...rest }: Frame) => ('t' in rest ? rest['table'] : rest);

/** Every frame between two quiet moments, with what its receiver may know at their end or knew at their beginning. */
class Eavesdropper {
  readonly client: TestClient;
  #read = 0;
  #known = new Set<string>();

  constructor(client: TestClient) {
    this.client = client;
  }

  #mayKnow(): Set<string> {
    const { table, me } = this.client;
    const known = new Set<string>([...(me?.hand ?? []), ...(me?.put ?? [])]);
    for (const played of table.game?.last?.cards ?? []) known.add(played.card);
    if (FACE_UP.has(table.phase)) for (const card of table.game?.slots ?? []) known.add(card);
    return known;
  }

  check(): void {
    const now = this.#mayKnow();
    const allowed = new Set([...this.#known, ...now]);
    const { table } = this.client;
    for (; this.#read < this.client.frames.length; this.#read++) {
      const frame = this.client.frames[this.#read] ?? '';
      for (const card of frame.match(CARD) ?? []) expect(allowed, frame).toContain(card);
      this.#checkShape(frame);
    }
    if (table.game?.last && table.phase !== 'reveal' && table.phase !== 'over') {
      expect(table.game.last.round).toBeLessThan(table.game.round);
    }
    expect(FACE_UP.has(table.phase) ? 1 : 0).toBeGreaterThanOrEqual(table.game?.slots.length ? 1 : 0);
    if (table.phase !== 'over') expect(table.game?.seed ?? null).toBeNull();
    this.#known = now;
  }

  /** A key nobody has thought about does not travel. */
  #checkShape(frame: string): void {
    const table = tableIn(JSON.parse(frame) as Frame);
    const within = (value: object | undefined, keys: string) =>
      expect(keys.split(' '), frame).toEqual(expect.arrayContaining(Object.keys(value ?? {})));
    within(table, TABLE_KEYS);
    within(table?.['game'], GAME_KEYS);
    for (const round of Object.values(table?.['rounds'] ?? {})) within(round ?? {}, ROUND_KEYS);
    for (const seat of Object.values(table?.['seats'] ?? {})) within(seat ?? {}, SEAT_KEYS);
  }
}

/** All frames that are on their way have arrived when the pong has. */
const settle = async (clients: readonly TestClient[]): Promise<void> => {
  await Promise.all(
    clients.map(async client => {
      const before = client.messages.filter(message => message.t === 'pong').length;
      client.raw('{"t":"ping"}');
      await client.until(() => client.messages.filter(message => message.t === 'pong').length > before);
    }),
  );
};

describe('eavesdropping', () => {
  it.each(RULESET_IDS)('[VW2] in %s no frame names a card, an owner or a vote before its time', async ruleset => {
    const code = await createTable(server.base, { options: { ruleset, target: 12 } });
    const seated: TestClient[] = [];
    for (let i = 1; i <= 6; i++) {
      seated.push(await TestClient.open(server.base, await joinTable(server.base, code, `Player ${i}`), true));
    }
    const spectator = await TestClient.open(server.base, { code }, true);
    const everybody = [...seated, spectator];
    const ears = everybody.map(client => new Eavesdropper(client));
    await seated[0]?.do({ t: 'start' });
    for (let steps = 0; spectator.table.phase !== 'over'; steps++) {
      expect(steps).toBeLessThan(600);
      const actor =
        seated.filter(client => client.move() !== null)[Math.floor(Math.random() * 2)] ?? seated.find(c => c.move());
      const command = actor?.move();
      if (actor && command) expect(await actor.do(command)).toEqual({ ok: true });
      // A second thought now and then: secret, and so to be seen by nobody.
      if (actor && (command?.t === 'put' || command?.t === 'vote') && Math.random() < 0.3) await actor.do(command);
      await settle(everybody);
      for (const ear of ears) ear.check();
      const hands = seated.flatMap(client => client.me?.hand ?? []);
      expect(new Set(hands).size).toBe(hands.length);
    }
    for (const client of everybody) client.close();
  });
});
