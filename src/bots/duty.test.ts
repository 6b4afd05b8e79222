import { describe, expect, it } from 'vitest';
import { type Scene, sightOf } from '../../test/support/sight.ts';
import { cardId, slot } from '../engine/ids.ts';
import { type Duty, duty } from './duty.ts';

const acts = { 1: 'acts' } as const;
const CASES: readonly (readonly [string, Scene, Duty | null])[] = [
  ['everybody may claim the first round', { phase: 'race', viewer: 1, status: acts }, 'claim'],
  ['the storyteller owes the clue', { phase: 'clue', viewer: 0, status: { 0: 'tells' } }, 'clue'],
  ['the others wait for the clue', { phase: 'clue', viewer: 1 }, null],
  ['who acts owes cards', { phase: 'cards', viewer: 1, status: acts }, 'cards'],
  ['who has put in a card waits', { phase: 'cards', viewer: 1, status: acts, me: { put: [cardId('a.b')] } }, null],
  ['who acts owes a vote', { phase: 'vote', viewer: 1, status: acts }, 'vote'],
  ['who has voted waits', { phase: 'vote', viewer: 1, status: acts, me: { votes: [slot(1)] } }, null],
  ['the reveal is left when seen', { phase: 'reveal', viewer: 1, status: acts }, 'next'],
  ['the reveal is left once', { phase: 'reveal', viewer: 1, status: { 1: 'done' } }, null],
  ['nothing is owed when the game is over', { phase: 'over', viewer: 1, status: acts }, null],
  ['nothing is owed by who waits for the next round', { phase: 'cards', viewer: 7 }, null],
];

describe('duty', () => {
  it.each(CASES)('%s', (_, scene, expected) => expect(duty(sightOf(scene))).toBe(expected));
});
