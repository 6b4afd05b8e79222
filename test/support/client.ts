import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { playAtRandom } from '../../src/bots/random-player.ts';
import type { Sight } from '../../src/bots/sight.ts';
import type { OwnView, PublicView } from '../../src/engine/view.ts';
import type { WireCommand } from '../../src/protocol/command.ts';
import { Mirror } from '../../src/protocol/mirror.ts';
import type { SeatGiven } from '../../src/protocol/rest.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/schema.ts';
import { parseServerMessage, type ServerMessage } from '../../src/protocol/server-message.ts';

export interface Identity extends SeatGiven {
  readonly code: string;
}

export const post = async (url: string, body: unknown): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

export const createTable = async (base: string, body: object = {}): Promise<string> => {
  const { status, body: created } = await post(`${base}/api/tables`, body);
  if (status !== 201) throw new Error(`no table: ${JSON.stringify(created)}`);
  return (created as { code: string }).code;
};

export const joinTable = async (base: string, code: string, name: string, extra: object = {}): Promise<Identity> => {
  const { status, body } = await post(`${base}/api/tables/${code}/seats`, { name, ...extra });
  if (status !== 201) throw new Error(`no seat: ${JSON.stringify(body)}`);
  return { code, ...(body as SeatGiven) };
};

/** The round that a command is meant for. */
export interface Meant {
  readonly game: number;
  readonly round: number;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** A client as the document describes it, with eyes for tests. Knows nothing of the server's inside. */
export class TestClient {
  readonly #base: string;
  readonly #who: { readonly code: string; readonly seat?: string; readonly token?: string };
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | null = null;
  readonly #mirror = new Mirror();
  hasView = false;
  here: Record<string, boolean> = {};
  storeUp = true;
  bye: string | null = null;
  closed = false;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  keepFrames = false;

  constructor(base: string, who: { readonly code: string; readonly seat?: string; readonly token?: string }) {
    this.#base = base;
    this.#who = who;
  }

  static async open(base: string, who: Identity | { readonly code: string }, keepFrames = false): Promise<TestClient> {
    const client = new TestClient(base, who);
    client.keepFrames = keepFrames;
    await client.connect();
    return client;
  }

  get rev(): number {
    return this.#mirror.rev;
  }

  get table(): PublicView {
    if (!this.hasView) throw new Error('no snapshot yet');
    return this.#mirror.table;
  }

  get me(): OwnView | null {
    return this.#mirror.me;
  }

  /** Resolves when the first frame after `hello` is in. */
  async connect(base = this.#base, hello: object = {}): Promise<void> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
    this.#socket = socket;
    this.closed = false;
    this.bye = null;
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket) this.#read(data.toString());
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.closed = true;
      for (const settle of this.#waiting.values()) settle({ ok: false, code: 'closed' });
      this.#waiting.clear();
      this.#wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const { code, seat, token } = this.#who;
    const first = new Promise<void>(resolve => socket.once('message', () => resolve()));
    this.#mirror.greet();
    this.raw(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: code, seat, token, rev: this.rev, ...hello }));
    await Promise.race([first, new Promise<void>(resolve => socket.once('close', () => resolve()))]);
  }

  raw(data: string | Buffer): void {
    this.#socket?.send(data);
  }

  /** The round that is shown, as a command names it; null before the first game. */
  get stage(): Meant | null {
    const { game } = this.table;
    return game === null ? null : { game: game.number, round: game.round };
  }

  do(command: WireCommand, id: string = randomUUID(), meant: Meant | null = null): Promise<Answer> {
    return new Promise(resolve => {
      if (this.closed || this.#socket?.readyState !== WebSocket.OPEN) {
        resolve({ ok: false, code: 'closed' });
        return;
      }
      this.#waiting.set(id, resolve);
      this.raw(JSON.stringify({ t: 'do', id, do: command, ...(meant === null ? {} : { for: meant }) }));
    });
  }

  #read(raw: string): void {
    if (this.keepFrames) this.frames.push(raw);
    const parsed = parseServerMessage(raw);
    if (!parsed.ok) throw new Error(`unreadable frame: ${raw}`);
    const message = parsed.value;
    if (this.keepFrames) this.messages.push(message);
    switch (message.t) {
      case 'snapshot':
        this.#mirror.take(message);
        this.hasView = true;
        this.here = { ...message.here };
        break;
      case 'change':
        this.#mirror.take(message);
        for (const id of message.done ?? []) this.#settle(id, { ok: true });
        break;
      case 'refused':
        if (message.id !== null) this.#settle(message.id, { ok: false, code: message.why.code });
        break;
      case 'here':
        this.here = { ...this.here, ...message.seats };
        break;
      case 'store':
        this.storeUp = message.up;
        break;
      case 'bye':
        this.bye = message.why;
        break;
      default:
    }
    this.#wake();
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  #wake(): void {
    for (const watcher of this.#watchers) watcher();
  }

  until(condition: () => boolean, ms = 20_000, what = 'condition'): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (finish: () => void) => {
        clearTimeout(timer);
        this.#watchers.delete(check);
        finish();
      };
      const check = () => {
        if (condition()) done(resolve);
      };
      const timer = setTimeout(() => done(() => reject(new Error(`${what} did not come true in ${ms} ms`))), ms);
      this.#watchers.add(check);
      check();
    });
  }

  /** What this seat would do now, if anything. */
  move(random: () => number = Math.random): WireCommand | null {
    const { me } = this;
    if (me === null || !this.hasView) return null;
    const sight: Sight = { table: this.table, me, told: [] };
    const command = playAtRandom(sight, random);
    return command?.t === 'start' ? { t: 'start' } : command;
  }

  close(): void {
    this.#socket?.close();
  }

  terminate(): void {
    this.#socket?.terminate();
  }
}

/** A game in which nobody has moved for this long is stuck. */
const STUCK_MS = 60_000;

/** Plays all seats until the game is over: whoever owes something does it, one at a time or all at once. */
export const playGame = async (clients: readonly TestClient[], random: () => number = Math.random): Promise<number> => {
  let moves = 0;
  let lastMove = Date.now();
  const [host] = clients as [TestClient];
  while (clients.some(client => client.table.phase !== 'over')) {
    const answers = await Promise.all(
      clients.map(async client => {
        const command = client.move(random);
        if (command === null) return false;
        const answer = await client.do(command);
        return answer.ok;
      }),
    );
    const done = answers.filter(Boolean).length;
    moves += done;
    if (done > 0) lastMove = Date.now();
    else if (Date.now() - lastMove > STUCK_MS) throw new Error(`nobody moves any more in ${host.table.phase}`);
    const { rev } = host;
    await Promise.all(clients.map(client => client.until(() => client.rev >= rev, 5000, 'everybody up to date')));
    // When nobody owes anything yet, the frame that says so is still in a socket: let it be read.
    await setImmediate();
  }
  return moves;
};
