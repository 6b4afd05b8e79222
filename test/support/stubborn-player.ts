import { randomUUID } from 'node:crypto';
import type { WireCommand } from '../../src/protocol/command.ts';
import { type Identity, TestClient } from './client.ts';

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** What says nothing about the command: it is sent again, with its id. */
const TRY_AGAIN = new Set(['closed', 'unavailable', 'table-broken', 'silence']);

/** Plays until the game is over, whatever happens to the servers, and writes down what it was promised. */
export class StubbornPlayer {
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  reconnects = 0;
  readonly identity: Identity;
  readonly #bases: readonly string[];
  readonly #client: TestClient;
  #at: number;

  constructor(bases: readonly string[], first: number, identity: Identity) {
    this.#bases = bases;
    this.#at = first;
    this.identity = identity;
    this.#client = new TestClient(bases[first % bases.length] ?? '', identity);
    this.#client.closed = true;
  }

  get phase(): string {
    return this.#client.hasView ? this.#client.table.phase : 'unseen';
  }

  async play(until: number): Promise<void> {
    let pending: { readonly id: string; readonly command: WireCommand } | null = null;
    while (Date.now() < until) {
      if (!(await this.#connected())) continue;
      if (pending === null && this.#client.table.phase === 'over') break;
      const command = this.#client.move();
      if (pending === null && command !== null) pending = { id: randomUUID(), command };
      if (pending === null) {
        const { rev } = this.#client;
        await this.#client.until(() => this.#client.rev !== rev || this.#client.closed, 1000).catch(() => undefined);
        continue;
      }
      const { id } = pending;
      const silence = pause(8000).then(() => ({ ok: false, code: 'silence' }) as const);
      const answer = await Promise.race([this.#client.do(pending.command, id), silence]);
      if (!answer.ok && TRY_AGAIN.has(answer.code)) {
        if (answer.code === 'silence') this.#client.terminate();
        await pause(50 + Math.random() * 100);
        continue;
      }
      (answer.ok ? this.acknowledged : this.refused).push(id);
      pending = null;
    }
    this.#client.terminate();
  }

  async #connected(): Promise<boolean> {
    if (!this.#client.closed && this.#client.hasView) return true;
    this.reconnects += 1;
    try {
      await this.#client.connect(this.#bases[this.#at++ % this.#bases.length]);
    } catch {
      this.#client.closed = true;
    }
    const isIn = !this.#client.closed && this.#client.hasView;
    if (!isIn) await pause(50 + Math.random() * 100);
    return isIn;
  }
}
