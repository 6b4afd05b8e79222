import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');

/** A process that opens what strangers send. It has little memory and nothing of the server's surroundings. */
export const startDecoder = (module: URL): ChildProcess =>
  fork(fileURLToPath(new URL(`${module.href}.${fromSource ? 'ts' : 'js'}`)), {
    serialization: 'advanced',
    execArgv: [...(fromSource ? ['--import', 'tsx'] : []), '--max-old-space-size=256'],
    // No database address, no keys.
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
