import { randomUUID } from 'node:crypto';
import type { WireCommand } from '../../src/protocol/command.ts';
import { type Identity, type Meant, TestClient } from '../support/client.ts';
import { between, type Dice, pause } from './random.ts';

/** What says nothing about the command: it is sent again, with its id. */
const TRY_AGAIN = new Set(['closed', 'unavailable', 'table-broken', 'silence', 'rate-limited']);

/** What the players of one table know together, besides what they see. */
export interface Round {
  /** Games that were asked for and accepted. */
  started: number;
  /** A host is waiting for the answer to `start`. */
  starting: number;
}

export interface Evening {
  /** No game is begun any more; those that run are played to their end. */
  isLate: boolean;
  readonly silenceMs: number;
}

interface Pending {
  readonly id: string;
  readonly command: WireCommand;
  /** The round it was chosen in: later it is too late. */
  readonly meant: Meant | null;
}

/** Plays one game after the other until it is late, whatever happens to the line. */
export class FirePlayer {
  readonly identity: Identity;
  readonly #bases: readonly string[];
  readonly #client: TestClient;
  readonly #dice: Dice;
  readonly #round: Round;
  readonly #evening: Evening;
  #at: number;
  #doing = 'nothing yet';
  /** Attempts since the last answer: whoever keeps knocking at a busy door keeps it busy. */
  #vain = 0;

  constructor(bases: readonly string[], identity: Identity, round: Round, evening: Evening, dice: Dice) {
    this.#bases = bases;
    this.identity = identity;
    this.#round = round;
    this.#evening = evening;
    this.#dice = dice;
    this.#at = Math.floor(dice() * bases.length);
    this.#client = new TestClient(this.#base(), identity);
    this.#client.closed = true;
  }

  #base(): string {
    return this.#bases[this.#at++ % this.#bases.length] ?? '';
  }

  get #patience(): number {
    return this.#evening.silenceMs * 2 ** Math.min(3, this.#vain);
  }

  get status(): string {
    if (!this.#client.hasView) return `${this.identity.seat}: no view, ${this.#doing}`;
    const { phase, game } = this.#client.table;
    return `${this.identity.code} ${this.identity.seat}: ${phase}, game ${game?.number}, round ${game?.round}, ${this.#doing}`;
  }

  async play(until: number): Promise<void> {
    let pending: Pending | null = null;
    while (Date.now() < until) {
      this.#doing = 'connecting';
      if (!(await this.#connected())) continue;
      if (pending === null && this.#isDone()) break;
      pending ??= this.#choose();
      this.#doing = pending === null ? 'waiting' : `asking for ${pending.command.t}`;
      if (pending === null) {
        await this.#wait();
        continue;
      }
      const answer = await this.#ask(pending);
      if (!answer.ok && TRY_AGAIN.has(answer.code)) {
        if (answer.code === 'silence') this.#giveUp();
        await pause(between(this.#dice, 30, 150));
        continue;
      }
      this.#vain = 0;
      if (pending.command.t === 'start') {
        this.#round.starting -= 1;
        // The game has gone on since: somebody's start has counted, and only one is asked for at a time.
        if (answer.ok || answer.code === 'too-late') this.#round.started += 1;
      }
      pending = null;
    }
    this.#client.terminate();
  }

  #isDone(): boolean {
    const { phase, game } = this.#client.table;
    const { started, starting } = this.#round;
    return phase === 'over' && this.#evening.isLate && starting === 0 && (game?.number ?? 0) >= started;
  }

  #choose(): Pending | null {
    const command = this.#wish();
    return command === null ? null : { id: randomUUID(), command, meant: this.#client.stage };
  }

  #wish(): WireCommand | null {
    const { table, me } = this.#client;
    const isOpen = table.phase === 'lobby' || table.phase === 'over';
    if (isOpen && table.host === me?.seat && !this.#evening.isLate && this.#round.starting === 0) {
      this.#round.starting += 1;
      return { t: 'start' };
    }
    return this.#whim() ?? this.#client.move(this.#dice);
  }

  /** Second thoughts and small talk. */
  #whim(): WireCommand | null {
    const { table, me } = this.#client;
    const dice = this.#dice();
    if (dice < 0.01) return { t: 'say', text: `hm ${Math.floor(dice * 1e6)}` };
    const hasSent = (table.phase === 'cards' && me?.put.length) || (table.phase === 'vote' && me?.votes.length);
    return hasSent && dice < 0.05 ? { t: 'take-back' } : null;
  }

  #ask({ id, command, meant }: Pending): Promise<{ readonly ok: boolean; readonly code: string }> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<{ ok: boolean; code: string }>(resolve => {
      timer = setTimeout(() => resolve({ ok: false, code: 'silence' }), this.#patience);
    });
    const answer = this.#client
      .do(command, id, meant)
      .then(given => ({ ok: given.ok, code: given.ok ? '' : given.code }));
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }

  /** A line that has been dead for a while is found out by asking, as every client should. */
  async #wait(): Promise<void> {
    const { rev } = this.#client;
    const came = await this.#client
      .until(() => this.#client.rev !== rev || this.#client.closed, this.#patience)
      .then(
        () => true,
        () => false,
      );
    if (came) this.#vain = 0;
    else this.#giveUp();
  }

  #giveUp(): void {
    this.#vain += 1;
    this.#client.terminate();
  }

  async #connected(): Promise<boolean> {
    if (!this.#client.closed && this.#client.hasView) return true;
    const patience = pause(this.#patience).then(() => 'silence' as const);
    const outcome = await Promise.race([this.#client.connect(this.#base()).catch(() => 'refused' as const), patience]);
    if (outcome === 'silence') this.#giveUp();
    if (outcome !== undefined) this.#client.closed = true;
    const isIn = !this.#client.closed && this.#client.hasView;
    if (!isIn) await pause(between(this.#dice, 30, 150));
    return isIn;
  }
}

/** Somebody without a seat who looks on, and comes back when shown out. */
export const watchTable = async (
  bases: readonly string[],
  code: string,
  evening: Evening,
  dice: Dice,
): Promise<void> => {
  const client = new TestClient('', { code });
  client.closed = true;
  while (!evening.isLate) {
    if (client.closed) {
      const base = bases[Math.floor(dice() * bases.length)];
      const patience = pause(evening.silenceMs * 4).then(() => client.terminate());
      await Promise.race([client.connect(base).catch(() => undefined), patience]);
    }
    await client.until(() => client.closed || evening.isLate, evening.silenceMs * 4).catch(() => undefined);
    if (!client.closed) client.terminate();
    await pause(between(dice, 30, 150));
  }
  client.terminate();
};
