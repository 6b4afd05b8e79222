import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMissing } from '../is-missing.ts';
import { brotli, takesBrotli } from './compressed.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.vectors': 'application/octet-stream',
  '.bridge': 'application/octet-stream',
};
/**
 * A name that holds a hash of the content never changes its meaning: the painter's `name.0123456789.avif`, and what the
 * client's build puts into its own folder. Any other name may mean something else tomorrow, however long it is.
 */
const HASHED = [/\.[0-9a-f]{10,}\.\w+$/, /^\/assets\/[^/]+-[\w-]{8}\.\w+$/];

interface File {
  readonly path: string;
  readonly type: string;
  readonly size: number;
  readonly tag: string;
  readonly isImmutable: boolean;
  readonly isText: boolean;
  /** Made once, when first asked for. */
  brotli?: Promise<Buffer>;
}

/**
 * The files of one folder, listed once at start. A request can only name what is on the list, so there is no way out of
 * the folder, and a file with a type we do not know is not served at all.
 */
export class StaticFiles {
  readonly #files = new Map<string, File>();

  constructor(folder: string, prefix = '/') {
    for (const path of list(folder)) {
      const type = TYPES[extname(path)];
      if (type === undefined) continue;
      const { size, mtimeMs } = statSync(path);
      const name = prefix + relative(folder, path).split(sep).join('/');
      this.#files.set(name, {
        path,
        type,
        size,
        tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        isImmutable: HASHED.some(pattern => pattern.test(name)),
        isText: type.includes('charset') || type === 'application/wasm',
      });
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** A text, to be completed by whoever sends it. */
  read(path: string): string | null {
    const file = this.#files.get(path);
    return file === undefined ? null : readFileSync(file.path, 'utf8');
  }

  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const file = this.#files.get(path);
    if (file === undefined) return reply.code(404).send();
    void reply.headers({
      'content-type': file.type,
      etag: file.tag,
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    if (!file.isText) return reply.header('content-length', file.size).send(createReadStream(file.path));
    void reply.header('vary', 'accept-encoding');
    if (!takesBrotli(request)) return reply.send(readFileSync(file.path));
    file.brotli ??= brotli(readFileSync(file.path));
    return reply.header('content-encoding', 'br').send(await file.brotli);
  }
}

const list = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .filter(path => !isHidden(relative(folder, path)));
  } catch (why) {
    if (isMissing(why)) return [];
    throw why;
  }
};

/** What begins with a dot, file or folder, is somebody's workshop. */
const isHidden = (path: string): boolean => path.split(sep).some(part => part.startsWith('.'));
