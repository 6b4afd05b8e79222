import type { SeatCommand } from '../../engine/command.ts';
import type { GameView } from '../../engine/view.ts';
import { type Duty, duty } from '../duty.ts';
import { heardClue, type Mind } from '../mind.ts';
import { play } from '../play.ts';
import { gameOf, type Sight } from '../sight.ts';
import { ballotOf, cardsDue, openSlots, rulesetOf } from '../terms.ts';
import { cardsFrom, tellingFrom } from './answer.ts';
import type { Chat } from './chat-endpoint.ts';
import { ask, type Question } from './question.ts';

const ATTEMPTS = 2;

interface Thought {
  readonly question: Question;
  /** The command an answer amounts to; null when it amounts to none. */
  readonly heed: (answer: string) => SeatCommand | null;
}

const thinkOfVote = (sight: Sight, game: GameView, usual: SeatCommand, base: Question): Thought | null => {
  const { max, stack, red } = ballotOf(sight, game);
  const open = openSlots(sight, game);
  const cards = open.flatMap(slot => game.slots[slot - 1] ?? []);
  // The second vote and the red one are matters of temper and points, which the built-in brain knows; the model reads.
  if (base.clue === null || usual.t !== 'vote' || cards.length < 2) return null;
  const count = Math.min(cards.length, red || max > 1 ? 2 : 1);
  return {
    question: { ...base, task: 'vote', cards, count },
    heed: answer => {
      const [first, second] = cardsFrom(answer, cards.length, count)?.map(i => open[i]) ?? [];
      if (first === undefined) return null;
      const doubled = stack && usual.slots[0] === usual.slots[1];
      const slots = usual.slots.length === 1 ? [first] : [first, doubled ? first : (second ?? first)];
      return { t: 'vote', slots, red: red ? (second ?? first) : null };
    },
  };
};

const thinkOfCards = (sight: Sight, game: GameView, base: Question): Thought | null => {
  const count = cardsDue(sight, game);
  const cards = sight.me.hand;
  if (base.clue === null) return null;
  return {
    question: { ...base, task: 'put', cards, count },
    heed: answer => {
      const chosen = cardsFrom(answer, cards.length, count)?.slice(0, count);
      return chosen === undefined ? null : { t: 'put', cards: chosen.flatMap(i => cards[i] ?? []) };
    },
  };
};

const thinkOfClue = (sight: Sight, game: GameView, mind: Mind, base: Question): Thought | null => {
  const { library, language } = mind.reader;
  const cards = sight.me.hand;
  if (!rulesetOf(game).clueWithCard || cards.length === 0) return null;
  const titles = cards.map(card => (library.words(card, language) ?? library.words(card, 'en'))?.title ?? '');
  return {
    question: { ...base, task: 'tell', cards, count: 1 },
    heed: answer => {
      const telling = tellingFrom(answer, titles, sight.told, language);
      const card = telling === null ? undefined : cards[telling.index];
      return telling === null || card === undefined
        ? null
        : { t: 'clue', clue: { kind: 'text', text: telling.clue }, card };
    },
  };
};

const thoughtFor = (due: Duty, sight: Sight, game: GameView, mind: Mind, usual: SeatCommand): Thought | null => {
  const { language } = mind.reader;
  const base: Question = { task: 'vote', language, clue: heardClue(game), cards: [], count: 1, told: sight.told };
  if (due === 'vote') return thinkOfVote(sight, game, usual, base);
  if (due === 'cards') return thinkOfCards(sight, game, base);
  return due === 'clue' ? thinkOfClue(sight, game, mind, base) : null;
};

/** Why a bot played worse than it could: its words were missing, the model did not answer, or not with a move. */
export type Report = (problem: 'no-words' | 'no-answer' | 'no-move', detail: unknown) => void;

/**
 * Plays with the help of a large model. Whatever it answers, the command is one the built-in brain could have given:
 * the model sees no more than the seat does, and only numbers and a short clue come back. Two tries, then without it.
 */
export const playWith = async (sight: Sight, mind: Mind, chat: Chat, report: Report): Promise<SeatCommand | null> => {
  const [due, game, usual] = [duty(sight), gameOf(sight), play(sight, mind)];
  if (due === null || game === null || usual === null) return usual;
  const thought = thoughtFor(due, sight, game, mind, usual);
  if (thought === null) return usual;
  const messages = ask(thought.question, mind.reader.library);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const answer = await chat(messages);
      const command = thought.heed(answer);
      if (command !== null) return command;
      report('no-move', answer.slice(0, 200));
    } catch (error) {
      report('no-answer', error);
    }
  }
  return usual;
};
