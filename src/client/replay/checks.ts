import type { GameFile } from '../../engine/game-file.ts';
import type { Result } from '../../engine/result.ts';
import type { Doubt } from '../../engine/verify-game.ts';
import { roundOfEvent } from './replay.ts';

/** What verifying looks at, in the words of people: the promise, the seed, every card, every move, every point. */
export const CHECKS = ['seal', 'seed', 'cards', 'moves', 'points'] as const;
export type Check = (typeof CHECKS)[number];

const CAUGHT: Readonly<Record<Doubt['code'], Check>> = {
  commitment: 'seal',
  seed: 'seed',
  deal: 'cards',
  table: 'cards',
  draw: 'cards',
  move: 'moves',
  unfinished: 'moves',
  unreadable: 'moves',
  score: 'points',
  winners: 'points',
};

/** `until`: nothing was wrong before the replay stopped at something else. */
export type Verdict = 'held' | 'failed' | 'until' | 'unchecked';
export interface Report {
  readonly verdicts: readonly { readonly check: Check; readonly verdict: Verdict }[];
  /** The first thing that is wrong, and the round it is in (0: before the deal). */
  readonly doubt: { readonly code: Doubt['code']; readonly round: number } | null;
}

export const reportOf = (file: GameFile, result: Result<unknown, Doubt>): Report => {
  if (result.ok) return { verdicts: CHECKS.map(check => ({ check, verdict: 'held' })), doubt: null };
  const { code, at } = result.error;
  const caught = CAUGHT[code];
  const place = CHECKS.indexOf(caught);
  const isReplay = place >= CHECKS.indexOf('cards');
  return {
    verdicts: CHECKS.map((check, i) => {
      if (check === caught) return { check, verdict: 'failed' };
      // The promise and the seed are looked at first; cards, moves and points then go hand in hand.
      if (i < CHECKS.indexOf('cards')) return { check, verdict: i < place ? 'held' : 'unchecked' };
      return { check, verdict: isReplay ? 'until' : 'unchecked' };
    }),
    doubt: { code, round: at === 0 ? 0 : roundOfEvent(file.events, at) },
  };
};
