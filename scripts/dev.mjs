// npm run dev: from a clone to a changed pixel. The server starts again when its code changes and tables survive that; the
// screens change where they stand. A table with you and three bots is laid before anything is printed.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled, root, say } from './ensure.mjs';

const BOTS = [
  ['moth', 'Moth'],
  ['heron', 'Heron'],
  ['fox', 'Fox'],
];

const freePort = wanted =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wanted === 0 ? reject(new Error('no free port')) : resolve(freePort(0))));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const children = [];
const stop = code => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
const start = (script, args, env) => {
  const child = spawn(process.execPath, [join(root, 'node_modules', ...script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on('exit', code => stop(code ?? 0));
};

const until = async (address, what) => {
  for (let tries = 0; tries < 600; tries++) {
    if (process.exitCode !== undefined) throw new Error(`${what} ended`);
    const there = await fetch(address).then(
      response => response.ok,
      () => false,
    );
    if (there) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${what} does not answer at ${address}`);
};

const post = async (address, body) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  return response.json();
};

/** A table with a host and bots, ready to be dealt; the answer is the path of the host's seat. */
const layTable = async server => {
  const { WebSocket } = await import('ws');
  const { code } = await post(`${server}/api/tables`, {});
  const { seat, token } = await post(`${server}/api/tables/${code}/seats`, { name: 'You' });
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`);
  await new Promise((resolve, reject) => {
    const open = new Set(BOTS.map(([character]) => character));
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: 3, table: code, seat, token }));
      for (const [character, name] of BOTS)
        socket.send(JSON.stringify({ t: 'do', id: character, do: { t: 'add-bot', character, name } }));
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(/** @type {string} */ (data));
      if (message.t === 'refused') reject(new Error(JSON.stringify(message.why)));
      for (const id of message.done ?? []) open.delete(id);
      if (open.size === 0) resolve();
    });
  });
  socket.close();
  return `/t/${code}#seat=${seat}.${token}`;
};

ensureInstalled();
const [serverPort, clientPort] = [
  await freePort(Number(process.env.PORT ?? 8080)),
  await freePort(Number(process.env.CLIENT_PORT ?? 5173)),
];
const [server, client] = [`http://127.0.0.1:${serverPort}`, `http://127.0.0.1:${clientPort}`];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
try {
  start(['tsx', 'dist', 'cli.mjs'], ['watch', '--clear-screen=false', 'src/cli/main.ts', 'serve'], {
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    INKLING_DATA: process.env.INKLING_DATA ?? join(root, 'data', 'dev'),
    INKLING_ORIGINS: client,
  });
  await until(`${server}/readyz`, 'the server');
  start(['vite', 'bin', 'vite.js'], ['--mode', 'fixtures', '--port', String(clientPort), '--strictPort'], {
    INKLING_SERVER: server,
  });
  await until(client, 'the page');
  const seat = await layTable(server);
  say(`
  a table with three bots    ${client}${seat}
  home                       ${client}/
  every screen and phase     ${client}/fixtures

  Change something in src/client and look; change something in src/server or src/engine and the server starts again.
  Ctrl+C ends both.`);
} catch (why) {
  say(why.message);
  stop(1);
}
