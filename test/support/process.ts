import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const BUILT = 'dist/cli/main.js';

/** A test that fails leaves no server behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server as people run it: its own process, from the built files. */
export class ServerProcess {
  readonly base: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  errors = '';

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.base = `http://127.0.0.1:${port}`;
    this.#env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      INKLING_WORLDS: '/nonexistent',
      INKLING_BOT_PACE: '0',
      INKLING_MESSAGE_RATE: '100000',
      INKLING_TABLES_PER_HOUR: '1000000',
      INKLING_CONNECTIONS_PER_ADDRESS: '100000',
      ...env,
    };
  }

  async start(): Promise<void> {
    if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: npm run build:server`);
    const child = spawn(process.execPath, [BUILT, 'serve'], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    const note = (chunk: Buffer) => {
      this.errors = (this.errors + chunk.toString()).slice(-20_000);
    };
    child.stderr?.on('data', note);
    child.stdout?.on('data', note);
    for (let tries = 0; ; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.errors}`);
      const ready = await fetch(`${this.base}/readyz`).then(
        response => response.ok,
        () => false,
      );
      if (ready) return;
      if (tries > 600) throw new Error(`the server is not ready: ${this.errors}`);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = new Promise<number | null>(resolve => child.once('exit', status => resolve(status)));
    child.kill(signal);
    return exited;
  }
}
