import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { createTable, TestClient } from '../support/client.ts';
import { freePort } from '../support/postgres.ts';
import { ServerProcess } from '../support/process.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-start-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inkling = (command: readonly string[], env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['dist/cli/main.js', ...command], {
    env: { ...process.env, INKLING_WORLDS: '/nonexistent', HOST: '127.0.0.1', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });

const occupy = (port: number): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

describe('starting', () => {
  it('[ST1] a server whose port is taken says so, ends, and lets go of the data folder', async () => {
    const data = join(root, 'taken');
    const port = await freePort();
    const other = await occupy(port);
    const { status, stderr } = inkling(['serve'], { INKLING_DATA: data, PORT: String(port) });
    other.close();
    expect(stderr).toContain(`port ${port} is taken`);
    expect(status).toBe(1);
    const second = new ServerProcess(await freePort(), { INKLING_DATA: data });
    await second.start();
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('[ST2] in a folder that is open to everybody, what is stored is not', async () => {
    const data = join(root, 'open');
    mkdirSync(data, { mode: 0o755 });
    const server = new ServerProcess(await freePort(), { INKLING_DATA: data });
    await server.start();
    await createTable(server.base);
    for (const file of readdirSync(data)) expect(statSync(join(data, file)).mode & 0o077, file).toBe(0);
    await server.end('SIGTERM');
  });

  it('[ST4] Ctrl+C, which comes twice from `npm start`, ends the server as it is meant to end', async () => {
    const port = await freePort();
    const server = new ServerProcess(port, { INKLING_DATA: join(root, 'twice') });
    await server.start();
    const client = await TestClient.open(server.base, { code: await createTable(server.base) });
    // Somebody who does not hang up: the server waits for that for two seconds.
    const deaf = connect(port, '127.0.0.1').on('error', () => undefined);
    deaf.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await new Promise(resolve => deaf.once('data', resolve));
    server.signal('SIGINT');
    await expect.poll(() => client.bye).toBe('drain');
    expect(await server.end('SIGINT')).toBe(0);
    deaf.destroy();
  });

  it('[ST3] what looks after worlds beside a server makes no data file, and leaves one of another version alone', () => {
    const data = join(root, 'older');
    mkdirSync(data);
    const nothing = inkling(['worlds', 'list'], { INKLING_DATA: data });
    expect(nothing).toMatchObject({ status: 1, stderr: expect.stringContaining('No server has kept anything here') });
    expect(existsSync(join(data, 'inkling.db'))).toBe(false);
    const db = new Database(join(data, 'inkling.db'));
    db.exec('CREATE TABLE tables (key INTEGER PRIMARY KEY); PRAGMA user_version = 6');
    const older = inkling(['worlds', 'list'], { INKLING_DATA: data });
    expect(older).toMatchObject({ status: 1, stderr: expect.stringContaining('another version') });
    expect(db.pragma('user_version')).toEqual([{ user_version: 6 }]);
    db.close();
  });
});
