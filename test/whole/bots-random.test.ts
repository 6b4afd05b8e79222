import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/bots/random.ts';
import { playAtRandom } from '../../src/bots/random-player.ts';
import { playMatch } from '../../src/bots/self-play.ts';
import { cardId } from '../../src/engine/ids.ts';
import { RULESET_IDS } from '../../src/engine/options.ts';
import { RULESETS } from '../../src/engine/rulesets/table.ts';

const DECK = Array.from({ length: 168 }, (_, i) => cardId(`test.card-${i}`));

const SIZES = RULESET_IDS.flatMap(ruleset => {
  const { min, max, even } = RULESETS[ruleset].players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
    .filter(players => !even || players % 2 === 0)
    .map(players => ({ ruleset, players }));
});

describe('the random player', () => {
  it.each(SIZES)('plays $ruleset with $players to the end and is never refused', ({ ruleset, players }) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const random = randomFrom(seed);
      const outcome = playMatch({
        players: Array.from({ length: players }, () => sight => playAtRandom(sight, random)),
        deck: DECK,
        seed,
        options: { ruleset },
      });
      expect(outcome.refused).toEqual([]);
      expect(outcome.won).toContain(true);
      expect(outcome.rounds.length).toBeGreaterThan(1);
    }
  });
});
