import { describe, expect, it } from 'vitest';
import { claimed, gameOf, lobbyOf, type Setting, seat, tabled } from '../../test/support/table.ts';
import { type CardId, cardId, type Slot, slot } from './ids.ts';
import type { Clue } from './state.ts';

const said: Clue = { kind: 'aloud' };
const foreign = cardId('test.card-of-no-deck');

describe('the first storyteller', () => {
  it.each(['classic', 'odyssey2011', 'odyssey2023', 'party', 'teams'] as const)(
    '[R2] %s: the first claim that reaches the table wins',
    ruleset => {
      const table = gameOf({ ruleset, players: 6 });
      expect(table.do(4, { t: 'claim' })).toEqual(['claimed']);
      expect(table.game.storyteller).toBe(seat(4));
      expect(table.refusal(2, { t: 'claim' })).toEqual({ code: 'already-claimed', storyteller: seat(4) });
    },
  );

  it('[R2] then the seat to the left, around the table', () => {
    const table = gameOf({ players: 4 });
    table.do(3, { t: 'claim' });
    const tellers = [];
    for (let round = 0; round < 5; round++) {
      tellers.push(table.game.storyteller);
      table.anyRound();
    }
    expect(tellers).toEqual([3, 4, 1, 2, 3].map(seat));
  });

  it('[R2] nobody claims outside the race', () => {
    expect(lobbyOf().refusal(1, { t: 'claim' })).toEqual({ code: 'wrong-phase', phase: 'lobby' });
    expect(tabled().refusal(1, { t: 'claim' })).toEqual({ code: 'wrong-phase', phase: 'vote' });
  });
});

describe('the clue', () => {
  it.each([
    { kind: 'text', text: 'the sea at night' },
    { kind: 'aloud' },
    { kind: 'recording', audio: 'a1', text: null },
    { kind: 'recording', audio: 'a1', text: 'and words' },
  ] as unknown as Clue[])('[R3] may be %o', clue => {
    const table = claimed();
    const [card] = table.hand(1);
    expect(table.do(1, { t: 'clue', clue, card: card ?? null })).toEqual(['told']);
    expect(table.game.clue).toEqual(clue);
    expect(table.game.put).toEqual({ s1: [card] });
  });

  it('[R3] is tidied; an empty text is refused, an empty caption is none', () => {
    const card = (table: ReturnType<typeof claimed>) => table.hand(1)[0] ?? null;
    const table = claimed();
    expect(table.refusal(1, { t: 'clue', clue: { kind: 'text', text: '  ' }, card: card(table) })).toEqual({
      code: 'clue-empty',
    });
    const long = { kind: 'text', text: 'x'.repeat(301) } as const;
    expect(table.refusal(1, { t: 'clue', clue: long, card: card(table) })).toEqual({ code: 'clue-too-long', max: 300 });
    const recorded = { kind: 'recording', audio: 'a1', text: ' ' } as unknown as Clue;
    table.do(1, { t: 'clue', clue: recorded, card: card(table) });
    expect(table.game.clue).toEqual({ kind: 'recording', audio: 'a1', text: null });
    const other = claimed();
    other.do(1, { t: 'clue', clue: { kind: 'text', text: `  ${'x'.repeat(300)} ` }, card: card(other) });
    expect(other.game.clue).toEqual({ kind: 'text', text: 'x'.repeat(300) });
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u202e\u200f'])('[R3] that nobody can see is none (%#)', text => {
    const table = claimed();
    const [card = null] = table.hand(1);
    expect(table.refusal(1, { t: 'clue', clue: { kind: 'text', text }, card })).toEqual({ code: 'clue-empty' });
    expect(table.refusal(1, { t: 'say', text })).toEqual({ code: 'text-empty' });
    table.do(1, { t: 'clue', clue: { kind: 'recording', audio: 'a1', text } as unknown as Clue, card });
    expect(table.game.clue).toMatchObject({ text: null });
  });

  it('[R3] comes from the storyteller, with a card of their hand, once', () => {
    const table = claimed();
    const [card = null] = table.hand(1);
    expect(table.refusal(2, { t: 'clue', clue: said, card })).toEqual({
      code: 'not-storyteller',
      storyteller: seat(1),
    });
    expect(table.refusal(1, { t: 'clue', clue: said, card: null })).toEqual({ code: 'card-missing' });
    const theirs = table.hand(2)[0] ?? null;
    expect(table.refusal(1, { t: 'clue', clue: said, card: theirs })).toEqual({ code: 'not-in-hand', card: theirs });
    table.do(1, { t: 'clue', clue: said, card });
    expect(table.refusal(1, { t: 'clue', clue: said, card })).toEqual({ code: 'wrong-phase', phase: 'cards' });
  });

  it.each(['party', 'teams'] as const)('[R3, R9] %s: the storyteller speaks without a card', ruleset => {
    const table = claimed({ ruleset, players: 6 });
    expect(table.refusal(1, { t: 'clue', clue: said, card: table.hand(1)[0] ?? null })).toEqual({
      code: 'card-not-wanted',
    });
    table.do(1, { t: 'clue', clue: said, card: null });
    expect(table.game.put).toEqual({});
  });
});

describe('cards in', () => {
  const told = (setting: Setting = {}) => {
    const table = claimed(setting);
    table.tell(1);
    return table;
  };

  it.each([
    ['classic', 3, 2, 5],
    ['odyssey2011', 3, 2, 5],
    ['odyssey2023', 3, 2, 5],
    ['classic', 4, 1, 4],
    ['classic', 8, 1, 8],
    ['odyssey2011', 12, 1, 12],
    ['odyssey2023', 12, 1, 12],
    ['party', 6, 1, 6],
    ['party', 12, 1, 12],
    ['teams', 6, 1, 3],
    ['teams', 12, 1, 6],
  ] as const)('[R4, R5] %s with %i: %i each, %i on the table', (ruleset, players, each, onTable) => {
    const table = told({ ruleset, players });
    const wrong = { t: 'put', cards: table.hand(2).slice(0, each + 1) } as const;
    expect(table.refusal(2, wrong)).toEqual({ code: 'wrong-number-of-cards', need: each, got: each + 1 });
    table.putAll();
    expect(table.state.phase).toBe('vote');
    expect(table.game.table).toHaveLength(onTable);
  });

  it('[R4] cards are of the own hand, and two are two', () => {
    const table = told({ players: 3 });
    const [card] = table.hand(2);
    if (card === undefined) throw new Error('a hand');
    expect(table.refusal(2, { t: 'put', cards: [card, card] })).toEqual({ code: 'same-card-twice', card });
    expect(table.refusal(2, { t: 'put', cards: [card, foreign] })).toEqual({ code: 'not-in-hand', card: foreign });
  });

  it('[R4] until the last one is in, a card may be changed or taken back; then no more', () => {
    const table = told();
    table.put(2);
    expect(table.do(2, { t: 'put', cards: table.hand(2).slice(3, 4) })).toEqual(['swapped']);
    expect(table.game.put[seat(2)]).toEqual([table.hand(2)[3]]);
    expect(table.do(2, { t: 'take-back' })).toEqual(['took-back']);
    expect(table.refusal(2, { t: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
    table.put(3);
    table.put(4);
    expect(table.state.phase).toBe('cards');
    table.put(2);
    expect(table.state.phase).toBe('vote');
    expect(table.refusal(2, { t: 'put', cards: table.hand(2).slice(0, 1) })).toMatchObject({ code: 'wrong-phase' });
    expect(table.refusal(2, { t: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
  });

  it("[R4] the storyteller's card went in with the clue and stays", () => {
    const table = told();
    expect(table.refusal(1, { t: 'put', cards: table.hand(1).slice(1, 2) })).toEqual({ code: 'storyteller-waits' });
    expect(table.refusal(1, { t: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
  });

  it('[R4, R9] party: the storyteller puts in a card like everybody', () => {
    const table = told({ ruleset: 'party', players: 6 });
    table.put(1);
    expect(table.do(1, { t: 'take-back' })).toEqual(['took-back']);
  });

  it('[T5] teams: the storyteller’s partner hands in the target', () => {
    const table = told({ ruleset: 'teams', players: 6 });
    expect(table.refusal(1, { t: 'put', cards: table.hand(1).slice(0, 1) })).toEqual({ code: 'partner-hands-in' });
    table.putAll();
    table.vote(5, 4);
    table.vote(6, 2);
    expect(table.game.last?.target).toBe(table.game.table.findIndex(played => played.owner === seat(4)) + 1);
  });

  it('[T5] teams: either of another pair hands in, or takes it back so that the other can', () => {
    const table = told({ ruleset: 'teams', players: 6 });
    table.put(5);
    expect(table.refusal(2, { t: 'put', cards: table.hand(2).slice(0, 1) })).toEqual({ code: 'partner-has-handed-in' });
    expect(table.refusal(2, { t: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
    expect(table.do(5, { t: 'put', cards: table.hand(5).slice(1, 2) })).toEqual(['swapped']);
    table.do(5, { t: 'take-back' });
    table.put(2);
    expect(table.refusal(5, { t: 'put', cards: table.hand(5).slice(0, 1) })).toMatchObject({
      code: 'partner-has-handed-in',
    });
  });

  it('[R5] the order on the table does not depend on who put in first', () => {
    const orders = [
      [2, 3, 4],
      [4, 3, 2],
    ].map(order => {
      const table = told();
      for (const n of order) table.put(n);
      return table.game.table;
    });
    expect(orders[0]).toEqual(orders[1]);
  });

  it('[R5] cards leave the hands when they lie on the table', () => {
    const table = told({ players: 3 });
    table.put(2);
    expect(table.hand(2)).toHaveLength(7);
    table.put(3);
    expect([1, 2, 3].map(n => table.hand(n).length)).toEqual([6, 5, 5]);
  });
});

describe('votes', () => {
  const vote = (slots: readonly number[], red: number | null = null) =>
    ({ t: 'vote', slots: slots as readonly Slot[], red: red as Slot | null }) as const;

  it.each(['classic', 'odyssey2011', 'odyssey2023'] as const)('[V1] %s: all but the storyteller', ruleset => {
    const table = tabled({ ruleset, players: 4 });
    expect(table.refusal(1, vote([1]))).toEqual({ code: 'storyteller-waits' });
  });

  it('[V1] party: everybody, the storyteller too', () => {
    const table = tabled({ ruleset: 'party', players: 6 });
    table.do(1, vote([1], 1));
    for (const n of [2, 3, 4, 5]) table.do(n, vote([1]));
    expect(table.state.phase).toBe('vote');
    table.do(6, vote([1]));
    expect(table.state.phase).toBe('reveal');
  });

  it('[V5] teams: in each other pair the partner who did not hand in the card', () => {
    const table = tabled({ ruleset: 'teams', players: 6 });
    expect(table.refusal(1, vote([1]))).toEqual({ code: 'storyteller-waits' });
    expect(table.refusal(4, vote([1]))).toEqual({ code: 'you-handed-in' });
    expect(table.refusal(2, vote([1]))).toEqual({ code: 'you-handed-in' });
    table.vote(5, 4);
    table.vote(6, 4);
    expect(table.state.phase).toBe('reveal');
  });

  it.each([
    ['classic', 8, 1, 1],
    ['odyssey2011', 6, 1, 1],
    ['odyssey2011', 7, 1, 2],
    ['odyssey2011', 12, 1, 2],
    ['odyssey2023', 3, 2, 2],
    ['odyssey2023', 12, 2, 2],
    ['party', 6, 1, 1],
    ['teams', 8, 1, 1],
  ] as const)('[V2] %s with %i: %i to %i votes', (ruleset, players, min, max) => {
    const table = tabled({ ruleset, players });
    const voter = ruleset === 'teams' ? 8 : 2;
    const open = table.game.table.flatMap((played, i) => (played.owner === seat(voter) ? [] : [i + 1]));
    for (const got of [min - 1, max + 1]) {
      const refusal = { code: 'wrong-number-of-votes', min, max, got };
      expect(table.refusal(voter, vote([...open, ...open].slice(0, got)))).toEqual(refusal);
    }
    for (const n of [min, max]) table.do(voter, vote(open.slice(0, n)));
  });

  it('[V2] odyssey2011: two votes lie on different cards; odyssey2023: also on one', () => {
    const old = tabled({ ruleset: 'odyssey2011', players: 7 });
    expect(old.refusal(2, vote([old.slotOf(1), old.slotOf(1)]))).toEqual({ code: 'votes-must-differ' });
    const fresh = tabled({ ruleset: 'odyssey2023', players: 7 });
    fresh.do(2, vote([fresh.slotOf(1), fresh.slotOf(1)]));
  });

  it.each(['classic', 'odyssey2011', 'odyssey2023'] as const)('[V3] %s: never the own card', ruleset => {
    const table = tabled({ ruleset, players: 3 });
    const own = table.game.table.flatMap((played, i) => (played.owner === seat(2) ? [i + 1] : []));
    expect(own).toHaveLength(2);
    for (const mine of own) {
      const slots = ruleset === 'odyssey2023' ? [table.slotOf(1), mine] : [mine];
      expect(table.refusal(2, vote(slots))).toEqual({ code: 'own-card', slot: mine });
    }
  });

  it('[V3] party: the own card is allowed', () => {
    const table = tabled({ ruleset: 'party', players: 6 });
    table.do(2, vote([table.slotOf(2)]));
  });

  it('[V4] party: the storyteller alone places a red vote, on any card', () => {
    const table = tabled({ ruleset: 'party', players: 6 });
    expect(table.refusal(1, vote([1]))).toEqual({ code: 'red-vote-missing' });
    expect(table.refusal(2, vote([1], 2))).toEqual({ code: 'red-vote-not-yours' });
    expect(table.refusal(1, vote([1], 7))).toEqual({ code: 'no-such-slot', slot: 7, slots: 6 });
    table.do(1, vote([1], 1));
  });

  it.each([0, 5, -1, 1.5, Number.NaN])('[R6] refuses slot %d of four', bad => {
    expect(tabled().refusal(2, vote([bad]))).toEqual({ code: 'no-such-slot', slot: bad, slots: 4 });
  });

  it('[R6] a vote can be changed or taken back until the last one is in; then all are turned at once', () => {
    const table = tabled();
    table.vote(2, 1);
    expect(table.do(2, vote([table.slotOf(3)]))).toEqual(['revoted']);
    expect(table.do(2, { t: 'take-back' })).toEqual(['unvoted']);
    table.vote(3, 1);
    table.vote(4, 1);
    expect(table.state.phase).toBe('vote');
    expect(table.do(2, vote([table.slotOf(1)]))).toEqual(['voted', 'scored']);
    expect(table.refusal(2, vote([1]))).toEqual({ code: 'wrong-phase', phase: 'reveal' });
  });

  it('[R7] the reveal says whose card each was, who voted for what, and why points are paid', () => {
    const table = tabled();
    table.vote(4, 1);
    table.vote(3, 2);
    table.vote(2, 1);
    const last = table.game.last;
    expect(last).toMatchObject({ round: 1, storyteller: 's1', clue: { text: 'a clue' }, target: table.slotOf(1) });
    expect(last?.cards[table.slotOf(1) - 1]).toMatchObject({ owner: 's1', votes: ['s2', 's4'] });
    expect(last?.cards[table.slotOf(2) - 1]).toMatchObject({ owner: 's2', votes: ['s3'] });
    expect(last?.awards).toEqual({ s1: { SC2: 3 }, s2: { SC3: 3, SC4: 1 }, s4: { SC3: 3 } });
    expect(table.game.scores).toEqual({ s1: 3, s2: 4, s3: 0, s4: 3 });
  });
});

describe('a round', () => {
  it('[R1] goes from the clue over cards and votes to the reveal, and on to the next clue', () => {
    const table = claimed();
    const phases = [table.state.phase];
    const note = () => phases.push(table.state.phase);
    table.tell(1);
    note();
    table.putAll();
    note();
    for (const n of [2, 3, 4]) table.vote(n, 1);
    note();
    table.next();
    note();
    expect(phases).toEqual(['clue', 'cards', 'vote', 'reveal', 'clue']);
  });
});

describe('bad moves', () => {
  it('[TB8] who is not seated, and who waits for the next round, moves nothing', () => {
    const table = gameOf();
    table.join('Late');
    expect(table.refusal(9, { t: 'claim' })).toEqual({ code: 'not-seated' });
    expect(table.refusal(5, { t: 'claim' })).toEqual({ code: 'waiting-for-next-round' });
  });

  it('[TB8] every move has its phase', () => {
    const table = gameOf();
    const wrong = { code: 'wrong-phase', phase: 'race' };
    expect(table.refusal(1, { t: 'clue', clue: said, card: null })).toEqual(wrong);
    expect(table.refusal(1, { t: 'put', cards: [] })).toEqual(wrong);
    expect(table.refusal(1, { t: 'vote', slots: [slot(1)], red: null })).toEqual(wrong);
    expect(table.refusal(1, { t: 'take-back' })).toEqual(wrong);
    expect(table.refusal(1, { t: 'next' })).toEqual(wrong);
    expect(table.refusal(1, { t: 'skip' })).toEqual(wrong);
  });

  it('[TB8] an impatient double click counts once', () => {
    const table = claimed();
    table.tell(1);
    table.put(2);
    const before = table.state;
    table.put(2);
    expect(table.state).toEqual(before);
  });
});

describe('timers', () => {
  it('[TB7] each phase gets the time the host set; none by default', () => {
    const timers = { clue: 10, cards: 20, vote: 30, reveal: 40 };
    const table = claimed({ options: { timers } });
    const left = () => ((table.game.deadline ?? 0) - table.now) / 1000;
    expect(left()).toBe(10);
    table.tell(1);
    expect(left()).toBe(20);
    table.putAll();
    expect(left()).toBe(30);
    for (const n of [2, 3, 4]) table.vote(n, 1);
    expect(left()).toBe(40);
    table.next();
    expect(left()).toBe(10);
    expect(claimed().game.deadline).toBeNull();
  });
});

describe('the same again', () => {
  it('[TB8] is no second thought', () => {
    const table = claimed({ ruleset: 'odyssey2023', players: 3 });
    table.tell(1);
    const [a, b, c] = table.hand(2) as [CardId, CardId, CardId];
    expect(table.do(2, { t: 'put', cards: [a, b] })).toEqual(['put']);
    expect(table.do(2, { t: 'put', cards: [b, a] })).toEqual([]);
    expect(table.do(2, { t: 'put', cards: [b, c] })).toEqual(['swapped']);
    table.put(3);
    const slots = table.game.table.flatMap((played, i) => (played.owner === seat(2) ? [] : [slot(i + 1)]));
    const [first = slot(1), second = slot(2)] = slots;
    expect(table.do(2, { t: 'vote', slots: [first, second], red: null })).toEqual(['voted']);
    expect(table.do(2, { t: 'vote', slots: [second, first], red: null })).toEqual([]);
    expect(table.do(2, { t: 'vote', slots: [first, first], red: null })).toEqual(['revoted']);
  });
});
