import { writeFileSync } from 'node:fs';
import { randomFrom } from '../../src/bots/random.ts';
import { exportGame } from '../../src/engine/game-file.ts';
import type { SeatId } from '../../src/engine/ids.ts';
import { RULESET_IDS, type RulesetId } from '../../src/engine/options.ts';
import { invariant } from '../../src/engine/result.ts';
import { RULESETS } from '../../src/engine/rulesets/table.ts';
import { pick, sensible } from '../support/chaos.ts';
import { gameOf } from '../support/table.ts';

/**
 * Records one game per ruleset and number of players: `npx tsx test/golden/record.ts`. Do it only when the rules or the
 * file format changed on purpose: these files stand for the games that people have stored.
 */
const record = (ruleset: RulesetId, players: number): string => {
  const random = randomFrom(players * 1000 + RULESET_IDS.indexOf(ruleset));
  const table = gameOf({ ruleset, players });
  while (table.state.phase !== 'over') {
    const by: SeatId = pick(table.state.seating, random);
    const command = sensible(table.state, by, random);
    if (command !== null) table.apply({ ...command, by });
    // Second thoughts: somebody takes back what they put in or voted.
    if (random() < 0.05) table.apply({ t: 'take-back', by: pick(table.state.seating, random) });
  }
  const file = exportGame(table.history, 1);
  invariant(file !== null, 'the game is over');
  const { events, ...head } = file;
  const lines = events.map(event => JSON.stringify(event)).join(',\n');
  return `${JSON.stringify({ ...head, scores: table.game.scores }).slice(0, -1)},"events":[\n${lines}\n]}\n`;
};

for (const ruleset of RULESET_IDS) {
  const { min, max, even } = RULESETS[ruleset].players;
  for (let players = min; players <= max; players += even ? 2 : 1) {
    writeFileSync(new URL(`${ruleset}-${players}.json`, import.meta.url), record(ruleset, players));
  }
}
