import { describe, expect, it } from 'vitest';
import { seatAt, sightOf } from '../../test/support/sight.ts';
import type { SeatView } from '../engine/view.ts';
import { CHARACTERS, characterOf } from './characters.ts';
import { HUMAN_PAUSES, NO_PAUSES, pauseFor } from './pause.ts';
import type { Sight } from './sight.ts';

const withPerson = (sight: Sight, seat: number): Sight => {
  const id = seatAt(seat);
  const view = sight.table.seats[id] as SeatView;
  return { ...sight, table: { ...sight.table, seats: { ...sight.table.seats, [id]: { ...view, kind: 'person' } } } };
};

describe('pauses', () => {
  const sight = sightOf({ ruleset: 'teams', players: 6, phase: 'cards', viewer: 1 });

  it('are none where none are wanted', () => {
    for (const character of CHARACTERS) expect(pauseFor(sight, 'cards', character, () => 0.9, NO_PAUSES)).toBe(0);
  });

  it('follow the character', () => {
    const thinking = (id: string) => pauseFor(sight, 'vote', characterOf(id), () => 0.5);
    expect(thinking('snail')).toBeGreaterThan(thinking('crow'));
  });

  it('give a partner who is a person the first choice', () => {
    const alone = pauseFor(sight, 'cards', characterOf('fox'), () => 0);
    expect(pauseFor(withPerson(sight, 4), 'cards', characterOf('fox'), () => 0)).toBe(alone + HUMAN_PAUSES.forPartner);
  });
});

describe('characters', () => {
  it('have a name in every language of the game', () => {
    for (const { names } of CHARACTERS) expect(Object.keys(names).toSorted()).toEqual(['cs', 'da', 'en', 'pt', 'uk']);
  });

  it('an unknown one is played by the careful one', () => expect(characterOf('dragon').temper).toBe('careful'));
});
