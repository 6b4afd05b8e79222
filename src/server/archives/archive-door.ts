import { err, ok, type Result } from '../../engine/result.ts';
import type { ArchiveRefusal } from '../../protocol/own-worlds.ts';
import { Decoder } from '../pictures/decoder.ts';
import type { ArchiveJob } from './archive-process.ts';
import type { ArchiveCard, ArchiveWorld } from './world-archive.ts';
import { ARCHIVE_LIMITS } from './zip-directory.ts';

type DoorRefusal = ArchiveRefusal | { readonly code: 'busy' };

/** What is done with a world that comes in: said what it is, then given its cards one after another. */
export interface Unpacking<Why> {
  begin(world: ArchiveWorld): Promise<Result<unknown, Why>>;
  card(card: ArchiveCard): Promise<Result<unknown, Why>>;
}

/** Lets archives in one after another, each through a process of its own that ends with it. */
export class ArchiveDoor {
  readonly #limit: number;
  #queue: Promise<unknown> = Promise.resolve();
  #decoder: Decoder | null = null;
  #isClosed = false;

  constructor(milliseconds: number = ARCHIVE_LIMITS.milliseconds) {
    this.#limit = milliseconds;
  }

  accept<Why>(path: string, unpacking: Unpacking<Why>): Promise<Result<ArchiveWorld, DoorRefusal | Why>> {
    const turn = this.#queue.then(() => this.#open(path, unpacking));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #open<Why>(path: string, unpacking: Unpacking<Why>): Promise<Result<ArchiveWorld, DoorRefusal | Why>> {
    if (this.#isClosed) return err({ code: 'busy' });
    const decoder = new Decoder(new URL('./archive-process', import.meta.url));
    this.#decoder = decoder;
    const until = Date.now() + this.#limit;
    try {
      const world = await this.#ask<ArchiveWorld>(decoder, { open: path }, until);
      if (!world.ok) return world;
      const begun = await unpacking.begin(world.value);
      if (!begun.ok) return begun;
      for (let i = 0; i < world.value.cards; i += 1) {
        const card = await this.#ask<ArchiveCard>(decoder, { card: i }, until);
        if (!card.ok) return card;
        const taken = await unpacking.card(card.value);
        if (!taken.ok) return taken;
      }
      return ok(world.value);
    } finally {
      decoder.end();
      this.#decoder = null;
    }
  }

  /** One answer; a process that falls or takes too long gives one too. */
  async #ask<T>(decoder: Decoder, job: ArchiveJob, until: number): Promise<Result<T, DoorRefusal>> {
    const answer = await decoder.ask<Result<T, ArchiveRefusal>>(job, Math.max(1, until - Date.now()));
    if (answer === 'gone') return err({ code: this.#isClosed ? 'busy' : 'archive-damaged' });
    return answer === 'late' ? err({ code: 'archive-took-too-long' }) : answer;
  }

  /** Whoever is inside, in line or still to come is told that it is busy: uploads outlive their sockets. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#decoder?.end();
    await this.#queue;
  }
}
