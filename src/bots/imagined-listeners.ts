import type { BallotRule, Ruleset } from '../engine/rulesets/ruleset.ts';

/** Tables imagined for each clue that is weighed. */
const TABLES = 24;
/** How freely imagined listeners read. */
const LISTENER = 0.084;
/** From this share on a listener is sure and spends no second vote elsewhere: about the middle of the characters'. */
const SURE = 0.45;

/**
 * How much a fitting card lures whoever puts one in. In Teams the teller's partner chooses the target from a hand like any
 * other, so with equally good decoys all cards are alike and hardly anybody finds it. There bots put in what does not fit:
 * it costs them the votes a good decoy brings, keeps their own partner from voting for it, and leaves a story to be found.
 */
export const lureOf = (pairs: boolean): number => (pairs ? -0.75 : 1);

/** Who listens, as far as a ruleset tells: how many, from which hands, with which votes. */
export interface Listeners {
  /** Sides that put in cards beside the teller's, each with one voter. */
  readonly sides: number;
  readonly handSize: number;
  readonly cardsEach: number;
  readonly ballot: BallotRule;
  /** In Teams the voter does not know which card their partner put in, and the teller's partner supplies the target. */
  readonly pairs: boolean;
}

/** What a clue would bring about. */
export interface Hearing {
  /** Share of voters who find the card; of votes, where each vote counts. */
  readonly found: number;
  /** Shares of tables at which all find it, or none, as the ruleset counts. */
  readonly everybody: number;
  readonly nobody: number;
}

export const listenersOf = (ruleset: Ruleset, players: number): Listeners => ({
  sides: ruleset.pairs ? players / 2 - 1 : players - 1,
  handSize: ruleset.handSize(players),
  cardsEach: ruleset.cardsEach(players),
  ballot: ruleset.ballot(players, false),
  pairs: ruleset.pairs,
});

/** Moves a fair draw of `count` to the front of a list that may be kept in any order. */
const shuffleFront = (items: Int32Array, count: number, random: () => number): void => {
  for (let i = 0; i < count; i += 1) {
    const j = i + Math.floor(random() * (items.length - i));
    const drawn = items[j] as number;
    items[j] = items[i] as number;
    items[i] = drawn;
  }
};

/** One of the first `count` cards, drawn by weight; it leaves its place to the last of them. */
const putIn = (hand: Int32Array, count: number, weights: Float64Array, random: () => number): number => {
  let total = 0;
  for (let i = 0; i < count; i += 1) total += weights[hand[i] as number] as number;
  let left = random() * total;
  let at = 0;
  for (; at < count - 1; at += 1) {
    left -= weights[hand[at] as number] as number;
    if (left < 0) break;
  }
  const chosen = hand[at] as number;
  hand[at] = hand[count - 1] as number;
  hand[count - 1] = chosen;
  return chosen;
};

/** How strong a decoy is on average. */
const meanDecoy = (powers: Float64Array, lures: Float64Array): number => {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < powers.length; i += 1) {
    sum += (powers[i] as number) * (lures[i] as number);
    weights += lures[i] as number;
  }
  return sum / weights;
};

/** Of the first `count` cards the one that about as many would find as the teller wants, among decoys of this strength. */
const partnersChoice = (hand: Int32Array, count: number, powers: Float64Array, decoys: number, aim: number): number => {
  let chosen = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    const power = powers[hand[i] as number] as number;
    const distance = Math.abs(power / (power + decoys) - aim);
    if (distance >= nearest) continue;
    nearest = distance;
    chosen = power;
  }
  return chosen;
};

interface Voter {
  /** How likely any vote finds the target, and how likely every vote does. */
  readonly any: number;
  readonly all: number;
  /** What the ruleset pays for: the voter, or where votes may be stacked each vote. */
  readonly found: number;
}

/** What a voter makes of the target among the decoys, all but those from `own` to `end`, which are their own. */
const voterOf = (
  target: number,
  decoys: Float64Array,
  own: number,
  end: number,
  { min, max, stack }: BallotRule,
): Voter => {
  let total = target;
  for (let i = 0; i < decoys.length; i += 1) if (i < own || i >= end) total += decoys[i] as number;
  const share = target / total;
  if (max === 1) return { any: share, all: share, found: share };
  // The first vote goes somewhere else; unless the voter is sure of that, the second one may still find it.
  let second = 0;
  for (let i = 0; i < decoys.length; i += 1) {
    const power = decoys[i] as number;
    const isOpen = (i < own || i >= end) && (power / total < SURE || (min > 1 && !stack));
    if (isOpen) second += (power / total) * (target / (total - power));
  }
  const any = share + second;
  if (!stack) return { any, all: any, found: any };
  return share < SURE ? { any, all: 0, found: any / 2 } : { any, all: share, found: share + second / 2 };
};

/**
 * Imagines tables that hear a clue: hands drawn from the cards the others might hold, the cards they put in, and what
 * each voter makes of those they did not put in themselves. `own` is how well the teller's card fits; null when the
 * partner will supply one, of which a share `aim` of the voters shall find it.
 */
export const imagine = (
  { sides, handSize, cardsEach, ballot, pairs }: Listeners,
  own: number | null,
  fits: readonly number[],
  aim: number,
  random: () => number,
): Hearing => {
  const cards = Int32Array.from(fits, (_, i) => i);
  const powers = Float64Array.from(fits, fit => Math.exp(fit / LISTENER));
  const lures = Float64Array.from(fits, fit => Math.exp((fit * lureOf(pairs)) / LISTENER));
  const decoys = new Float64Array(sides * cardsEach);
  const held = Math.min(handSize, cards.length);
  const rest = sides * cardsEach * meanDecoy(powers, lures);
  let found = 0;
  let everybody = 0;
  let nobody = 0;
  for (let table = 0; table < TABLES; table += 1) {
    for (let side = 0; side < sides; side += 1) {
      shuffleFront(cards, held, random);
      for (let i = 0; i < cardsEach; i += 1)
        decoys[side * cardsEach + i] = powers[putIn(cards, held - i, lures, random)] as number;
    }
    let target = own === null ? 0 : Math.exp(own / LISTENER);
    if (own === null) {
      shuffleFront(cards, held, random);
      target = partnersChoice(cards, held, powers, rest, aim);
    }
    let all = 1;
    let none = 1;
    for (let side = 0; side < sides; side += 1) {
      const mine = pairs ? 0 : side * cardsEach;
      const voter = voterOf(target, decoys, mine, pairs ? 0 : mine + cardsEach, ballot);
      found += voter.found / sides / TABLES;
      all *= voter.all;
      none *= 1 - voter.any;
    }
    everybody += all / TABLES;
    nobody += none / TABLES;
  }
  return { found, everybody, nobody };
};
