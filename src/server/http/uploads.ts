import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Somebody who sends nothing for this long has gone away. */
const SILENCE_MS = 20_000;

/** The body as it comes, refused as soon as it is too long; null then, or when the sender goes away. */
export const readBody = async (body: IncomingMessage, max: number): Promise<Buffer | null> => {
  if (Number(body.headers['content-length'] ?? 0) > max) return null;
  const parts: Buffer[] = [];
  let length = 0;
  body.setTimeout(SILENCE_MS, () => body.destroy());
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > max) return null;
      parts.push(part);
    }
  } catch {
    // Broken off: there is nobody to tell.
    return null;
  } finally {
    body.setTimeout(0);
  }
  return Buffer.concat(parts);
};

/** The body in a file that is gone afterwards: archives are larger than what we hold in memory. */
export const withBodyInFile = async <T>(
  body: IncomingMessage,
  max: number,
  use: (file: { readonly path: string; readonly bytes: number } | null) => Promise<T>,
): Promise<T> => {
  if (Number(body.headers['content-length'] ?? 0) > max) return use(null);
  const folder = await mkdtemp(join(tmpdir(), 'inkling-upload-'));
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
  body.setTimeout(SILENCE_MS, () => body.destroy());
  try {
    await pipeline(body, count, createWriteStream(path, { mode: 0o600 }));
    return length;
  } catch {
    // Too long or broken off; what was written goes with its folder.
    return null;
  } finally {
    body.setTimeout(0);
  }
};

/** A few at a time, a few more in line, and the rest is asked to come back: memory is bounded whatever comes. */
export class Gate {
  readonly #places: number;
  readonly #line: (() => void)[] = [];
  readonly #lineMax: number;
  #inside = 0;

  constructor(places: number, lineMax: number) {
    this.#places = places;
    this.#lineMax = lineMax;
  }

  async through<T, U>(work: () => Promise<T>, busy: () => U): Promise<T | U> {
    if (this.#inside >= this.#places) {
      if (this.#line.length >= this.#lineMax) return busy();
      await new Promise<void>(resolve => this.#line.push(resolve));
    } else this.#inside += 1;
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#inside -= 1;
      else next();
    }
  }
}
