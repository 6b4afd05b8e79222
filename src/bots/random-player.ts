import type { SeatCommand } from '../engine/command.ts';
import type { GameView } from '../engine/view.ts';
import { type Duty, duty } from './duty.ts';
import { draw, pick } from './random.ts';
import { gameOf, type Sight } from './sight.ts';
import { ballotOf, cardsDue, openSlots, rulesetOf } from './terms.ts';

const clueText = (told: readonly string[]): string => {
  let n = told.length + 1;
  while (told.includes(`… ${n}`)) n += 1;
  return `… ${n}`;
};

const vote = (sight: Sight, game: GameView, random: () => number): SeatCommand | null => {
  const { min, max, stack, red } = ballotOf(sight, game);
  const open = openSlots(sight, game);
  const count = min + Math.floor(random() * (max - min + 1));
  const first = pick(open, random);
  if (first === undefined) return null;
  const slots = stack && random() < 0.5 ? Array.from({ length: count }, () => first) : draw(open, count, random);
  return { t: 'vote', slots, red: red ? (pick(open, random) ?? null) : null };
};

const MOVES: Record<Duty, (sight: Sight, game: GameView, random: () => number) => SeatCommand | null> = {
  claim: () => ({ t: 'claim' }),
  clue: (sight, game, random) => ({
    t: 'clue',
    clue: { kind: 'text', text: clueText(sight.told) },
    card: rulesetOf(game).clueWithCard ? (pick(sight.me.hand, random) ?? null) : null,
  }),
  cards: (sight, game, random) => ({ t: 'put', cards: draw(sight.me.hand, cardsDue(sight, game), random) }),
  vote,
  next: () => ({ t: 'next' }),
};

/** Any legal move, in every ruleset: the floor under every other player, and the tests' way through whole games. */
export const playAtRandom = (sight: Sight, random: () => number): SeatCommand | null => {
  const [due, game] = [duty(sight), gameOf(sight)];
  return due === null || game === null ? null : MOVES[due](sight, game, random);
};
