import { err, ok, type Result } from '../../engine/result.ts';
import type { PictureRefusal } from '../../protocol/own-worlds.ts';
import { Decoder } from './decoder.ts';
import { type CardPicture, type Crop, PICTURE_LIMITS } from './picture.ts';
import type { PictureJob } from './picture-process.ts';
import type { PictureAnswer } from './prepare-picture.ts';
import { isTwoThings, sniffPicture } from './sniff.ts';

/** Pictures taken and not answered yet. Each holds its bytes, so more are sent away, whoever brings them. */
const LINE_MAX = 8;

type Accepted = Result<CardPicture, PictureRefusal | { readonly code: 'busy' }>;

/** Lets pictures in one after another, through a process that is started when the first comes and ended when idle. */
export class PictureDoor {
  readonly #limit: number;
  #decoder: Decoder | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #inLine = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(milliseconds: number = PICTURE_LIMITS.milliseconds) {
    this.#limit = milliseconds;
  }

  async accept(bytes: Uint8Array, crop: Crop | null): Promise<Accepted> {
    if (bytes.length > PICTURE_LIMITS.bytes) return err({ code: 'picture-too-big', maxBytes: PICTURE_LIMITS.bytes });
    const kind = sniffPicture(bytes);
    if (kind === 'heic') return err({ code: 'picture-heic' });
    if (kind === null) return err({ code: 'picture-not-understood' });
    if (isTwoThings(bytes)) return err({ code: 'picture-two-things' });
    if (this.#inLine >= LINE_MAX) return err({ code: 'busy' });
    this.#inLine += 1;
    const turn = this.#queue.then(() => this.#ask({ bytes, crop })).finally(() => (this.#inLine -= 1));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #ask(job: PictureJob): Promise<Accepted> {
    if (this.#isClosed) return err({ code: 'busy' });
    clearTimeout(this.#idle);
    // It may have died of the last picture after all, or of the system's want of memory.
    if (this.#decoder?.isGone === true) this.#end();
    this.#decoder ??= new Decoder(new URL('./picture-process', import.meta.url));
    const answer = await this.#decoder.ask<PictureAnswer>(job, this.#limit);
    if (answer === 'gone' || answer === 'late') {
      this.#end();
      if (this.#isClosed) return err({ code: 'busy' });
      return err({ code: answer === 'gone' ? 'picture-damaged' : 'picture-took-too-long' });
    }
    this.#idle = setTimeout(() => this.#end(), 30_000).unref();
    return 'picture' in answer ? ok(answer.picture) : err(answer.refusal);
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#decoder?.end();
    this.#decoder = null;
  }

  /** Whoever is inside, in line or still to come is told that it is busy: uploads outlive their sockets. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#decoder?.end();
    await this.#queue;
    this.#end();
  }
}
