import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { standBy } from './bystander.mjs';
import { PEERS } from './peers.mjs';
import { cpuOf } from './process-stats.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(1);
  });
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const start = (args, env) => {
  const child = spawn(process.execPath, args, {
    cwd: here,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let printed = '';
  child.stdout.on('data', data => {
    printed += data;
    child.emit('printed', printed);
  });
  return child;
};

/** A peer's server, listening. `flags` are Node's, added to those the peer is shipped with. */
export const startServer = async (name, env = {}, flags = ['--expose-gc']) => {
  const peer = PEERS[name];
  const port = await freePort();
  const began = performance.now();
  const args = [...(peer.flags ?? []), ...flags, `servers/${peer.server}.mjs`];
  const child = start(args, { PORT: String(port), ...peer.env, ...env });
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${name} does not start`)), 60_000);
    child.on('printed', text => {
      if (!text.includes('READY')) return;
      clearTimeout(late);
      resolve();
    });
    child.once('exit', code => reject(new Error(`${name} ended with ${code}`)));
  });
  const readyMs = performance.now() - began;
  const { user, system } = cpuOf(child.pid);
  const stop = (signal = 'SIGTERM') =>
    new Promise(resolve => {
      if (child.exitCode !== null || child.signalCode !== null) {
        resolve();
        return;
      }
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.once('exit', () => {
        clearTimeout(late);
        resolve();
      });
      child.kill(signal);
    });
  return { url: `ws://127.0.0.1:${port}`, pid: child.pid, readyMs, readyCpuMs: (user + system) * 1000, stop };
};

/** Six people at a table unless a load says otherwise, on both sides. */
const seatsEnv = ({ seats }) => (seats === undefined ? {} : { BENCH_SEATS: String(seats) });

/** The driver collects its garbage before it measures, not meanwhile. */
const DRIVER_FLAGS = ['--expose-gc'];

/** Drives servers that run already; `load` has the driver's options. Bounded in time: a driver that hangs is ended and says nothing. */
export const drive = async (servers, adapter, { verify = false, seats, ...load }, whenMeasuring = () => undefined) => {
  const options = { adapter, ...load };
  const args = Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]);
  args.push('--pid', servers.map(server => server.pid).join(), '--url', servers.map(server => server.url).join());
  const driver = start([...DRIVER_FLAGS, 'driver.mjs', ...args, ...(verify ? ['--verify'] : [])], seatsEnv({ seats }));
  let printed = '';
  driver.on('printed', text => {
    if (!printed.includes('MEASURING') && text.includes('MEASURING')) whenMeasuring();
    printed = text;
  });
  const late = setTimeout(() => driver.kill('SIGKILL'), 240_000);
  await new Promise(resolve => driver.once('close', resolve));
  clearTimeout(late);
  const line = printed.split('\n').findLast(each => each.startsWith('{'));
  if (line === undefined) throw new Error(`no result from the driver: ${printed.slice(-300)}`);
  return JSON.parse(line);
};

/** One server, one driver, one result. */
export const measure = async (name, load, env = {}) => {
  const server = await startServer(name, { ...env, ...seatsEnv(load) });
  const bystander = standBy();
  try {
    const result = await drive([server], PEERS[name].adapter, load, bystander.forget);
    return { peer: name, ...result, ...bystander.stop() };
  } finally {
    bystander.stop();
    await server.stop();
  }
};
