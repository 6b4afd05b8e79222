import type { CardId } from '../engine/ids.ts';
import type { GameView } from '../engine/view.ts';
import { isBlank } from '../engine/words.ts';
import type { Character } from './characters.ts';
import { fold } from './fold.ts';
import { imagine, type Listeners, listenersOf } from './imagined-listeners.ts';
import { foundShare } from './memory.ts';
import type { Mind } from './mind.ts';
import { draw, pick } from './random.ts';
import type { Reader } from './reader.ts';
import type { Sight } from './sight.ts';
import { spareClues } from './spare-clues.ts';
import { rulesetOf } from './terms.ts';
import { tongueOf } from './tongue.ts';

export interface Telling {
  readonly text: string;
  readonly card: CardId | null;
}

/** Clues a teller thinks of, and how many of them it weighs before one is spoken: a person does not go through all either. */
const CONSIDERED = 10;
const WEIGHED = 4;
/** Of the best that could be hoped for; who has found that stops looking. */
const GOOD_ENOUGH = 0.8;
/** As far from the aim a clue is too plain or too dark at first glance, and is not weighed any further. */
const FAR = 0.2;
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

/** A card of somebody's own may have words that are none; a clue of those would be refused. */
const unheard = (sight: Sight): ((text: string) => boolean) => {
  const told = new Set(sight.told.map(fold));
  return text => !isBlank(text) && !told.has(fold(text));
};

/** A few of all that could be said, none of it heard at this table before; only as many are looked at as that takes. */
const thinkOf = (said: readonly Telling[], sight: Sight, random: () => number): readonly Telling[] => {
  const isUnheard = unheard(sight);
  const thought: Telling[] = [];
  for (const telling of draw(said, said.length, random)) {
    if (thought.length === CONSIDERED) break;
    if (isUnheard(telling.text)) thought.push(telling);
  }
  return thought;
};

const spare = (mind: Mind, sight: Sight): string => {
  const fresh = spareClues(tongueOf(mind.reader.language)).filter(unheard(sight));
  return pick(fresh, mind.random) ?? `… ${sight.told.length + 1}`;
};

/**
 * How many shall find it. Two listeners agree by chance so often that aiming at half of them is already too plain; with
 * more of them nobody is the greater danger, and the cards they put in are better than imagined. In Teams the decoys are
 * weak, but the teller does not know from which cards the partner can choose.
 */
const aimAt = ({ aim }: Character, { sides, pairs }: Listeners): number =>
  pairs ? aim + 0.1 : aim + 0.02 + 0.025 * sides;

/** The cards others may hold, a teller's listeners and what the teller wants of them: what clues and cards are weighed by. */
interface Scales {
  readonly reader: Reader;
  readonly random: () => number;
  readonly listeners: Listeners;
  readonly aim: number;
  readonly others: readonly CardId[];
}

interface Weighed {
  readonly worth: number;
  readonly tooPlain: boolean;
}

/** Null where a world has too few cards to imagine hands. */
const scalesOf = ({ reader, random, character }: Mind, sight: Sight, game: GameView): Scales | null => {
  const others = sample(reader.library.cards).filter(card => !sight.me.hand.includes(card));
  const listeners = listenersOf(rulesetOf(game), game.seating.length);
  return others.length < IMAGINED / 2 ? null : { reader, random, listeners, aim: aimAt(character, listeners), others };
};

/** Some shall find the card but not all, and about as many as the teller likes. `own` is null where the card is not known. */
const weighOn = (scales: Scales, text: string, own: number | null): Weighed => {
  const { reader, random, listeners, aim, others } = scales;
  const hear = (cards: readonly CardId[]) =>
    imagine(
      listeners,
      own,
      cards.map(card => reader.fit(text, card)),
      aim,
      random,
    );
  const glance = hear(others.filter((_, i) => i % 2 === 0));
  const { found, everybody, nobody } = Math.abs(glance.found - aim) > FAR ? glance : hear(others);
  return { worth: 1 - everybody - nobody - Math.abs(found - aim), tooPlain: found > aim };
};

/**
 * The best of a few tellings. How well a clue fits its own card is quickly seen and says much about how plain it is, so
 * the teller begins in the middle and goes on with what is plainer or darker, whichever is needed.
 */
const weigh = (scales: Scales, thought: readonly Telling[]): Telling | null => {
  const { reader, listeners, aim } = scales;
  const ideal = 1 - aim ** listeners.sides - (1 - aim) ** listeners.sides;
  let rest = thought
    .map(telling => ({ telling, own: telling.card === null ? null : reader.fit(telling.text, telling.card) }))
    .toSorted((a, b) => (b.own ?? 0) - (a.own ?? 0));
  let best: { readonly telling: Telling; readonly worth: number } | null = null;
  for (let i = 0; i < WEIGHED && rest.length > 0; i += 1) {
    const at = Math.floor(rest.length / 2);
    const { telling, own } = rest[at] as (typeof rest)[number];
    const { worth, tooPlain } = weighOn(scales, telling.text, own);
    if (best === null || worth > best.worth) best = { telling, worth };
    if (worth > GOOD_ENOUGH * ideal) break;
    if (own === null) rest = rest.toSpliced(at, 1);
    else rest = tooPlain ? rest.slice(at + 1) : rest.slice(0, at);
  }
  return best?.telling ?? null;
};

/** [T5] The card of the hand that some of the others will find, but not all, now that the partner has spoken. */
export const chooseTarget = (mind: Mind, sight: Sight, game: GameView, clue: string): CardId | null => {
  const scales = scalesOf(mind, sight, game);
  if (scales === null) return null;
  const weighed = sight.me.hand.map(card => ({
    card,
    worth: weighOn(scales, clue, mind.reader.fit(clue, card)).worth,
  }));
  return weighed.toSorted((a, b) => b.worth - a.worth)[0]?.card ?? null;
};

/** A clue that about half of the others should find: neither plain nor dark, whichever card of the hand allows it. */
const tellOfCard = (mind: Mind, sight: Sight, game: GameView): Telling => {
  const said = sight.me.hand.flatMap(card => sayable(mind, card).map((text): Telling => ({ text, card })));
  const thought = thinkOf(said, sight, mind.random);
  const scales = scalesOf(mind, sight, game);
  const told = scales === null ? thought[0] : weigh(scales, thought);
  return told ?? { text: spare(mind, sight), card: pick(sight.me.hand, mind.random) ?? null };
};

/** Party and Teams: a clue about no card in particular, broad enough for a card in anybody's hand. */
const tellOfNothing = (mind: Mind, sight: Sight, game: GameView): Telling => {
  const { library, language } = mind.reader;
  const source = sight.me.hand.length > 0 ? sight.me.hand : draw(library.cards, 6, mind.random);
  const broad = source
    .flatMap(card => (library.words(card, language) ?? library.words(card, 'en'))?.associations ?? [])
    .map((text): Telling => ({ text, card: null }));
  const thought = thinkOf(broad, sight, mind.random);
  const scales = rulesetOf(game).hasTarget ? scalesOf(mind, sight, game) : null;
  const told = scales === null ? thought[0] : weigh(scales, thought);
  return told ?? { text: spare(mind, sight), card: null };
};

export const chooseClue = (mind: Mind, sight: Sight, game: GameView): Telling =>
  rulesetOf(game).clueWithCard ? tellOfCard(mind, sight, game) : tellOfNothing(mind, sight, game);
