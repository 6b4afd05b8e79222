import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Good enough to be worth its bytes, quick enough to be made while somebody waits. */
export const brotli = (text: Buffer): Promise<Buffer> =>
  compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

export const takesBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(String(request.headers['accept-encoding']));

/** A long text that is the same for everybody: written once, compressed once, and not sent again to whoever has it. */
export class SharedText {
  readonly #type: string;
  readonly #bytes: Buffer;
  readonly #tag: string;
  readonly #keeping: string;
  #brotli: Promise<Buffer> | null = null;

  /** `keeping`: what browsers may do with it. As a standard they keep it, and ask each time whether it is still the same. */
  constructor(type: string, text: string, keeping = 'no-cache') {
    this.#type = type;
    this.#keeping = keeping;
    this.#bytes = Buffer.from(text);
    this.#tag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 20)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers({
      'content-type': this.#type,
      etag: this.#tag,
      'cache-control': this.#keeping,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === this.#tag) return reply.code(304).send();
    if (!takesBrotli(request)) return reply.send(this.#bytes);
    this.#brotli ??= brotli(this.#bytes);
    return reply.header('content-encoding', 'br').send(await this.#brotli);
  }
}
