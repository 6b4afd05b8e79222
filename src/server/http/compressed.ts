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
  #brotli: Promise<Buffer> | null = null;

  constructor(type: string, text: string) {
    this.#type = type;
    this.#bytes = Buffer.from(text);
    this.#tag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 20)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers({
      'content-type': this.#type,
      etag: this.#tag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === this.#tag) return reply.code(304).send();
    if (!takesBrotli(request)) return reply.send(this.#bytes);
    this.#brotli ??= brotli(this.#bytes);
    return reply.header('content-encoding', 'br').send(await this.#brotli);
  }
}
