import { beforeAll, describe, expect, it } from 'vitest';
import { WORDLESS } from '../../src/bots/card-words.ts';
import { fold } from '../../src/bots/fold.ts';
import { play } from '../../src/bots/play.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { createReader, type Reader } from '../../src/bots/reader.ts';
import { playMatch } from '../../src/bots/self-play.ts';
import type { SeatId } from '../../src/engine/ids.ts';
import { RULESET_IDS } from '../../src/engine/options.ts';
import { RULESETS } from '../../src/engine/rulesets/table.ts';
import type { TableState } from '../../src/engine/state.ts';
import { ownView, publicView } from '../../src/engine/views.ts';
import { library, mindAt, testLexicon } from '../support/bots.ts';

const SIZES = RULESET_IDS.flatMap(ruleset => {
  const { min, max, even } = RULESETS[ruleset].players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
    .filter(players => !even || players % 2 === 0)
    .filter(players => players * 6 < library.cards.length)
    .map(players => ({ ruleset, players }));
});

const sightOf = (state: TableState, seat: SeatId) => ({
  table: publicView(state),
  me: ownView(state, seat),
  told: state.told,
});

/** The same table with everything hidden from one seat dealt anew: other hands, the pile, who put in what. */
const dealtAnew = (state: TableState, seat: SeatId): TableState => {
  const game = state.game;
  if (game === null) return state;
  const mirrored = Object.fromEntries(
    Object.entries(game.hands).map(([id, hand]) => [id, id === seat ? hand : hand.toReversed()]),
  );
  const others = Object.keys(mirrored).filter(id => id !== seat) as SeatId[];
  const hands = { ...mirrored };
  others.forEach((id, i) => {
    hands[id] = mirrored[others[(i + 1) % others.length] as SeatId] ?? [];
  });
  const table = game.table.map(played =>
    played.owner === seat
      ? played
      : { ...played, owner: others[(others.indexOf(played.owner) + 1) % others.length] as SeatId },
  );
  return {
    ...state,
    game: { ...game, hands, table, pile: game.pile.toReversed(), seed: 'another', secret: 'another' },
  };
};

describe('the bots', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = createReader(await testLexicon(), library, 'en');
  });

  it.each(SIZES)('play $ruleset with $players to the end, refused nothing, no clue twice', ({ ruleset, players }) => {
    const random = randomFrom(players);
    const outcome = playMatch({
      players: Array.from({ length: players }, (_, i) => sight => play(sight, mindAt(reader, i, random))),
      deck: library.cards,
      seed: players,
      options: { ruleset },
    });
    const clues = outcome.rounds.map(round => (round.clue.kind === 'text' ? fold(round.clue.text) : ''));
    expect(outcome.refused).toEqual([]);
    expect(new Set(clues).size).toBe(clues.length);
  });

  it.each(['classic', 'party', 'teams'] as const)(
    'find something to say of cards whose words are none, in %s',
    async ruleset => {
      const words = () => ({ ...WORDLESS, associations: ['', ' ', '\u200b'], clues: ['\t'] });
      const mute = createReader(await testLexicon(), { ...library, words }, 'en');
      const random = randomFrom(7);
      const outcome = playMatch({
        players: Array.from({ length: 6 }, (_, i) => sight => play(sight, mindAt(mute, i, random))),
        deck: library.cards,
        seed: 7,
        options: { ruleset },
      });
      expect(outcome.refused).toEqual([]);
    },
  );

  it.each(RULESET_IDS)('decide the same whatever is hidden from their seat, in %s', ruleset => {
    let compared = 0;
    playMatch({
      players: Array.from({ length: 6 }, (_, i) => sight => play(sight, mindAt(reader, i, randomFrom(99)))),
      deck: library.cards,
      seed: 4,
      options: { ruleset },
      witness: (state, by, command) => {
        const seat = state.seating.indexOf(by);
        const again = play(sightOf(dealtAnew(state, by), by), mindAt(reader, seat, randomFrom(99)));
        expect(again).toEqual(command);
        compared += 1;
      },
    });
    expect(compared).toBeGreaterThan(50);
  });
});
