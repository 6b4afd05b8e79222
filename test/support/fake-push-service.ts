import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
};

/** A browser that wants to be told: its keys, and the way it reads what arrives (RFC 8188, RFC 8291). */
export class FakeDevice {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public = this.#keys.generateKeys();

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const secret = this.#keys.computeSecret(sender);
    const shared = hmac(hmac(this.#auth, secret), 'WebPush: info\0', this.#public, sender, Buffer.from([1]));
    const pseudo = hmac(salt, shared);
    const key = hmac(pseudo, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
    const nonce = hmac(pseudo, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
    const sealed = body.subarray(21 + sender.length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How a push service may answer: with a status, with a status and words without end, or a letter a second. */
type Manner = 'status' | 'chatter' | 'drip';

/** Takes what a server sends to devices, and answers as it is told. */
export class FakePushService {
  readonly pushed: Pushed[] = [];
  status = 201;
  /** By path; with a status where nothing is said. */
  readonly manners = new Map<string, Manner>();
  /** Paths whose callers have hung up before the answer was over. */
  readonly hungUp: string[] = [];
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      this.pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const manner = this.manners.get(path) ?? 'status';
      if (manner === 'status') response.writeHead(this.status).end();
      else this.#goOn(manner, path, response);
    });
  });

  #goOn(manner: 'chatter' | 'drip', path: string, response: ServerResponse): void {
    const { socket } = response;
    if (socket === null) return;
    if (manner === 'chatter') response.writeHead(this.status);
    else socket.write('HTTP/1.1 201 ');
    const clock = setInterval(
      () => (manner === 'chatter' ? response.write('x'.repeat(100)) : socket.write('x')),
      manner === 'chatter' ? 10 : 1000,
    );
    socket.once('close', () => {
      clearInterval(clock);
      this.hungUp.push(path);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get base(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

/** What the server says of itself, if its signature holds (RFC 8292); null otherwise. */
export const readVapid = (
  header: string | undefined,
): { readonly key: string; readonly claims: Record<string, unknown> } | null => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null;
};
