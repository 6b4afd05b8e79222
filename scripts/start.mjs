// npm start: installs what is missing, builds what is stale, serves the game.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

ensureInstalled();
ensureBuilt();
const cli = join(root, 'dist', 'cli', 'main.js');
const server = spawn(process.execPath, [...SERVER_FLAGS, cli, 'serve', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', code => process.exit(code ?? 0));
