// Our server as it is shipped: compiled, journal in SQLite, every move synced before anybody sees it. What is set by the
// environment is set in peers.mjs; the world is the workload's 84 cards.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../dist/server/config.js';
import { serve } from '../../../dist/server/main.js';
import { CARD_FIRST, CARDS } from '../game.mjs';
import { port, ready } from './ready.mjs';

const folder = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
const worlds = join(folder, 'worlds');
const cards = Array.from({ length: CARDS }, (_, i) => ({ id: `b.${CARD_FIRST + i}` }));
mkdirSync(join(worlds, 'b'), { recursive: true });
writeFileSync(join(worlds, 'b', 'world.json'), JSON.stringify({ id: 'b', cards }));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const config = readConfig({
  INKLING_DATA: join(folder, 'data'),
  INKLING_WORLDS: worlds,
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(port),
});
if (!config.ok) throw new Error(config.error.join('\n'));
await serve(config.value);
ready();
