import { describe, expect, it } from 'vitest';
import type { OwnView, PublicView } from '../engine/view.ts';
import { CLUE, meOf, ROUND, S, SIX, tableOf } from './fixtures/people.ts';
import { en } from './i18n/en.ts';
import { translator } from './i18n/translate.ts';
import { spokenPhase, spokenWait } from './spoken.ts';

const t = translator('en', en);
const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const hear = (table: PublicView, me: OwnView | null, clue = 'A quiet storm') => ({ t, table, me, clue, list });

/** Seat 2 tells in every scene, and the one who listens sits at `seat`. */
const at = (seat: number): OwnView => ({ ...meOf({}), seat: S(seat) });
const table = (spec: Partial<Parameters<typeof tableOf>[0]>): PublicView =>
  tableOf({ n: 6, phase: 'vote', ...spec, game: { storyteller: S(2), clue: CLUE, slots: SIX, ...spec.game } });

describe('spokenPhase', () => {
  it.each([
    ['the storyteller is told to tell', table({ phase: 'clue' }), at(2), 'Your turn: tell a story'],
    ['others, who tells', table({ phase: 'clue' }), at(3), 'Oleh is looking for words.'],
    ['a clue asks for a card', table({ phase: 'cards' }), at(3), 'Oleh says: A quiet storm. Your turn: choose a card'],
    [
      'but not the storyteller',
      table({ phase: 'cards' }),
      at(2),
      'Your clue: A quiet storm. The others are choosing their cards.',
    ],
    [
      'unless they put one in too',
      table({ phase: 'cards', ruleset: 'party' }),
      at(2),
      'Your clue: A quiet storm. Your turn: choose a card',
    ],
    ['nor whoever watches', table({ phase: 'cards' }), null, 'Oleh says: A quiet storm.'],
    ['cards ask for a vote', table({}), at(3), '6 cards are on the table. Your turn: vote'],
    ['but not the storyteller’s', table({}), at(2), '6 cards are on the table. The others are voting.'],
    [
      'nor that of their partner',
      table({ ruleset: 'teams' }),
      at(5),
      '6 cards are on the table. The others are voting.',
    ],
  ])('[F3] %s', (_name, seen, me, words) => expect(spokenPhase(hear(seen, me))).toBe(words));

  it('[F3] the reveal says whose card it was and what one earned; in Party there is none to find', () => {
    const game = { last: { ...ROUND, storyteller: S(2) }, storyteller: S(2) };
    const classic = table({ phase: 'reveal', game });
    expect(spokenPhase(hear(classic, at(3)))).toMatch(
      /^The votes are turned over\. Oleh’s card was \d\. You earned .*\.$/,
    );
    expect(spokenPhase(hear(classic, at(2)))).toMatch(
      /^The votes are turned over\. Your card was \d\. You earned .*\.$/,
    );
    const party = table({ phase: 'reveal', ruleset: 'party', game: { last: { ...ROUND, target: null } } });
    expect(spokenPhase(hear(party, null))).toBe('The votes are turned over.');
  });

  it('[F3] the end names who won, and with how many points', () => {
    const over = table({ phase: 'over', game: { winners: [S(3)] }, gain: { 3: 17 } });
    expect(spokenPhase(hear(over, at(1)))).toBe('The game is over. Won by Tereza, with 30 points.');
  });
});

describe('spokenWait', () => {
  it('nobody is told to wait for themselves', () => {
    const seen = table({ marks: { 3: 'acts', 4: 'acts', 5: 'done' } });
    expect(spokenWait(hear(seen, at(3)))).toBe('Waiting for João');
    expect(spokenWait(hear(table({ marks: { 3: 'acts' } }), at(3)))).toBe('');
  });
});
