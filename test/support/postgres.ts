import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const HOME = '/usr/lib/postgresql';
const MISSING = `no PostgreSQL server found under ${HOME}: install one, on Debian with \`apt-get install postgresql\``;

const findBin = (): string => {
  const versions = existsSync(HOME) ? readdirSync(HOME).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bin = versions.map(v => join(HOME, v, 'bin')).find(dir => existsSync(join(dir, 'initdb')));
  if (!bin) throw new Error(MISSING);
  return bin;
};

/** One of the programs that come with the server. */
export const postgresTool = (name: 'pg_dump' | 'psql'): string => join(findBin(), name);

/**
 * PostgreSQL refuses to run as root, so root steps down to the user its package made. Nothing stands between us and the
 * server: `runuser` would stop with a server that is paused, and not go on with it.
 */
const postgresUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface TestPostgres {
  /** A connection address for a fresh, empty database. */
  database(): Promise<string>;
  /** Ends the server at once, as a crash would, connections and all. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real server of its own: temporary folder, random port, durability as it comes. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const bin = findBin();
  const root = mkdtempSync(join(tmpdir(), 'inkling-postgres-'));
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(root, user.uid, user.gid);
  const data = join(root, 'data');
  const options = { stdio: 'pipe', cwd: root, ...user } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'inkling', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const address = (database: string) => `postgres://inkling@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;
  let databases = 0;

  const start = async () => {
    const settings = ['-p', String(port), '-k', root, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'];
    child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
      const client = new Client(address('postgres'));
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch (why) {
        if (tries > 600) throw why;
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    }
  };

  const end = async (mode: 'fast' | 'immediate') => {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise(resolve => running.once('exit', resolve));
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], options);
    await gone;
    child = undefined;
  };

  await start();
  return {
    start,
    crash: () => end('immediate'),
    async database() {
      const client = new Client(address('postgres'));
      await client.connect();
      const name = `test${++databases}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async stop() {
      await end('fast');
      rmSync(root, { recursive: true, force: true });
    },
  };
};
