import { describe, expect, it } from 'vitest';
import {
  claimed,
  deckOf,
  gameOf,
  lobbyOf,
  type Setting,
  seat,
  type TestTable,
  tabled,
} from '../../test/support/table.ts';
import { decide } from './decide.ts';
import { seatId, slot } from './ids.ts';
import { viewFor } from './views.ts';

const revealed = (setting: Setting = {}): TestTable => {
  const table = tabled(setting);
  for (const n of table.game.seating.map(id => Number(id.slice(1))).filter(n => n !== 1)) table.vote(n, 1);
  return table;
};

describe('coming later', () => {
  it('[TB1] who joins during a game waits for the next round and starts with the lowest score', () => {
    const table = tabled();
    table.vote(2, 1);
    const late = table.join('Late');
    expect(table.state.seats[late]).toMatchObject({ waiting: true });
    expect(table.game.seating).not.toContain(late);
    table.vote(3, 1);
    table.vote(4, 2);
    expect(table.game.scores).toEqual({ s1: 3, s2: 4, s3: 3, s4: 0 });
    table.withScores({ 4: 2 }).next();
    expect(table.game.seating).toEqual([1, 2, 3, 4, 5].map(seat));
    expect(table.state.seats[late]).toMatchObject({ waiting: false });
    expect(table.game.scores[late]).toBe(2);
    expect(table.game.hands[late]).toHaveLength(6);
  });

  it('[TB1] the ruleset’s size, pairs and the deck keep newcomers waiting', () => {
    const full = gameOf({ players: 8 });
    full.join('Ninth');
    full.anyRound();
    expect(full.game.seating).toHaveLength(8);

    const pairs = gameOf({ ruleset: 'teams', players: 6 });
    pairs.join('Seventh');
    pairs.anyRound();
    expect(pairs.game.seating).toHaveLength(6);

    const short = gameOf({ players: 4, deck: 34 });
    short.join('Fifth');
    short.anyRound();
    expect(short.game.seating).toHaveLength(4);
    expect(short.state.seats[seat(5)]?.waiting).toBe(true);
  });

  it('[TB1] whoever still waits when the game ends plays in the next one', () => {
    const table = gameOf({ players: 8, options: { target: 5 } });
    const late = table.join('Ninth');
    table.withScores({ 1: 9 }).anyRound();
    expect(table.state.phase).toBe('over');
    expect(table.state.seats[late]).toMatchObject({ waiting: false });
  });

  it('[TB1] from three to four players hands shrink to six and one card each', () => {
    const table = gameOf({ players: 3 });
    table.join('Fourth');
    table.anyRound();
    expect(table.game.seating.map(id => table.game.hands[id]?.length)).toEqual([6, 6, 6, 6]);
    table.anyRound();
    expect(table.game.last?.cards).toHaveLength(4);
  });
});

describe('minding', () => {
  it('[TB2] anybody lets a bot mind a seat; only its owner takes it back', () => {
    const table = gameOf();
    expect(table.do(2, { t: 'mind', seat: seat(3), on: true })).toEqual(['minded']);
    expect(table.do(2, { t: 'mind', seat: seat(3), on: true })).toEqual([]);
    expect(table.state.seats[seat(3)]?.minded).toBe(true);
    expect(table.refusal(2, { t: 'mind', seat: seat(3), on: false })).toEqual({ code: 'not-yourself' });
    table.do(3, { t: 'mind', seat: seat(3), on: false });
    expect(table.state.seats[seat(3)]?.minded).toBe(false);
    table.do(null, { by: null, t: 'mind', seat: seat(3), on: true });
    table.do(null, { by: null, t: 'mind', seat: seat(3), on: false });
    expect(table.state.seats[seat(3)]?.minded).toBe(false);
  });

  it('[TB2] a bot’s seat and an empty one need no minding', () => {
    const table = lobbyOf();
    table.do(1, { t: 'add-bot', character: 'owl', name: 'Owl' });
    expect(table.refusal(1, { t: 'mind', seat: seat(5), on: true })).toEqual({ code: 'no-such-seat' });
    expect(table.refusal(1, { t: 'mind', seat: seat(9), on: true })).toEqual({ code: 'no-such-seat' });
  });
});

describe('leaving', () => {
  it('[TB3] before the first game a seat is freed at once, and never used again', () => {
    const table = lobbyOf();
    expect(table.do(4, { t: 'leave' })).toEqual(['left']);
    expect(table.state.seating).toEqual([1, 2, 3].map(seat));
    expect(table.join('New')).toBe(seat(5));
  });

  it('[TB3] during a game the seat is minded and goes with the round, its cards to the discard', () => {
    const table = claimed({ players: 5 });
    expect(table.do(4, { t: 'leave' })).toEqual(['leaving']);
    expect(table.do(4, { t: 'leave' })).toEqual([]);
    expect(table.state.seats[seat(4)]).toMatchObject({ leaving: true, minded: true });
    table.anyRound();
    expect(table.state.seating).toEqual([1, 2, 3, 5].map(seat));
    expect(Object.keys(table.game.scores)).toEqual(['s1', 's2', 's3', 's5']);
    expect(table.game.discard).toHaveLength(5 + 5);
  });

  it('[TB3] who comes back before the round ends stays', () => {
    const table = claimed({ players: 5 });
    table.do(4, { t: 'leave' });
    table.do(null, { by: null, t: 'mind', seat: seat(4), on: false });
    table.anyRound();
    expect(table.game.seating).toContain(seat(4));
  });

  it('[TB3] who cannot be spared is replaced by a bot: at the minimum, and always in pairs', () => {
    const three = claimed({ players: 3 });
    three.do(2, { t: 'leave' });
    three.anyRound();
    expect(three.state.seats[seat(2)]).toMatchObject({ kind: 'bot', leaving: false, minded: false });
    expect(three.refusal(2, { t: 'leave' })).toEqual({ code: 'not-seated' });
    expect(three.game.seating).toHaveLength(3);

    const pairs = claimed({ ruleset: 'teams', players: 8 });
    pairs.do(2, { t: 'leave' });
    pairs.anyRound();
    expect(pairs.state.seats[seat(2)]).toMatchObject({ kind: 'bot' });
    expect(pairs.game.seating).toHaveLength(8);
  });

  it('[TB3] two of four leave: one goes, one becomes a bot', () => {
    const table = claimed();
    table.do(3, { t: 'leave' });
    table.do(4, { t: 'leave' });
    table.anyRound();
    expect(table.state.seating).toEqual([1, 2, 4].map(seat));
    expect(table.state.seats[seat(4)]).toMatchObject({ kind: 'bot' });
    expect(table.hand(1)).toHaveLength(7);
  });

  it('[TB3, R2] when the storyteller leaves, the turn goes to the left of where they sat', () => {
    const table = claimed({ players: 5 });
    table.anyRound();
    table.do(2, { t: 'leave' });
    table.anyRound();
    expect(table.game.storyteller).toBe(seat(3));
  });

  it('[TB3] who only waited goes at once', () => {
    const table = gameOf();
    table.join('Late');
    expect(table.do(5, { t: 'leave' })).toEqual(['left']);
    expect(table.game.seating).toHaveLength(4);
  });

  it('[TB3] after a game a seat stays for the result and is gone at the rematch', () => {
    const table = gameOf({ players: 4, options: { target: 5 } });
    table.withScores({ 1: 5 }).anyRound();
    expect(table.state.phase).toBe('over');
    table.do(1, { t: 'leave' });
    expect(table.state.seating).toHaveLength(4);
    expect(table.state.host).toBe(seat(2));
    table.do(2, { t: 'start', deck: table.history.flatMap(event => (event.t === 'started' ? event.deck : [])) });
    expect(table.game.seating).toEqual([2, 3, 4].map(seat));
    expect(table.game.number).toBe(2);
  });

  it('[TB3] after a game, who left is in the result and on no chair', () => {
    const table = gameOf({ ruleset: 'odyssey2011', players: 12, options: { target: 5 } });
    table.withScores({ 1: 5 }).anyRound();
    const come = (name: string) => table.apply({ by: null, t: 'join', name, rabbit: 'rose', contribution: null });
    expect(come('New')).toEqual({ code: 'table-full', max: 12 });
    table.do(1, { t: 'leave' });
    expect(come('Player 1')).toBeNull();
    expect(table.state.seats[seat(13)]).toMatchObject({ name: 'Player 1', rabbit: 'rose' });
    expect(viewFor(table.state, 'spectator').table.seats[seat(1)]).toMatchObject({ name: 'Player 1', leaving: true });
    expect(come('New')).toEqual({ code: 'table-full', max: 12 });
    expect(table.refusal(1, { t: 'mind', seat: seat(1), on: false })).toMatchObject({ code: 'table-full' });
    table.do(13, { t: 'leave' });
    expect(table.state.seats[seat(13)]).toBeUndefined();
    for (let n = 2; n <= 12; n++) table.do(n, { t: 'leave' });
    expect(table.state.host).toBeNull();
    expect(come('Player 2')).toBeNull();
    expect(table.state.host).toBe(seat(14));
    expect(table.refusal(2, { t: 'mind', seat: seat(2), on: false })).toEqual({ code: 'name-taken' });
    table.do(1, { t: 'mind', seat: seat(1), on: false });
    expect(table.state.seats[seat(1)]).toMatchObject({ leaving: false, rabbit: 'sky' });
  });

  it('[TB3] the host frees seats before a game, and a bot’s at any time', () => {
    const table = lobbyOf({ players: 5 });
    table.do(1, { t: 'add-bot', character: 'owl', name: 'Owl' });
    expect(table.refusal(2, { t: 'remove', seat: seat(3) })).toEqual({ code: 'not-host' });
    expect(table.refusal(1, { t: 'remove', seat: seat(1) })).toEqual({ code: 'not-yourself' });
    expect(table.refusal(1, { t: 'remove', seat: seat(9) })).toEqual({ code: 'no-such-seat' });
    table.do(1, { t: 'remove', seat: seat(5) });
    table.do(1, { t: 'start', deck: gameOf().history.flatMap(e => (e.t === 'started' ? e.deck : [])) });
    expect(table.refusal(1, { t: 'remove', seat: seat(3) })).toMatchObject({ code: 'wrong-phase' });
    expect(table.do(1, { t: 'remove', seat: seat(6) })).toEqual(['leaving']);
  });
});

describe('removal by the others', () => {
  it('[TB4] takes a majority of the other people, and goes with the end of the round', () => {
    const table = gameOf({ players: 5 });
    expect(table.refusal(5, { t: 'vote-remove', seat: seat(5) })).toEqual({ code: 'not-yourself' });
    expect(table.refusal(1, { t: 'vote-remove', seat: seat(9) })).toEqual({ code: 'no-such-seat' });
    table.do(1, { t: 'vote-remove', seat: seat(5) });
    expect(table.refusal(1, { t: 'vote-remove', seat: seat(5) })).toEqual({ code: 'already-wanted' });
    expect(table.do(2, { t: 'vote-remove', seat: seat(5) })).toEqual(['removal-wanted']);
    expect(viewFor(table.state, 'spectator').table.seats[seat(5)]).toMatchObject({ unwanted: 2, leaving: false });
    expect(table.do(3, { t: 'vote-remove', seat: seat(5) })).toEqual(['removal-wanted', 'leaving']);
    table.anyRound();
    expect(table.state.seating).toEqual([1, 2, 3, 4].map(seat));
  });

  it('[TB4] cannot be undone by coming back', () => {
    const table = gameOf({ players: 4 });
    table.do(1, { t: 'vote-remove', seat: seat(4) });
    table.do(2, { t: 'vote-remove', seat: seat(4) });
    expect(table.refusal(4, { t: 'mind', seat: seat(4), on: false })).toEqual({ code: 'voted-out' });
    table.anyRound();
    expect(table.game.seating).toEqual([1, 2, 3].map(seat));
  });

  it('[TB4] stays decided when one of those who decided it leaves', () => {
    const table = gameOf({ players: 4 });
    table.do(1, { t: 'vote-remove', seat: seat(4) });
    table.do(2, { t: 'vote-remove', seat: seat(4) });
    table.do(1, { t: 'leave' });
    expect(table.refusal(4, { t: 'mind', seat: seat(4), on: false })).toEqual({ code: 'voted-out' });
    table.do(1, { t: 'mind', seat: seat(1), on: false });
    table.anyRound();
    expect(table.game.seating).toEqual([1, 2, 3].map(seat));
  });

  it('[TB4] reaches also whoever is about to leave, and nobody the others only want gone', () => {
    const table = gameOf({ players: 5 });
    table.do(5, { t: 'leave' });
    for (const n of [1, 2]) table.do(n, { t: 'vote-remove', seat: seat(5) });
    table.do(3, { t: 'leave' });
    table.do(5, { t: 'mind', seat: seat(5), on: false });
    table.do(5, { t: 'leave' });
    expect(table.do(4, { t: 'vote-remove', seat: seat(5) })).toEqual(['removal-wanted', 'leaving']);
    expect(table.refusal(5, { t: 'mind', seat: seat(5), on: false })).toEqual({ code: 'voted-out' });
  });

  it('[TB4] bots have no say, and wishes of those who left do not count', () => {
    const table = lobbyOf({ players: 4 });
    table.do(1, { t: 'add-bot', character: 'owl', name: 'Owl' });
    table.do(3, { t: 'vote-remove', seat: seat(4) });
    table.do(3, { t: 'leave' });
    expect(table.state.removals[seat(4)]).toEqual([]);
    expect(table.do(1, { t: 'vote-remove', seat: seat(4) })).toEqual(['removal-wanted']);
    expect(table.do(2, { t: 'vote-remove', seat: seat(4) })).toEqual(['removal-wanted', 'left']);
  });

  it('[TB4] a wish said again counts when it has become what most want', () => {
    const table = lobbyOf({ players: 3 });
    table.do(1, { t: 'add-bot', character: 'owl', name: 'Owl' });
    table.do(1, { t: 'start', deck: deckOf(84) });
    table.do(1, { t: 'vote-remove', seat: seat(3) });
    expect(table.refusal(1, { t: 'vote-remove', seat: seat(3) })).toEqual({ code: 'already-wanted' });
    table.do(2, { t: 'leave' });
    expect(table.do(1, { t: 'vote-remove', seat: seat(3) })).toEqual(['leaving']);
    expect(table.refusal(3, { t: 'mind', seat: seat(3), on: false })).toEqual({ code: 'voted-out' });
    expect(table.refusal(1, { t: 'vote-remove', seat: seat(3) })).toEqual({ code: 'already-wanted' });
  });

  it('[TB4] never goes below the minimum: a bot takes the seat', () => {
    const table = claimed({ players: 3 });
    table.do(1, { t: 'vote-remove', seat: seat(3) });
    table.do(2, { t: 'vote-remove', seat: seat(3) });
    table.anyRound();
    expect(table.state.seats[seat(3)]).toMatchObject({ kind: 'bot' });
  });
});

describe('an absent storyteller', () => {
  it('[TB5] is passed over; the turn is a round and counts as told', () => {
    const table = claimed();
    expect(table.do(null, { by: null, t: 'skip' })).toEqual(['skipped']);
    expect(table.game).toMatchObject({ storyteller: seat(2), round: 2, tellings: { s1: 1, s2: 0 } });
    expect(table.state.phase).toBe('clue');
  });

  it('[TB5] by the host, by themselves, and by anybody once the seat is minded', () => {
    const table = claimed();
    table.do(1, { t: 'skip' });
    expect(table.refusal(3, { t: 'skip' })).toEqual({ code: 'not-host' });
    table.do(2, { t: 'skip' });
    table.do(1, { t: 'skip' });
    table.do(2, { t: 'mind', seat: seat(4), on: true });
    table.do(2, { t: 'skip' });
    expect(table.game.storyteller).toBe(seat(1));
  });

  it('[TB5, E2] the last turn skipped ends a game of tellings', () => {
    const table = claimed({ ruleset: 'party', players: 6 });
    for (let i = 0; i < 5; i++) expect(table.do(null, { by: null, t: 'skip' })).toEqual(['skipped']);
    expect(table.do(null, { by: null, t: 'skip' })).toEqual(['skipped', 'ended']);
  });
});

describe('hosting', () => {
  it('[TB6] passes on when the host leaves, to people only', () => {
    const table = lobbyOf({ players: 1 });
    table.do(1, { t: 'add-bot', character: 'owl', name: 'Owl' });
    table.join('Third');
    table.do(1, { t: 'leave' });
    expect(table.state.host).toBe(seat(3));
    table.do(3, { t: 'leave' });
    expect(table.state.host).toBeNull();
    table.join('Fourth');
    expect(table.state.host).toBe(seat(4));
  });

  it('[TB6] passes on clockwise, over bots and people who are about to leave', () => {
    const table = gameOf({ players: 6 });
    table.do(1, { t: 'pass-host', seat: seat(3) });
    table.do(4, { t: 'leave' });
    table.do(3, { t: 'leave' });
    expect(table.state.host).toBe(seat(5));
    for (const n of [6, 5]) table.do(n, { t: 'leave' });
    expect(table.state.host).toBe(seat(1));
  });

  it('[TB6] can be handed over by the host or the table, to people who stay', () => {
    const table = gameOf();
    expect(table.refusal(2, { t: 'pass-host', seat: seat(2) })).toEqual({ code: 'not-host' });
    table.do(1, { t: 'pass-host', seat: seat(2) });
    table.do(null, { by: null, t: 'pass-host', seat: seat(3) });
    expect(table.state.host).toBe(seat(3));
    table.do(4, { t: 'leave' });
    expect(table.refusal(3, { t: 'pass-host', seat: seat(4) })).toEqual({ code: 'no-such-seat' });
    expect(table.refusal(3, { t: 'pass-host', seat: seat(9) })).toEqual({ code: 'no-such-seat' });
  });

  it('[TB6] goes to whoever comes back to a table without a host', () => {
    const table = gameOf({ players: 3 });
    for (const n of [1, 2, 3]) table.do(n, { t: 'leave' });
    expect(table.state.host).toBeNull();
    table.do(2, { t: 'mind', seat: seat(2), on: false });
    expect(table.state.host).toBe(seat(2));
  });
});

describe('the end of the reveal', () => {
  it('[R8] comes when everybody has seen enough', () => {
    const table = revealed({ players: 5 });
    expect(table.do(3, { t: 'next' })).toEqual(['readied']);
    expect(table.do(3, { t: 'next' })).toEqual([]);
    table.do(null, { by: null, t: 'pass-host', seat: seat(5) });
    table.do(4, { t: 'next' });
    table.do(1, { t: 'next' });
    expect(table.state.phase).toBe('reveal');
    table.do(5, { t: 'next' });
    expect(table.state.phase).toBe('clue');
  });

  it('[R8] the host and the next storyteller need not wait', () => {
    for (const n of [1, 2]) {
      const table = revealed();
      table.do(n, { t: 'next' });
      expect(table.state.phase).toBe('clue');
    }
  });

  it('[R8] a bot that minds their seat may not hurry the others', () => {
    const table = revealed();
    table.do(3, { t: 'mind', seat: seat(2), on: true });
    table.do(2, { t: 'next' });
    expect(table.state.phase).toBe('reveal');
    expect(viewFor(table.state, 'spectator').table.seats[seat(2)]?.status).toBe('done');
  });

  it('[R8] goes on when the only one who was waited for leaves or is minded', () => {
    for (const command of [{ t: 'leave' }, { t: 'mind', seat: seat(1), on: true }] as const) {
      const table = revealed({ players: 5 });
      table.do(3, { t: 'mind', seat: seat(2), on: true });
      for (const n of [3, 4, 5]) table.do(n, { t: 'next' });
      expect(table.state.phase).toBe('reveal');
      table.do(1, command);
      expect(table.state.phase).toBe('clue');
    }
  });

  it('[R8] a table that everybody left rests', () => {
    const table = revealed();
    for (const n of [1, 2, 3, 4]) table.do(n, { t: 'leave' });
    expect(table.state.phase).toBe('reveal');
  });

  it('[R8] who waits for the next round has no say in it', () => {
    const table = revealed();
    table.join('Late');
    expect(table.refusal(5, { t: 'next' })).toEqual({ code: 'waiting-for-next-round' });
  });

  it('[R8] … unless nobody in play is there to end it', () => {
    const table = revealed();
    table.join('Late');
    for (const n of [1, 2, 3]) table.do(n, { t: 'mind', seat: seat(n), on: true });
    expect(table.refusal(5, { t: 'next' })).toEqual({ code: 'waiting-for-next-round' });
    table.do(4, { t: 'leave' });
    expect(table.state.phase).toBe('reveal');
    table.do(5, { t: 'next' });
    expect(table.state.phase).toBe('clue');
    expect(table.game.seating).toEqual([1, 2, 3, 5].map(seat));
  });

  it('[R8] a house may do without a pause', () => {
    const table = tabled({ options: { autoNext: true } });
    for (const n of [2, 3, 4]) table.vote(n, 1);
    expect(table.game).toMatchObject({ round: 2, storyteller: seat(2) });
  });
});

describe('chat', () => {
  it('[TB9] is public, tidied and bounded', () => {
    const table = lobbyOf();
    expect(table.refusal(1, { t: 'say', text: ' ' })).toEqual({ code: 'text-empty' });
    expect(table.refusal(1, { t: 'say', text: 'x'.repeat(301) })).toEqual({ code: 'text-too-long', max: 300 });
    for (let i = 1; i <= 45; i++) table.do(2, { t: 'say', text: ` hello ${i} ` });
    const { chat } = viewFor(table.state, 'spectator').table;
    expect(Object.keys(chat)).toHaveLength(40);
    expect(chat[45]).toEqual({ seat: seat(2), text: 'hello 45' });
    expect(chat[5]).toBeUndefined();
  });
});

describe('seats that are minded', () => {
  it('[TB2] can still be played by whoever holds them', () => {
    const table = tabled();
    table.do(3, { t: 'mind', seat: seat(2), on: true });
    expect(table.do(2, { t: 'vote', slots: [table.slotOf(1)], red: null })).toEqual(['voted']);
    expect(table.refusal(2, { t: 'vote', slots: [slot(9)], red: null })).toMatchObject({ code: 'no-such-slot' });
  });
});

describe('seats that are none', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('[TB8] nobody sits on %s', name => {
    const { state } = lobbyOf();
    const nobody = seatId(name);
    const circumstances = { now: 0, entropy: () => '' };
    const refusal = { ok: false, error: { code: 'no-such-seat' } };
    expect(decide(state, { t: 'vote-remove', by: seat(1), seat: nobody }, circumstances)).toEqual(refusal);
    expect(decide(state, { t: 'mind', by: seat(1), seat: nobody, on: true }, circumstances)).toEqual(refusal);
    expect(decide(state, { t: 'remove', by: seat(1), seat: nobody }, circumstances)).toEqual(refusal);
    expect(decide(state, { t: 'pass-host', by: seat(1), seat: nobody }, circumstances)).toEqual(refusal);
    expect(decide(state, { t: 'say', by: nobody, text: 'boo' }, circumstances)).toMatchObject({
      error: { code: 'not-seated' },
    });
  });
});
