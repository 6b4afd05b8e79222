import type { SeatCommand } from '../engine/command.ts';
import type { GameView } from '../engine/view.ts';
import { chooseCards } from './choose-cards.ts';
import { chooseClue, chooseTarget } from './choose-clue.ts';
import { chooseVotes } from './choose-votes.ts';
import { type Duty, duty } from './duty.ts';
import { lureOf } from './imagined-listeners.ts';
import { heardClue, type Mind } from './mind.ts';
import { gameOf, partnerOf, type Sight } from './sight.ts';
import { cardsDue, rulesetOf } from './terms.ts';

/** [T5] Then the card this seat hands in is the target itself. */
const isTellersPartner = (sight: Sight, game: GameView): boolean => {
  const partner = partnerOf(sight);
  return partner !== null && partner === game.storyteller;
};

const MOVES: Record<Duty, (sight: Sight, game: GameView, mind: Mind) => SeatCommand | null> = {
  claim: () => ({ t: 'claim' }),
  clue: (sight, game, mind) => {
    const { text, card } = chooseClue(mind, sight, game);
    return { t: 'clue', clue: { kind: 'text', text }, card };
  },
  cards: (sight, game, mind) => {
    const clue = heardClue(game);
    const isTarget = isTellersPartner(sight, game);
    const target = isTarget && clue !== null ? chooseTarget(mind, sight, game, clue) : null;
    const lure = isTarget ? 1 : lureOf(rulesetOf(game).pairs);
    const cards = target === null ? chooseCards(mind, clue, sight.me.hand, cardsDue(sight, game), lure) : [target];
    return { t: 'put', cards };
  },
  vote: (sight, game, mind) => chooseVotes(mind, sight, game),
  next: () => ({ t: 'next' }),
};

/** The whole bot: what a seat sees in, what it does out; null when it has nothing to do. */
export const play = (sight: Sight, mind: Mind): SeatCommand | null => {
  const [due, game] = [duty(sight), gameOf(sight)];
  return due === null || game === null ? null : MOVES[due](sight, game, mind);
};
