import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Gate, withBodyInFile } from './uploads.ts';

/** Somebody who stays inside until told to leave. */
const visit = (gate: Gate, address: string, inside: string[]) => {
  let leave = (): void => undefined;
  const done = gate.through(
    address,
    () => {
      inside.push(address);
      return new Promise<string>(resolve => (leave = () => resolve('done')));
    },
    () => 'busy',
  );
  return { done, leave: () => leave() };
};

const SIZE = { places: 3, perAddress: 2, line: 1 };

describe('the gate for uploads', () => {
  it('[UP1] nobody fills it alone: who takes their time keeps only themselves waiting', async () => {
    const [gate, inside] = [new Gate(SIZE), [] as string[]];
    const slow = ['slow', 'slow', 'slow', 'slow'].map(address => visit(gate, address, inside));
    expect(await slow[3]?.done).toBe('busy');
    const quick = visit(gate, 'quick', inside);
    expect(inside).toEqual(['slow', 'slow', 'quick']);
    quick.leave();
    expect(await quick.done).toBe('done');
    expect(inside).toHaveLength(3);
    slow[0]?.leave();
    await slow[0]?.done;
    expect(inside).toEqual(['slow', 'slow', 'quick', 'slow']);
  });

  it('[UP2] places go to those in line, the first who may first; a fault gives its place back', async () => {
    const [gate, inside] = [new Gate(SIZE), [] as string[]];
    const [a, , b] = ['a', 'a', 'b'].map(address => visit(gate, address, inside));
    const waiting = ['a', 'c', 'd'].map(address => visit(gate, address, inside));
    b?.leave();
    await b?.done;
    // The third of the first address may not yet.
    expect(inside).toEqual(['a', 'a', 'b', 'c']);
    a?.leave();
    await a?.done;
    expect(inside.at(-1)).toBe('a');
    const failing = new Gate({ places: 1, perAddress: 1, line: 0 });
    const fail = () =>
      failing.through(
        'e',
        () => Promise.reject(new Error('no')),
        () => 'busy',
      );
    await expect(fail()).rejects.toThrow('no');
    await expect(fail()).rejects.toThrow('no');
    waiting[1]?.leave();
  });
});

describe('a body on its way', () => {
  it('[UP3] that grows too long, and never said how long it is, is refused while it still comes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inkling-bodies-'));
    const server = createServer((body, answer) => {
      withBodyInFile(folder, body, 1000, async file => (file === null ? 413 : 201)).then(
        status => answer.writeHead(status).end(),
        (why: unknown) => answer.writeHead(500, String(why)).end(),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const sender = request({ port, host: '127.0.0.1', method: 'POST' });
    // Whoever is turned away is turned away.
    sender.on('error', () => undefined).write(Buffer.alloc(4000));
    const [answer] = (await once(sender, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.statusMessage]).toEqual([413, 'Payload Too Large']);
    await once(answer.resume(), 'end');
    sender.destroy();
    expect(readdirSync(folder)).toEqual([]);
    server.close();
    rmSync(folder, { recursive: true });
  });
});
