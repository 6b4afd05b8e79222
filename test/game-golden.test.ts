import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../src/engine/options.ts';
import { RULESETS } from '../src/engine/rulesets/table.ts';
import type { Game } from '../src/engine/state.ts';
import { verifyGame } from '../src/engine/verify-game.ts';
import { readGameFile } from '../src/protocol/game-file.ts';

const folder = new URL('golden/', import.meta.url);

/** Verifying decides every move anew and compares every event: a rule that changed by accident is caught here. */
describe('games recorded earlier', () => {
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));

  it('there is one for every ruleset and number of players', () => {
    const all = RULESET_IDS.flatMap(ruleset => {
      const { min, max, even } = RULESETS[ruleset].players;
      const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      return counts.filter(count => !even || count % 2 === 0).map(count => `${ruleset}-${count}.json`);
    });
    expect(files.toSorted()).toEqual(all.toSorted());
  });

  it.each(files)('[F4] %s is played the same today', name => {
    const raw = readFileSync(new URL(name, folder), 'utf8');
    const file = readGameFile(raw);
    if (!file.ok) throw new Error(file.error);
    const result = verifyGame(file.value);
    expect(result.ok ? null : result.error).toBeNull();
    const { scores } = JSON.parse(raw) as { readonly scores: Game['scores'] };
    expect(result.ok && result.value.scores).toEqual(scores);
  });
});
