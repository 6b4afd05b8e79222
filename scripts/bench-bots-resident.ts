/**
 * How much memory a server takes: `node --expose-gc --import tsx scripts/bench-bots-resident.ts [languages…]`. Starts a
 * whole server, lets bots decide in each language, and prints resident megabytes. Without languages no bot plays.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryInProcess } from '../src/bots/memory-in-process.ts';
import { serverBrains } from '../src/server/bots/server-brains.ts';
import { DEFAULT_CONFIG } from '../src/server/config.ts';
import { serve } from '../src/server/main.ts';
import { Worlds } from '../src/server/worlds.ts';
import { sightOf } from '../test/support/sight.ts';

const languages = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'inkling-resident-'));
const worldsDir = new URL('../worlds/', import.meta.url).pathname;
const server = await serve({ ...DEFAULT_CONFIG, host: '127.0.0.1', port: 0, dataDir, logLevel: 'silent' });
const worlds = Worlds.read(worldsDir);
const brains = serverBrains(worldsDir, worlds.manifests, new MemoryInProcess(), null, () => undefined);
const cards = worlds.deckFor({ ...sightOf({ phase: 'clue', viewer: 0 }).table.options });
const deck = cards.ok ? cards.value : [];

for (const language of languages)
  for (let i = 0; i < 60; i += 1) {
    const hand = deck.slice(i, i + 6);
    const tells = sightOf({ phase: 'clue', viewer: 0, status: { 0: 'tells' }, me: { hand } });
    const told = await brains.play({
      ...tells,
      table: { ...tells.table, options: { ...tells.table.options, language } },
    });
    const text = told?.t === 'clue' && told.clue.kind === 'text' ? told.clue.text : '';
    const game = { slots: hand, clue: { kind: 'text' as const, text } };
    const votes = sightOf({ phase: 'vote', viewer: 1, status: { 1: 'acts' }, game });
    await brains.play({ ...votes, table: { ...votes.table, options: { ...votes.table.options, language } } });
  }
// Collected twice: what the first round frees lets go of buffers that only the second one can take.
for (let i = 0; i < 2; i += 1) {
  globalThis.gc?.();
  await new Promise(resolve => setTimeout(resolve, 100));
}
console.log((process.memoryUsage().rss / 1e6).toFixed(1));
await server.close();
rmSync(dataDir, { recursive: true });
