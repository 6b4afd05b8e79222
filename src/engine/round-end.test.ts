import { describe, expect, it } from 'vitest';
import { claimed, deckOf, gameOf, type Setting, seat, type TestTable, tabled } from '../../test/support/table.ts';
import { drawUp } from './deck.ts';
import type { CardId } from './ids.ts';
import type { Game } from './state.ts';

const cardsOf = (game: Game): readonly CardId[] => [
  ...game.pile,
  ...game.discard,
  ...game.table.map(played => played.card),
  ...Object.values(game.hands).flat(),
];

/** All vote for the storyteller's card: everybody else gets two. */
const allFind = (table: TestTable): void => {
  const teller = Number(table.game.storyteller?.slice(1) ?? 1);
  table.round(Object.fromEntries(table.game.seating.map(id => [Number(id.slice(1)), [teller]])));
  table.next();
};

describe('the next round', () => {
  it.each([
    ['classic', 3],
    ['classic', 4],
    ['odyssey2011', 7],
    ['odyssey2023', 3],
    ['party', 6],
    ['teams', 8],
  ] as const)('[R8] %s with %i: used cards are discarded and every hand is full again', (ruleset, players) => {
    const table = gameOf({ ruleset, players });
    const size = table.hand(1).length;
    const used = players === 3 ? 5 : ruleset === 'teams' ? players / 2 : players;
    table.anyRound();
    for (let n = 1; n <= players; n++) expect(table.hand(n)).toHaveLength(size);
    expect(table.game.discard).toHaveLength(used);
    expect(table.game).toMatchObject({ round: 2, put: {}, table: [], votes: {}, clue: null, ready: [] });
  });

  it('[R10] party: the whole hand goes to the left, after drawing', () => {
    const table = tabled({ ruleset: 'party', players: 6 });
    const kept = [1, 2, 3, 4, 5, 6].map(n => table.hand(n));
    for (let n = 1; n <= 6; n++) {
      const { red } = n === 1 ? { red: table.slotOf(1) } : { red: null };
      table.do(n, { t: 'vote', slots: [table.slotOf(2)], red });
    }
    table.next();
    for (let n = 1; n <= 6; n++) expect(table.hand((n % 6) + 1).slice(0, 4)).toEqual(kept[n - 1]);
    expect(table.history.slice(-3).map(event => event.t)).toEqual(['drew', 'passed-hands', 'turned']);
  });

  it('[R10] hands stay where they are elsewhere', () => {
    const table = gameOf({ ruleset: 'teams', players: 6 });
    const before = table.hand(1);
    table.anyRound();
    expect(table.hand(1)).toEqual(before);
  });
});

describe('a short pile', () => {
  const pile = deckOf(5).slice(0, 2);
  const discard = deckOf(5).slice(2);
  const wants = [
    { seat: seat(1), count: 2 },
    { seat: seat(2), count: 1 },
  ];
  const backwards = (cards: readonly CardId[]): readonly CardId[] => cards.toReversed();

  it('[D2] together: rest and discard are shuffled into a new pile, then drawn', () => {
    const shuffled = [...pile, ...discard].toReversed();
    const draw = drawUp(wants, pile, discard, 'together', backwards);
    expect(draw).toEqual({ draws: { s1: shuffled.slice(0, 2), s2: shuffled.slice(2, 3) }, pile: shuffled.slice(3) });
  });

  it('[D2] rest-first: the rest is drawn, then the discard is shuffled into a new pile', () => {
    const shuffled = discard.toReversed();
    const draw = drawUp(wants, pile, discard, 'rest-first', backwards);
    expect(draw).toEqual({ draws: { s1: pile, s2: shuffled.slice(0, 1) }, pile: shuffled.slice(1) });
  });

  it('[D2] a pile that just suffices is not refilled', () => {
    expect(drawUp(wants.slice(0, 1), pile, discard, 'together', backwards)).toEqual({
      draws: { s1: pile },
      pile: null,
    });
  });

  const refills: readonly (readonly [Setting, 'together' | 'rest-first'])[] = [
    [{ ruleset: 'classic', players: 8 }, 'together'],
    [{ ruleset: 'odyssey2023', players: 8 }, 'together'],
    [{ ruleset: 'odyssey2011', players: 8 }, 'rest-first'],
    [{ ruleset: 'party', players: 8, options: { tellings: 9 } }, 'rest-first'],
    [{ ruleset: 'teams', players: 8, options: { tellings: 9 } }, 'rest-first'],
  ];
  it.each(refills)('[D2] %o plays it %s', (setting, refill) => {
    const table = gameOf({ ...setting, options: { ...setting.options, target: 100 } });
    let before = table.game;
    while (table.game.refills === 0) {
      before = table.game;
      table.anyRound();
    }
    const rest = before.pile;
    const drawn = table.game.seating.flatMap(id => table.game.hands[id] ?? []);
    const held = new Set(Object.values(before.hands).flat());
    const fresh = drawn.filter(card => !held.has(card));
    const restDrawn = rest.every(card => fresh.includes(card));
    if (refill === 'rest-first') expect(restDrawn).toBe(true);
    else expect(rest.length === 0 || !restDrawn).toBe(true);
    expect(new Set(cardsOf(table.game)).size).toBe(84);
  });

  it('[D1, D2] 84 cards with twelve seats last for many rounds', () => {
    for (const ruleset of ['odyssey2011', 'odyssey2023'] as const) {
      const table = gameOf({ ruleset, players: 12, options: { target: 100 } });
      for (let round = 1; round <= 40; round++) {
        for (const id of table.game.seating) expect(table.game.hands[id]).toHaveLength(6);
        expect(cardsOf(table.game).toSorted()).toEqual(deckOf(84));
        table.anyRound();
        table.withScores(Object.fromEntries(table.game.seating.map((_, i) => [i + 1, 0])));
      }
      expect(table.game.refills).toBeGreaterThan(5);
    }
  });
});

describe('the end', () => {
  it('[E1] 29 is not 30', () => {
    const table = claimed().withScores({ 2: 27 });
    allFind(table);
    expect(table.game.scores[seat(2)]).toBe(29);
    expect(table.state.phase).toBe('clue');
  });

  it('[E1] 28 and 2 is 30, and the round is played out first', () => {
    const table = claimed().withScores({ 2: 28 });
    table.round({ 2: [1], 3: [1], 4: [1] });
    expect(table.state.phase).toBe('reveal');
    table.next();
    expect(table.state.phase).toBe('over');
    expect(table.game).toMatchObject({ winners: ['s2'], deadline: null });
  });

  it('[E1] the target is the house’s', () => {
    const table = claimed({ options: { target: 5 } }).withScores({ 2: 3 });
    allFind(table);
    expect(table.game.winners).toEqual(['s2']);
  });

  it('[E3] two over 30: the higher wins', () => {
    const table = claimed().withScores({ 2: 30, 3: 31 });
    allFind(table);
    expect(table.game.winners).toEqual(['s3']);
  });

  it('[E3] a tie is shared, also by three', () => {
    const table = claimed({ players: 5 }).withScores({ 2: 28, 3: 28, 4: 28 });
    allFind(table);
    expect(table.game.winners).toEqual(['s2', 's3', 's4']);
  });

  it.each([
    ['party', 6, 1],
    ['party', 7, 2],
    ['teams', 6, 1],
    ['teams', 8, 2],
  ] as const)('[E2] %s with %i ends when everybody has told %i times', (ruleset, players, tellings) => {
    const table = gameOf({ ruleset, players, options: { tellings } });
    let rounds = 0;
    while (table.state.phase !== 'over') {
      table.anyRound();
      rounds += 1;
    }
    expect(rounds).toBe(players * tellings);
    expect(Object.values(table.game.tellings)).toEqual(Array.from({ length: players }, () => tellings));
  });

  it('[E2] points do not end a game of tellings', () => {
    const table = claimed({ ruleset: 'party', players: 6 }).withScores({ 1: 99 });
    table.anyRound();
    expect(table.state.phase).toBe('clue');
  });

  it('[E2] when the last one who had to tell leaves, the game is over', () => {
    const table = claimed({ ruleset: 'party', players: 7 });
    for (let i = 0; i < 5; i++) table.anyRound();
    table.do(7, { t: 'leave' });
    table.anyRound();
    expect(table.state.phase).toBe('over');
    expect(table.game.seating).toHaveLength(6);
  });

  it('[E2, TB1] a newcomer tells as often as everybody, so the game is longer by their turns', () => {
    const table = claimed({ ruleset: 'party', players: 6 });
    table.join('Late');
    let rounds = 0;
    for (; table.state.phase !== 'over'; rounds++) table.anyRound();
    expect(rounds).toBe(7);
  });

  it('[E3] in teams the pair wins', () => {
    const table = claimed({ ruleset: 'teams', players: 6 });
    for (let i = 0; i < 5; i++) table.anyRound();
    table.withScores({ 1: 50, 2: 50, 3: 0 });
    table.anyRound();
    expect(table.state.phase).toBe('over');
    for (const side of table.game.winners ?? []) expect(['s1', 's2', 's3']).toContain(side);
  });

  it('[TB10] a rematch: same people, new deal, new secret, scores from zero', () => {
    const table = gameOf({ options: { target: 5 } });
    const first = table.game;
    table.withScores({ 1: 5 }).anyRound();
    expect(table.refusal(1, { t: 'next' })).toEqual({ code: 'wrong-phase', phase: 'over' });
    table.do(1, { t: 'start', deck: deckOf(84) });
    expect(table.game).toMatchObject({ number: 2, round: 1, scores: { s1: 0, s2: 0, s3: 0, s4: 0 }, last: null });
    expect(table.game.seed).not.toBe(first.seed);
    expect(table.game.hands).not.toEqual(first.hands);
  });
});
