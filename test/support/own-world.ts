import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import type { OwnManifest, WorldCreated } from '../../src/protocol/own-worlds.ts';

/** A picture unlike all others with another number: flat shapes, quick to paint and to encode. */
export const paintPicture = (i: number, width = 300, height = 450): Promise<Buffer> => {
  const colour = (n: number): string => `hsl(${(n * 47) % 360} 60% ${30 + ((n * 13) % 40)}%)`;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour(i)}"/>
    <circle cx="${40 + ((i * 37) % (width - 80))}" cy="${60 + ((i * 53) % (height - 120))}" r="${20 + (i % 30)}" fill="${colour(i + 7)}"/>
    <rect x="${(i * 11) % 200}" y="${(i * 29) % 300}" width="${20 + (i % 60)}" height="90" fill="${colour(i + 19)}"/>
  </svg>`;
  return sharp(Buffer.from(shape)).png({ compressionLevel: 1 }).toBuffer();
};

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a maker's page asks for, without a page. */
export class Maker {
  readonly base: string;
  readonly id: string;
  readonly edit: string;

  constructor(base: string, { id, edit }: { readonly id: string; readonly edit: string }) {
    this.base = base;
    this.id = id;
    this.edit = edit;
  }

  static async begin(base: string, facts: object = {}): Promise<Maker> {
    const created = await ask(base, 'POST', '/api/worlds', {}, facts);
    if (created.status !== 201) throw new Error(`no world: ${JSON.stringify(created.body)}`);
    return new Maker(base, created.body as WorldCreated);
  }

  /** A published world of so many pictures. */
  static async make(base: string, count: number, from = 0): Promise<Maker> {
    const maker = await Maker.begin(base, { name: 'Shapes' });
    for (let i = 0; i < count; i++) await maker.add(await paintPicture(from + i));
    await maker.change({ published: true });
    return maker;
  }

  get keys(): Record<string, string> {
    return { authorization: `Bearer ${this.edit}` };
  }

  async send(path: string, bytes: Uint8Array): Promise<Answer> {
    return send(`${this.base}/api/worlds/${this.id}${path}`, bytes, this.keys);
  }

  /** The new card's name. */
  async add(picture: Uint8Array, crop = ''): Promise<string> {
    const { status, body } = await this.send(`/cards?crop=${crop}`, picture);
    if (status !== 201) throw new Error(`no card: ${JSON.stringify(body)}`);
    return (body as { card: string }).card;
  }

  async change(change: object, path = ''): Promise<Answer> {
    return ask(this.base, 'PATCH', `/api/worlds/${this.id}${path}`, this.keys, change);
  }

  async remove(path = ''): Promise<Answer> {
    return ask(this.base, 'DELETE', `/api/worlds/${this.id}${path}`, this.keys);
  }

  async see(isMaker = true, table?: string): Promise<OwnManifest> {
    const path = `/api/worlds/${this.id}${table === undefined ? '' : `?table=${table}`}`;
    const { status, body } = await ask(this.base, 'GET', path, isMaker ? this.keys : {});
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as OwnManifest;
  }

  async zip(): Promise<Buffer> {
    const response = await fetch(`${this.base}/api/worlds/${this.id}/zip`, { headers: this.keys });
    if (response.status !== 200) throw new Error(`no archive: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }
}

export const send = async (
  url: string,
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: await response.json() };
};

/** Somebody else, at another address of this machine, who sends the beginning of a large body and then a byte now and then. */
export class SlowSender {
  readonly #socket: Socket;
  readonly #clock: NodeJS.Timeout;
  heard = '';

  constructor(base: string, path: string, headers: Readonly<Record<string, string>>) {
    this.#socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1', localAddress: '127.0.0.2' });
    const fields = { host: 'x', 'content-length': '20000000', ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n[0,0,0,`);
    this.#socket.on('data', data => (this.heard += data.toString()));
    // Whoever is turned away is turned away.
    this.#socket.on('error', () => undefined);
    this.#clock = setInterval(() => this.#socket.write('0'), 2000);
  }

  stop(): void {
    clearInterval(this.#clock);
    this.#socket.destroy();
  }
}

export const ask = async (
  base: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<Answer> => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? null : await response.json().catch(() => null) };
};
