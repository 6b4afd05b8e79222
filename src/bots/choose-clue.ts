import type { CardId } from '../engine/ids.ts';
import type { GameView } from '../engine/view.ts';
import type { Character } from './characters.ts';
import { fold } from './fold.ts';
import { imagine, listenersOf } from './imagined-listeners.ts';
import { foundShare } from './memory.ts';
import type { Mind } from './mind.ts';
import { draw, pick } from './random.ts';
import type { Sight } from './sight.ts';
import { spareClues } from './spare-clues.ts';
import { rulesetOf } from './terms.ts';
import { tongueOf } from './tongue.ts';

export interface Telling {
  readonly text: string;
  readonly card: CardId | null;
}

/** Clues weighed before one is spoken: a person does not go through all they could say either. */
const WEIGHED = 6;
/** Of the best that could be hoped for; who has found that stops looking. */
const GOOD_ENOUGH = 0.8;
/** Cards the others might hold, as far as a bot imagines them: always the same, so that a clue is weighed once. */
const IMAGINED = 24;

/** What could be said of a card, in the table's language; English where there is nothing else. */
const sayable = (mind: Mind, card: CardId): readonly string[] => {
  const { library, language, recall } = mind.reader;
  const words = library.words(card, language) ?? library.words(card, 'en');
  const poetic = mind.random() < mind.character.poetry;
  const own = words === null ? [] : poetic ? words.associations : words.clues;
  const earlier = recall(card).filter(each => each.language === language && Math.abs(foundShare(each) - 0.5) < 0.25);
  return own.length > 0 ? own : earlier.map(each => each.text);
};

/** Every so-manieth card of the library: a fair sample that needs no chance. */
const sample = (cards: readonly CardId[]): readonly CardId[] =>
  cards.length <= IMAGINED
    ? cards
    : Array.from({ length: IMAGINED }, (_, i) => cards[Math.floor((i * cards.length) / IMAGINED)] as CardId);

const unheard = (sight: Sight): ((text: string) => boolean) => {
  const told = new Set(sight.told.map(fold));
  return text => !told.has(fold(text));
};

const spare = (mind: Mind, sight: Sight): string => {
  const fresh = spareClues(tongueOf(mind.reader.language)).filter(unheard(sight));
  return pick(fresh, mind.random) ?? `… ${sight.told.length + 1}`;
};

/**
 * How many shall find it. Two listeners agree by chance so often that aiming at half of them is already too plain; with
 * more of them nobody is the greater danger, and the cards they put in are better than imagined.
 */
const aimAt = ({ aim }: Character, listeners: number): number => aim + 0.025 * listeners;

/** The best of a few tellings: some find the card but not all, and about as many as the teller likes. */
const weigh = (mind: Mind, sight: Sight, game: GameView, said: readonly Telling[]): Telling | null => {
  const { random, reader } = mind;
  const others = sample(reader.library.cards).filter(card => !sight.me.hand.includes(card));
  if (others.length < IMAGINED / 2) return pick(said, random) ?? null;
  const listeners = listenersOf(rulesetOf(game), game.seating.length);
  const aim = aimAt(mind.character, listeners.sides);
  const ideal = 1 - aim ** listeners.sides - (1 - aim) ** listeners.sides;
  let best: { readonly telling: Telling; readonly worth: number } | null = null;
  for (const telling of draw(said, WEIGHED, random)) {
    const { text, card } = telling;
    const own = card === null ? null : reader.fit(text, card);
    const fits = others.map(each => reader.fit(text, each));
    const { found, everybody, nobody } = imagine(listeners, own, fits, random);
    const worth = 1 - everybody - nobody - Math.abs(found - aim);
    if (best === null || worth > best.worth) best = { telling, worth };
    if (worth > GOOD_ENOUGH * ideal) break;
  }
  return best?.telling ?? null;
};

/** A clue that about half of the others should find: neither plain nor dark, whichever card of the hand allows it. */
const tellOfCard = (mind: Mind, sight: Sight, game: GameView): Telling => {
  const said = sight.me.hand.flatMap(card =>
    sayable(mind, card)
      .filter(unheard(sight))
      .map((text): Telling => ({ text, card })),
  );
  return weigh(mind, sight, game, said) ?? { text: spare(mind, sight), card: pick(sight.me.hand, mind.random) ?? null };
};

/** Party and Teams: a clue about no card in particular, broad enough for a card in anybody's hand. */
const tellOfNothing = (mind: Mind, sight: Sight, game: GameView): Telling => {
  const { library, language } = mind.reader;
  const source = sight.me.hand.length > 0 ? sight.me.hand : draw(library.cards, 6, mind.random);
  const broad = source
    .flatMap(card => (library.words(card, language) ?? library.words(card, 'en'))?.associations ?? [])
    .filter(unheard(sight))
    .map((text): Telling => ({ text, card: null }));
  const told = rulesetOf(game).hasTarget ? weigh(mind, sight, game, broad) : pick(broad, mind.random);
  return told ?? { text: spare(mind, sight), card: null };
};

export const chooseClue = (mind: Mind, sight: Sight, game: GameView): Telling =>
  rulesetOf(game).clueWithCard ? tellOfCard(mind, sight, game) : tellOfNothing(mind, sight, game);
