import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { SharedText } from './compressed.ts';

const TEXT = 'long '.repeat(1000);

const appWith = (text: string) => {
  const app = fastify();
  const shared = new SharedText('text/plain; charset=utf-8', text);
  app.get('/', (request, reply) => shared.send(request, reply));
  return app;
};

describe('SharedText', () => {
  it('[ST1] goes compressed to whoever can read it, and plain to whoever cannot', async () => {
    const app = appWith(TEXT);
    const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(100);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(TEXT);
    const plain = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(TEXT);
  });

  it('[ST2] is not sent again to whoever has it; another text has another tag', async () => {
    const app = appWith(TEXT);
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await appWith('other').inject('/')).headers.etag).not.toBe(headers.etag);
  });
});
