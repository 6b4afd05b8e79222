import { describe, expect, it } from 'vitest';
import { deckOf, gameOf, lobbyOf, type Setting, seat, TestTable } from '../../test/support/table.ts';
import { cardsNeeded } from './deck.ts';
import { cardId } from './ids.ts';
import { DEFAULT_OPTIONS, RABBITS, RULESET_IDS, type TableOptions } from './options.ts';
import { RULESETS } from './rulesets/table.ts';

const start = { t: 'start', deck: deckOf(84) } as const;

describe('who may play', () => {
  it.each([
    ['classic', 3, 8],
    ['odyssey2011', 3, 12],
    ['odyssey2023', 3, 12],
    ['party', 6, 12],
    ['teams', 6, 12],
  ] as const)('[T1] %s takes %i to %i players', (ruleset, min, max) => {
    expect(lobbyOf({ ruleset, players: min - 1 }).refusal(1, start)).toEqual({
      code: 'too-few-players',
      need: min,
      have: min - 1,
    });
    expect(gameOf({ ruleset, players: min }).state.phase).toBe('race');
    expect(gameOf({ ruleset, players: max }).game.seating).toHaveLength(max);
    if (max < 12) {
      const tooMany = { code: 'too-many-players', max, have: max + 1 };
      expect(lobbyOf({ ruleset, players: max + 1 }).refusal(1, start)).toEqual(tooMany);
    }
  });

  it.each([7, 9, 11])('[T1] teams refuses %i players', players => {
    expect(lobbyOf({ ruleset: 'teams', players }).refusal(1, start)).toEqual({ code: 'odd-players', have: players });
  });

  it.each([6, 8, 10, 12])('[T5] teams with %i: partners sit opposite', players => {
    const { game } = gameOf({ ruleset: 'teams', players });
    for (let n = 1; n <= players / 2; n++) {
      expect(game.side[seat(n)]).toBe(seat(n));
      expect(game.side[seat(n + players / 2)]).toBe(seat(n));
    }
    expect(Object.keys(game.scores)).toHaveLength(players / 2);
  });
});

describe('the deal', () => {
  const hands: readonly (readonly [Setting, number])[] = [
    [{ ruleset: 'classic', players: 3 }, 7],
    [{ ruleset: 'classic', players: 4 }, 6],
    [{ ruleset: 'classic', players: 8 }, 6],
    [{ ruleset: 'odyssey2011', players: 3 }, 7],
    [{ ruleset: 'odyssey2011', players: 12 }, 6],
    [{ ruleset: 'odyssey2023', players: 3 }, 7],
    [{ ruleset: 'odyssey2023', players: 7 }, 6],
    [{ ruleset: 'party', players: 6 }, 5],
    [{ ruleset: 'party', players: 12 }, 5],
    [{ ruleset: 'teams', players: 6 }, 4],
    [{ ruleset: 'teams', players: 12 }, 4],
  ];
  it.each(hands)('[T2, T3] %o: hands of %i, the rest is the pile', (setting, size) => {
    const { game } = gameOf(setting);
    for (const id of game.seating) expect(game.hands[id]).toHaveLength(size);
    expect(game.pile).toHaveLength(84 - size * (setting.players ?? 0));
  });

  it('[D1] a deck too small for the seats is refused with the number needed', () => {
    for (const ruleset of RULESET_IDS) {
      const { min, max } = RULESETS[ruleset].players;
      for (const players of [min, max]) {
        const table = lobbyOf({ ruleset, players });
        const need = cardsNeeded(RULESETS[ruleset], players);
        const short = { t: 'start', deck: deckOf(need - 1) } as const;
        expect(table.refusal(1, short)).toEqual({ code: 'deck-too-small', need, have: need - 1 });
        expect(table.do(1, { t: 'start', deck: deckOf(need) })).toEqual(['started']);
      }
    }
  });

  it('[D1] needed are all hands and one round of cards; one set of 84 is just enough for twelve', () => {
    expect(cardsNeeded(RULESETS.odyssey2011, 12)).toBe(84);
    expect(cardsNeeded(RULESETS.classic, 3)).toBe(3 * 7 + 5);
    expect(cardsNeeded(RULESETS.party, 12)).toBe(12 * 5 + 12);
    expect(cardsNeeded(RULESETS.teams, 12)).toBe(12 * 4 + 6);
  });

  it('[D1] a card named twice is one card, and several worlds make one deck', () => {
    const twice = [...deckOf(27), ...deckOf(27)];
    expect(lobbyOf({ players: 4 }).refusal(1, { t: 'start', deck: twice })).toMatchObject({ have: 27 });
    expect(gameOf({ players: 4, deck: 168 }).game.pile).toHaveLength(168 - 24);
  });
});

describe('the house', () => {
  const bad: readonly (readonly [string, Partial<TableOptions>])[] = [
    ['target', { target: 4 }],
    ['target', { target: 30.5 }],
    ['tellings', { tellings: 0 }],
    ['tellings', { tellings: 11 }],
    ['timers', { timers: { clue: -1, cards: 0, vote: 0, reveal: 0 } }],
    ['ruleset', { ruleset: 'chess' as 'classic' }],
    ['worlds', { worlds: ['a', 'a'] as unknown as TableOptions['worlds'] }],
    ['hidden', { hidden: deckOf(61) }],
    ['language', { language: 'english' }],
    ['hiddenHands', { hiddenHands: 1 as unknown as boolean }],
    ['colour', { colour: 'red' } as Partial<TableOptions>],
  ];
  it.each(bad)('[T4] refuses a bad %s', (option, options) => {
    expect(lobbyOf().refusal(1, { t: 'configure', options })).toEqual({ code: 'bad-option', option });
  });

  it('[T4] the host may change the numbers before a game, nobody else and never during one', () => {
    const table = lobbyOf();
    const wish = { t: 'configure', options: { target: 40, tellings: 2 } } as const;
    expect(table.refusal(2, wish)).toEqual({ code: 'not-host' });
    table.do(1, wish);
    expect(table.state.options).toEqual({ ...DEFAULT_OPTIONS, target: 40, tellings: 2 });
    table.do(1, start);
    expect(table.refusal(1, wish)).toEqual({ code: 'wrong-phase', phase: 'race' });
    expect(table.refusal(1, start)).toEqual({ code: 'wrong-phase', phase: 'race' });
    expect(table.refusal(2, start)).toEqual({ code: 'not-host' });
  });

  it('[T4] the host hides a card also while a game runs, and it is in no later deal', () => {
    const table = lobbyOf({ players: 4, options: { target: 5 } });
    table.do(1, start);
    const [card = cardId('none')] = table.hand(2);
    const hide = { t: 'configure', options: { hidden: [card] } } as const;
    expect(table.refusal(2, hide)).toEqual({ code: 'not-host' });
    expect(table.refusal(1, { t: 'configure', options: { ...hide.options, target: 40 } })).toMatchObject({
      code: 'wrong-phase',
    });
    table.do(1, hide);
    expect(table.state.options.hidden).toEqual(hide.options.hidden);
    table.withScores({ 1: 5 }).anyRound();
    expect(
      table.refusal(1, {
        t: 'start',
        deck: [
          card,
          ...deckOf(84)
            .filter(each => each !== card)
            .slice(0, 27),
        ],
      }),
    ).toMatchObject({ have: 27 });
    table.do(1, start);
    expect([...Object.values(table.game.hands).flat(), ...table.game.pile]).not.toContain(card);
  });

  it('[T5] the host arranges the seats, all of them and each once', () => {
    const table = lobbyOf({ ruleset: 'teams', players: 6 });
    const order = [1, 3, 5, 2, 4, 6].map(seat);
    expect(table.refusal(2, { t: 'arrange', seating: order })).toEqual({ code: 'not-host' });
    for (const seating of [order.slice(1), [...order.slice(1), seat(1), seat(1)], [...order.slice(1), seat(9)]]) {
      expect(table.refusal(1, { t: 'arrange', seating })).toEqual({ code: 'bad-seating' });
    }
    table.do(1, { t: 'arrange', seating: order });
    table.do(1, start);
    expect(table.game.side).toMatchObject({ s2: 's1', s4: 's3', s6: 's5' });
  });
});

describe('sitting down', () => {
  it('[TB1] the first to sit down is the host, and everybody wears a different rabbit', () => {
    const table = lobbyOf({ players: 12 });
    expect(table.state.host).toBe(seat(1));
    expect(new Set(Object.values(table.state.seats).map(each => each.rabbit)).size).toBe(RABBITS.length);
  });

  it('[TB1] names are tidied, and neither empty, too long nor taken', () => {
    const table = new TestTable();
    const join = (name: string) => table.apply({ by: null, t: 'join', name, rabbit: 'moss', contribution: null });
    expect(join('  Ada   L. ')).toBeNull();
    expect(table.state.seats[seat(1)]).toMatchObject({ name: 'Ada L.', rabbit: 'moss' });
    expect(join('ada l.')).toEqual({ code: 'name-taken' });
    expect(join(' ')).toEqual({ code: 'name-empty' });
    expect(join('x'.repeat(25))).toEqual({ code: 'name-too-long', max: 24 });
    expect(join('Bo')).toBeNull();
    expect(table.state.seats[seat(2)]?.rabbit).not.toBe('moss');
  });

  it('[TB1] twelve sit at most, bots included', () => {
    const table = lobbyOf({ players: 11 });
    table.do(1, { t: 'add-bot', character: 'owl', name: 'Owl' });
    expect(table.state.seats[seat(12)]).toMatchObject({ kind: 'bot', character: 'owl', name: 'Owl' });
    expect(table.refusal(1, { t: 'add-bot', character: 'owl', name: 'Owl 2' })).toEqual({
      code: 'table-full',
      max: 12,
    });
    const join = table.apply({ by: null, t: 'join', name: 'Late', rabbit: null, contribution: null });
    expect(join).toEqual({ code: 'table-full', max: 12 });
  });

  it('[TB1] nobody takes a name that looks like another', () => {
    const table = new TestTable();
    const join = (name: string) => table.apply({ by: null, t: 'join', name, rabbit: null, contribution: null });
    expect(join('Ada')).toBeNull();
    for (const name of ['Ada\u200b', '\u202eAda', 'A\u00adda', 'Ad\u200da', '\uff21da', 'Ada\u0000', 'Ada\ud800'])
      expect(join(name), JSON.stringify(name)).toEqual({ code: 'name-taken' });
    for (const unseen of ['\ufe0f', '\u034f', '\u3164', '\uffa0', '\u115f', '\u180b', '\u{e0041}', '\u2800'])
      expect(join(`A${unseen}da`), JSON.stringify(unseen)).toEqual({ code: 'name-taken' });
    for (const name of ['\u200b', '\u2060 \u200d', '\u0007', '\u3164', '\u2800', '\ufe0f'])
      expect(join(name)).toEqual({ code: 'name-empty' });
    expect(join('👩\u200d🚀 Eve')).toBeNull();
    expect(table.state.seats[seat(2)]?.name).toBe('👩\u200d🚀 Eve');
  });

  it('[TB1] only the host adds bots, and a bot needs a name of its own', () => {
    const table = lobbyOf();
    expect(table.refusal(2, { t: 'add-bot', character: 'owl', name: 'Owl' })).toEqual({ code: 'not-host' });
    expect(table.refusal(1, { t: 'add-bot', character: 'owl', name: 'player 2' })).toEqual({ code: 'name-taken' });
  });

  it('[TB1] people change their name and rabbit, but not into somebody else’s', () => {
    const table = lobbyOf();
    table.do(2, { t: 'dress', name: 'Bo', rabbit: 'lime' });
    expect(table.state.seats[seat(2)]).toMatchObject({ name: 'Bo', rabbit: 'lime' });
    expect(table.refusal(1, { t: 'dress', rabbit: 'lime' })).toEqual({ code: 'rabbit-taken' });
    expect(table.refusal(1, { t: 'dress', name: 'BO' })).toEqual({ code: 'name-taken' });
    table.do(2, { t: 'dress', name: 'bo' });
    expect(table.refusal(9, { t: 'dress', name: 'Nobody' })).toEqual({ code: 'not-seated' });
  });

  it('[TB8] what is as wished already is not written down again', () => {
    const table = lobbyOf();
    table.do(1, { t: 'configure', options: { target: 40, hidden: deckOf(2) } });
    expect(table.do(1, { t: 'configure', options: { target: 40, hidden: deckOf(2) } })).toEqual([]);
    table.do(2, { t: 'dress', name: 'Bo', rabbit: 'lime' });
    expect(table.do(2, { t: 'dress', name: 'Bo', rabbit: 'lime' })).toEqual([]);
    expect(table.do(2, { t: 'dress' })).toEqual([]);
  });

  it('[F2] a part of the seed is 8 to 32 bytes of hex, sent between games', () => {
    const table = lobbyOf();
    expect(table.refusal(1, { t: 'contribute', value: 'dice' })).toEqual({ code: 'bad-contribution' });
    const join = table.apply({ by: null, t: 'join', name: 'X', rabbit: null, contribution: 'XYZ' });
    expect(join).toEqual({ code: 'bad-contribution' });
    table.do(1, { t: 'contribute', value: 'ab'.repeat(16) });
    table.do(1, start);
    expect(table.game.contributions).toEqual({ s1: 'ab'.repeat(16) });
    expect(table.refusal(1, { t: 'contribute', value: 'cd'.repeat(16) })).toMatchObject({ code: 'wrong-phase' });
  });
});
