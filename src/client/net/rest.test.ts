import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AudioId, seatId } from '../../engine/ids.ts';
import { exportWorld, readWorld } from '../workshop/api.ts';
import { loadGallery } from './load-gallery.ts';
import { hearAt, sendRecording } from './recordings.ts';
import { ask, deleteTable, gameFile, glimpse } from './rest.ts';

const OWN = { seat: seatId('s1'), token: 'proof' };
const TAKE = new Blob(['la la la'], { type: 'audio/ogg' });
const nobody = (): AbortController => new AbortController();

/** Takes every request and says nothing, or the beginning of an answer and hangs up. */
const silent = (): Server =>
  createServer(({ url }, response) => {
    if (url !== '/half') return;
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"worlds":', () => response.destroy());
  });

describe('a request', () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = silent();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    // Node has no page whose addresses these could be.
    const far = fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => far(base + path, init));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['a look at a table', () => glimpse('MOTH')],
    ['the file of a game', () => gameFile('MOTH', 1)],
    ['the end of a table', () => deleteTable('MOTH', OWN)],
    ['a recording that is sent', () => sendRecording('MOTH', OWN, TAKE, nobody().signal)],
    ['a recording that is fetched', () => hearAt('MOTH')('a1' as AudioId)],
    ['the gallery', () => loadGallery('en')],
    ['a world of one’s own', () => readWorld('w-moth', null)],
    ['its archive', () => exportWorld('w-moth', null)],
  ])('is not waited for for ever: %s', async (_what, asking) => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(10));
    await expect(asking()).rejects.toThrow();
  });

  it('ends when nobody wants it any more', async () => {
    const teller = nobody();
    const sent = expect(sendRecording('MOTH', OWN, TAKE, teller.signal)).rejects.toThrow('offline');
    teller.abort();
    await sent;
  });

  it('whose answer breaks off may be made again', async () => {
    await expect(ask('/half')).rejects.toMatchObject({ isFinal: false });
  });
});
