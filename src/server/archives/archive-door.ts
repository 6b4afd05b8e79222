import type { ChildProcess } from 'node:child_process';
import { err, ok, type Result } from '../../engine/result.ts';
import type { ArchiveRefusal } from '../../protocol/own-worlds.ts';
import { startDecoder } from '../pictures/decoder.ts';
import type { ArchiveJob } from './archive-process.ts';
import type { ArchiveCard, ArchiveWorld } from './world-archive.ts';
import { ARCHIVE_LIMITS } from './zip-directory.ts';

/** What is done with a world that comes in: said what it is, then given its cards one after another. */
export interface Unpacking<Why> {
  begin(world: ArchiveWorld): Promise<Result<unknown, Why>>;
  card(card: ArchiveCard): Promise<Result<unknown, Why>>;
}

/** Lets archives in one after another, each through a process of its own that ends with it. */
export class ArchiveDoor {
  readonly #limit: number;
  #queue: Promise<unknown> = Promise.resolve();
  #child: ChildProcess | null = null;

  constructor(milliseconds: number = ARCHIVE_LIMITS.milliseconds) {
    this.#limit = milliseconds;
  }

  accept<Why>(path: string, unpacking: Unpacking<Why>): Promise<Result<ArchiveWorld, ArchiveRefusal | Why>> {
    const turn = this.#queue.then(() => this.#open(path, unpacking));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #open<Why>(path: string, unpacking: Unpacking<Why>): Promise<Result<ArchiveWorld, ArchiveRefusal | Why>> {
    const child = startDecoder(new URL('./archive-process', import.meta.url));
    this.#child = child;
    const until = Date.now() + this.#limit;
    try {
      const world = await ask<ArchiveWorld>(child, { open: path }, until);
      if (!world.ok) return world;
      const begun = await unpacking.begin(world.value);
      if (!begun.ok) return begun;
      for (let i = 0; i < world.value.cards; i += 1) {
        const card = await ask<ArchiveCard>(child, { card: i }, until);
        if (!card.ok) return card;
        const taken = await unpacking.card(card.value);
        if (!taken.ok) return taken;
      }
      return ok(world.value);
    } finally {
      child.kill('SIGKILL');
      this.#child = null;
    }
  }

  async close(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#queue;
  }
}

/** One answer; a process that falls or takes too long gives one too. */
const ask = <T>(child: ChildProcess, job: ArchiveJob, until: number): Promise<Result<T, ArchiveRefusal>> =>
  new Promise(resolve => {
    const settle = (result: Result<T, ArchiveRefusal>): void => {
      clearTimeout(alarm);
      child.off('message', hear);
      child.off('exit', fall);
      resolve(result);
    };
    const hear = (answer: unknown): void => settle(answer as Result<T, ArchiveRefusal>);
    const fall = (): void => settle(err({ code: 'archive-damaged' }));
    const late = (): void => settle(err({ code: 'archive-took-too-long' }));
    const alarm = setTimeout(late, Math.max(1, until - Date.now()));
    child.once('message', hear);
    child.once('exit', fall);
    if (child.connected) child.send(job);
    else fall();
  });
