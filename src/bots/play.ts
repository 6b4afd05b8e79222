import type { SeatCommand } from '../engine/command.ts';
import type { GameView } from '../engine/view.ts';
import { chooseCards } from './choose-cards.ts';
import { chooseClue } from './choose-clue.ts';
import { chooseVotes } from './choose-votes.ts';
import { type Duty, duty } from './duty.ts';
import { decoyFreedom } from './imagined-listeners.ts';
import { heardClue, type Mind } from './mind.ts';
import { gameOf, partnerOf, type Sight } from './sight.ts';
import { cardsDue, rulesetOf } from './terms.ts';

const MOVES: Record<Duty, (sight: Sight, game: GameView, mind: Mind) => SeatCommand | null> = {
  claim: () => ({ t: 'claim' }),
  clue: (sight, game, mind) => {
    const { text, card } = chooseClue(mind, sight, game);
    return { t: 'clue', clue: { kind: 'text', text }, card };
  },
  cards: (sight, game, mind) => {
    // [T5] The teller's partner hands in the target itself: no place for tricks.
    const plain = partnerOf(sight) !== null && partnerOf(sight) === game.storyteller;
    const freedom = plain ? 0 : mind.character.freedom * decoyFreedom(rulesetOf(game).pairs);
    const putting = { ...mind, character: { ...mind.character, freedom } };
    return { t: 'put', cards: chooseCards(putting, heardClue(game), sight.me.hand, cardsDue(sight, game)) };
  },
  vote: (sight, game, mind) => chooseVotes(mind, sight, game),
  next: () => ({ t: 'next' }),
};

/** The whole bot: what a seat sees in, what it does out; null when it has nothing to do. */
export const play = (sight: Sight, mind: Mind): SeatCommand | null => {
  const [due, game] = [duty(sight), gameOf(sight)];
  return due === null || game === null ? null : MOVES[due](sight, game, mind);
};
