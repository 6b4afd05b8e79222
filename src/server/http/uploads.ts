import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Tally } from '../limits.ts';

/** Somebody who sends nothing for this long has gone away. */
const SILENCE_MS = 20_000;

/** The body in a file that is gone afterwards, null when it is too long or the sender goes away: memory holds no more than what is worked on. */
export const withBodyInFile = async <T>(
  uploads: string,
  body: IncomingMessage,
  max: number,
  use: (file: { readonly path: string; readonly bytes: number } | null) => Promise<T>,
): Promise<T> => {
  if (Number(body.headers['content-length'] ?? 0) > max) return use(null);
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(uploads, 'body-'));
  try {
    const path = join(folder, 'body');
    const bytes = await saveTo(path, body, max);
    return await use(bytes === null ? null : { path, bytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const saveTo = async (path: string, body: IncomingMessage, max: number): Promise<number | null> => {
  let length = 0;
  const count = new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length;
      done(length > max ? new Error('too long') : null, part);
    },
  });
  // A body that is given up before its end lets go of its socket, which is still to bring the answer.
  const { socket } = body;
  const giveUp = (): void => void body.destroy();
  socket.setTimeout(SILENCE_MS, giveUp);
  try {
    await pipeline(body, count, createWriteStream(path, { mode: 0o600 }));
    return length;
  } catch (why) {
    // A disk that fails is nothing the sender could mend.
    if (why instanceof Error && 'syscall' in why) throw why;
    // Too long or broken off; what was written goes with its folder.
    return null;
  } finally {
    socket.setTimeout(0, giveUp);
  }
};

interface GateSize {
  /** Inside at once: of all, and of one address. */
  readonly places: number;
  readonly perAddress: number;
  /** In line, of one address. */
  readonly line: number;
}

/** A few at a time, a few more in line, and the rest is asked to come back. One address does not fill it, whatever it sends and however slowly. */
export class Gate {
  readonly #size: GateSize;
  readonly #inside = new Tally();
  readonly #waiting = new Tally();
  readonly #line: { readonly address: string; readonly enter: () => void }[] = [];
  #taken = 0;

  constructor(size: GateSize) {
    this.#size = size;
  }

  async through<T, U>(address: string, work: () => Promise<T>, busy: () => U): Promise<T | U> {
    if (this.#hasPlace(address)) this.#enter(address);
    else if (this.#waiting.of(address) >= this.#size.line) return busy();
    else await this.#wait(address);
    try {
      return await work();
    } finally {
      this.#leave(address);
    }
  }

  #hasPlace(address: string): boolean {
    return this.#taken < this.#size.places && this.#inside.of(address) < this.#size.perAddress;
  }

  #enter(address: string): void {
    this.#taken += 1;
    this.#inside.add(address);
  }

  #wait(address: string): Promise<void> {
    this.#waiting.add(address);
    return new Promise(enter => this.#line.push({ address, enter }));
  }

  /** Whoever waits longest and may, takes the place at once: nobody comes in between. */
  #leave(address: string): void {
    this.#taken -= 1;
    this.#inside.remove(address);
    const next = this.#line.findIndex(each => this.#hasPlace(each.address));
    const [called] = next === -1 ? [] : this.#line.splice(next, 1);
    if (called === undefined) return;
    this.#waiting.remove(called.address);
    this.#enter(called.address);
    called.enter();
  }
}
