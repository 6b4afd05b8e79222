import assert from 'node:assert/strict';
import sharp from 'sharp';
import { PictureDoor } from '../../../src/server/pictures/picture-door.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import type { Target } from './fuzz.ts';

let door: PictureDoor | null = null;

/** Small pictures of every kind, damaged: the door answers every one of them, and the next one too. */
const pictures: Target = {
  name: 'pictures',
  isJson: false,
  share: 0.1,
  async seeds() {
    const plain = sharp({ create: { width: 220, height: 330, channels: 3, background: '#4a6a9a' } });
    return Promise.all((['jpeg', 'png', 'webp', 'gif'] as const).map(kind => plain.clone().toFormat(kind).toBuffer()));
  },
  async run(input) {
    door ??= new PictureDoor();
    const taken = await door.accept(input, null);
    assert.ok(taken.ok || taken.error.code.startsWith('picture-'));
  },
  close: async () => door?.close(),
};

let server: TestServer | null = null;

/** Whole requests to a whole server: it never answers with a fault of its own. */
const http: Target = {
  name: 'http',
  isJson: true,
  share: 5,
  seeds: async () => [
    '["POST","/api/tables",{"options":{"ruleset":"classic"}}]',
    '["GET","/api/tables/MOTH-LANTERN-PLUM-42",null]',
    '["POST","/api/tables/MOTH-LANTERN-PLUM-42/seats",{"name":"Ann"}]',
    '["GET","/api/tables/MOTH-LANTERN-PLUM-42/games/1",null]',
    '["GET","/worlds/../../etc/passwd",null]',
    '["GET","/%2e%2e%2f",null]',
    '["PUT","/ws",{"a":1}]',
  ],
  async run(input) {
    server ??= await startServer({ messageRate: 1e6 });
    let asked: unknown;
    try {
      asked = JSON.parse(input.toString());
    } catch {
      asked = ['POST', '/api/tables', input.toString()];
    }
    const [method, path, body] = Array.isArray(asked) ? (asked as unknown[]) : ['POST', '/api/tables', asked];
    const isBodied = !['GET', 'HEAD'].includes(String(method));
    const verb = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS'].includes(String(method))
      ? String(method)
      : 'POST';
    const address = new URL(server.base);
    const target = `/${encodeURI(Buffer.from(String(path)).toString().slice(0, 1000)).replace(/^\/+/, '')}`;
    const response = await fetch(`${address.origin}${target}`, {
      method: verb,
      headers: { 'content-type': 'application/json' },
      ...(isBodied && verb !== 'GET' && verb !== 'HEAD' ? { body: Buffer.from(JSON.stringify(body ?? null)) } : {}),
    });
    await response.arrayBuffer();
    assert.ok(response.status < 500, `${verb} ${target} → ${response.status}`);
  },
  close: async () => server?.close(),
};

export const SLOW_TARGETS: readonly Target[] = [pictures, http];
