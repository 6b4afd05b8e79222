import type { SeatCommand } from '../engine/command.ts';
import { duty } from './duty.ts';
import { pick } from './random.ts';
import { playAtRandom } from './random-player.ts';
import type { Reader } from './reader.ts';
import { gameOf, type Sight } from './sight.ts';
import { rulesetOf } from './terms.ts';

/** The measure of the others: tells like a person, from a card's own words, and chooses without looking. */
export const playBlind = (sight: Sight, { library, language }: Reader, random: () => number): SeatCommand | null => {
  const game = gameOf(sight);
  if (game === null || duty(sight) !== 'clue') return playAtRandom(sight, random);
  const card = pick(sight.me.hand.length > 0 ? sight.me.hand : library.cards, random);
  const words = card === undefined ? null : (library.words(card, language) ?? library.words(card, 'en'));
  const text = pick(words?.clues.filter(clue => !sight.told.includes(clue)) ?? [], random);
  if (text === undefined) return playAtRandom(sight, random);
  return { t: 'clue', clue: { kind: 'text', text }, card: rulesetOf(game).clueWithCard ? (card ?? null) : null };
};
