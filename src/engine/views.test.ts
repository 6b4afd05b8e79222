import { describe, expect, it } from 'vitest';
import { claimed, gameOf, type Setting, seat, tabled } from '../../test/support/table.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { slot } from './ids.ts';
import { viewFor } from './views.ts';

const told = (setting: Setting = {}) => {
  const table = claimed(setting);
  table.tell(1);
  return table;
};

const statuses = (table: ReturnType<typeof gameOf>) =>
  table.game.seating.map(id => viewFor(table.state, 'spectator').table.seats[id]?.status);

describe('what a viewer sees', () => {
  it('[VW1] a spectator and the shared screen see the table and no hand', () => {
    const { state } = tabled();
    expect(viewFor(state, 'spectator')).toEqual(viewFor(state, 'screen'));
    expect(viewFor(state, 'spectator').me).toBeNull();
    expect(viewFor(state, seat(9)).me).toBeNull();
  });

  it('[VW1] a seat sees its own hand, card, slot and vote', () => {
    const table = tabled();
    table.vote(2, 1);
    const own = viewFor(table.state, seat(2)).me;
    expect(own).toMatchObject({ seat: 's2', hand: table.hand(2), slots: [table.slotOf(2)], votes: [table.slotOf(1)] });
    expect(viewFor(table.state, seat(3)).me).toMatchObject({ votes: [], red: null });
  });

  it('[VW1, R5] cards lie face up from the vote on, owners are told at the reveal', () => {
    const table = told();
    table.put(2);
    expect(viewFor(table.state, seat(3)).table.game).toMatchObject({ slots: [], last: null });
    table.putAll();
    const { game } = viewFor(table.state, seat(3)).table;
    expect(game?.slots).toEqual(table.game.table.map(played => played.card));
    expect(JSON.stringify(game)).not.toContain('owner');
    for (const n of [2, 3, 4]) table.vote(n, 1);
    expect(
      viewFor(table.state, seat(3))
        .table.game?.last?.cards.map(card => card.owner)
        .toSorted(),
    ).toEqual([1, 2, 3, 4].map(seat));
  });

  it('[VW1] who is ready is public, with what is not', () => {
    const table = told();
    expect(statuses(table)).toEqual(['done', 'acts', 'acts', 'acts']);
    table.put(3);
    expect(statuses(table)).toEqual(['done', 'acts', 'done', 'acts']);
    table.putAll();
    table.vote(2, 1);
    expect(statuses(table)).toEqual(['idle', 'done', 'acts', 'acts']);
  });

  it('[VW1, T5] a partner’s card is not among the own slots, and of a pair one acts', () => {
    const table = told({ ruleset: 'teams', players: 6 });
    expect(statuses(table)).toEqual(['idle', 'acts', 'acts', 'acts', 'acts', 'acts']);
    table.put(2);
    expect(statuses(table)).toEqual(['idle', 'done', 'acts', 'acts', 'idle', 'acts']);
    table.putAll();
    expect(viewFor(table.state, seat(5)).me?.slots).toEqual([]);
    expect(statuses(table)).toEqual(['idle', 'idle', 'idle', 'idle', 'acts', 'acts']);
  });

  it('[R9] party: hands lie face down until the clue is given', () => {
    const table = gameOf({ ruleset: 'party', players: 6 });
    expect(viewFor(table.state, seat(2)).me).toMatchObject({ hand: [], faceDown: 5 });
    table.do(1, { t: 'claim' });
    expect(viewFor(table.state, seat(1)).me).toMatchObject({ hand: [], faceDown: 5 });
    table.tell(1);
    expect(viewFor(table.state, seat(1)).me).toMatchObject({ hand: table.hand(1), faceDown: 0 });
  });

  it('[R9] unless the house plays them open', () => {
    const table = gameOf({ ruleset: 'party', players: 6, options: { hiddenHands: false } });
    expect(viewFor(table.state, seat(2)).me).toMatchObject({ hand: table.hand(2), faceDown: 0 });
  });

  it('[E2] who has told how often is shown in games that end by it, and in no other', () => {
    const tellings = (table: ReturnType<typeof gameOf>) => viewFor(table.state, 'spectator').table.game?.tellings;
    const party = gameOf({ ruleset: 'party', players: 6 });
    party.anyRound();
    expect(tellings(party)).toEqual(party.game.tellings);
    expect(Object.values(party.game.tellings).filter(times => times === 1)).toHaveLength(1);
    const classic = gameOf();
    classic.anyRound();
    expect(tellings(classic)).toBeNull();
  });

  it('[F1, F4] the commitment is public before the deal, the seed when the game is over', () => {
    const table = gameOf({ options: { target: 5 } });
    const before = viewFor(table.state, 'spectator').table;
    expect(before.game?.seed).toBeNull();
    expect(before.commitment).toBe(table.game.commitment);
    table.withScores({ 1: 5 }).anyRound();
    const after = viewFor(table.state, 'spectator').table;
    expect(after.game?.seed).toBe(table.game.seed);
    expect(after.commitment).toBe(table.state.nextCommitment);
  });
});

describe('second thoughts', () => {
  it('[VW2] change nothing that anybody else can see, not even the revision', () => {
    const table = told();
    table.put(2);
    const before = table.state;
    table.put(2, 1);
    expect(viewFor(table.state, seat(3))).toEqual(viewFor(before, seat(3)));
    expect(table.state.rev).toBe(before.rev);

    const voting = tabled();
    voting.vote(2, 1);
    const revote = decide(
      voting.state,
      { by: seat(2), t: 'vote', slots: [voting.slotOf(3)], red: null },
      voting.circumstances,
    );
    if (!revote.ok) throw new Error('refused');
    const after = revote.value.reduce(evolve, voting.state);
    expect(after.rev).toBe(voting.state.rev);
    expect(viewFor(after, seat(3))).toEqual(viewFor(voting.state, seat(3)));
    expect(viewFor(after, seat(2)).me?.votes).toEqual([slot(voting.slotOf(3))]);
  });
});
