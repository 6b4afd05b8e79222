import { describe, expect, it } from 'vitest';
import { seatAt, sightOf } from '../../test/support/sight.ts';
import { cardId, slot } from '../engine/ids.ts';
import type { Clue, RoundResult } from '../engine/state.ts';
import type { PublicView, SeatView } from '../engine/view.ts';
import { addUp, foundShare, learn, recaller } from './memory.ts';

const [TARGET, DECOY] = [cardId('w.target'), cardId('w.decoy')];
const said = (text: string): Clue => ({ kind: 'text', text });

const round = (over: Partial<RoundResult> = {}): RoundResult => ({
  round: 1,
  storyteller: seatAt(0),
  clue: said('  The  last train '),
  cards: [
    { card: DECOY, owner: seatAt(1), votes: [seatAt(2), seatAt(2)] },
    { card: TARGET, owner: seatAt(0), votes: [seatAt(1), seatAt(3)] },
  ],
  target: slot(2),
  red: null,
  awards: {},
  ...over,
});

const table = (teller: Partial<SeatView> = {}, memory = true): PublicView => {
  const base = sightOf({ phase: 'reveal', viewer: 0 }).table;
  const seat = base.seats[seatAt(0)] as SeatView;
  return {
    ...base,
    options: { ...base.options, memory },
    seats: { ...base.seats, [seatAt(0)]: { ...seat, kind: 'person', name: 'Jana', ...teller } },
  };
};

describe('memory', () => {
  it('keeps the clue, how many voted and how many found the card', () => {
    expect(learn(round(), table())).toEqual({
      card: TARGET,
      language: 'en',
      text: 'The last train',
      voters: 3,
      found: 2,
    });
  });

  it.each([
    ['of a table that does not agree', round(), table({}, false)],
    ['from a bot', round(), table({ kind: 'bot' })],
    ['from a bot minding a seat', round(), table({ minded: true })],
    ['from a clue about no card', round({ target: null }), table()],
    ['from a clue said aloud', round({ clue: { kind: 'aloud' } }), table()],
    ["that names a player, however it's written", round({ clue: said('Where JÁNA sleeps') }), table()],
    ['with an address', round({ clue: said('ask me@example.org') }), table()],
    ['with a number to call', round({ clue: said('call 603 123 456') }), table()],
    ['as long as a speech', round({ clue: said('word '.repeat(30)) }), table()],
  ])('keeps nothing %s', (_, result, view) => {
    expect(learn(result, view)).toBeNull();
  });

  it('adds the same clue up, however it was written', () => {
    const lesson = { card: TARGET, language: 'cs', text: 'Poslední vlak', voters: 3, found: 1 };
    const all = addUp([lesson, { ...lesson, text: 'posledni VLAK!', voters: 4, found: 4 }, { ...lesson, card: DECOY }]);
    expect(all).toEqual([
      { ...lesson, voters: 7, found: 5 },
      { ...lesson, card: DECOY },
    ]);
    expect(recaller(all)(TARGET)).toHaveLength(1);
    expect(recaller(all)(cardId('w.other'))).toEqual([]);
  });

  it('does not trust a single vote', () => {
    const once = { card: TARGET, language: 'en', text: 'x', voters: 1, found: 1 };
    expect(foundShare(once)).toBeCloseTo(2 / 3);
    expect(foundShare({ ...once, voters: 100, found: 100 })).toBeGreaterThan(0.98);
  });
});
