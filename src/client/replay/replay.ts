import type { TableEvent } from '../../engine/event.ts';
import { evolve } from '../../engine/evolve.ts';
import type { GameFile } from '../../engine/game-file.ts';
import type { CardId, SeatId, SideId } from '../../engine/ids.ts';
import { type Rabbit, type RulesetId, SEATS_MAX } from '../../engine/options.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { Clue, Game, RoundResult, TableState } from '../../engine/state.ts';

/** What a round is looked at in: the words, what everybody handed in, the votes, and what came of it. */
export const MOMENTS = ['clue', 'cards', 'vote', 'points'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Person {
  readonly name: string;
  readonly rabbit: Rabbit;
  readonly kind: 'person' | 'bot';
  readonly character: string | null;
}

export interface ReplayRound {
  readonly number: number;
  readonly storyteller: SeatId;
  /** Null where the storyteller's turn was passed over. */
  readonly told: {
    readonly clue: Clue;
    readonly card: CardId | null;
    readonly result: RoundResult;
    /** The table as it was: before the clue, with the last card and the last vote in, and with the points. */
    readonly states: Readonly<Record<Moment, TableState>>;
    /** Who changed a card or a vote before the last one was in; nobody knew until now. */
    readonly wavered: readonly SeatId[];
  } | null;
  readonly scores: Readonly<Record<SideId, number>>;
}

export interface Replay {
  readonly ruleset: RulesetId;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** Every side that ever played, in order of seating, with its seats. */
  readonly sides: readonly (readonly [SideId, readonly SeatId[]])[];
  readonly rounds: readonly ReplayRound[];
  readonly winners: readonly SideId[];
  /** The table when the game was over. */
  readonly end: TableState;
}

/** More cards than the largest deck has: a file that holds them was not written by a game. */
const CARDS_MAX = 12_000;

const isPlausible = (state: TableState): boolean => {
  if (state.seating.length > SEATS_MAX * 2) return false;
  const { game } = state;
  if (game === null) return true;
  const held = Object.values(game.hands).reduce((sum, hand) => sum + hand.length, 0);
  return held + game.pile.length + game.discard.length <= CARDS_MAX;
};

const noteSides = (sides: Map<SideId, Set<SeatId>>, game: Game): void => {
  for (const seat of game.seating) {
    const side = game.side[seat] ?? seat;
    sides.set(side, (sides.get(side) ?? new Set<SeatId>()).add(seat));
  }
};

/** Collects rounds while the events are folded. */
class Scribe {
  readonly rounds: ReplayRound[] = [];
  readonly people: Record<SeatId, Person> = {};
  readonly sides = new Map<SideId, Set<SeatId>>();
  #states: Partial<Record<Moment, TableState>> = {};
  #card: CardId | null = null;
  #wavered = new Set<SeatId>();

  note(before: TableState | null, event: TableEvent, after: TableState): void {
    for (const [id, { name, rabbit, kind, character }] of Object.entries(after.seats))
      this.people[id as SeatId] = { name, rabbit, kind, character };
    if (after.game !== null) noteSides(this.sides, after.game);
    if (before?.game == null) return;
    if (event.t === 'told') {
      this.#states.clue = before;
      this.#card = event.card;
    } else if (event.t === 'tabled') this.#states.cards = before;
    else if (event.t === 'swapped' || event.t === 'revoted' || event.t === 'took-back' || event.t === 'unvoted')
      this.#wavered.add(event.seat);
    else if (event.t === 'scored') this.#score(before, after);
    else if (event.t === 'skipped') this.#skip(before.game);
  }

  #score(before: TableState, after: TableState): void {
    const { clue, cards } = this.#states;
    const game = after.game;
    if (clue === undefined || cards === undefined || game?.last == null) throw new Error('a round without a clue');
    const { last, scores } = game;
    this.rounds.push({
      number: last.round,
      storyteller: last.storyteller,
      told: {
        clue: last.clue,
        card: this.#card,
        result: last,
        states: { clue, cards, vote: before, points: after },
        wavered: game.seating.filter(seat => this.#wavered.has(seat)),
      },
      scores,
    });
    this.#turnPage();
  }

  #skip({ round, storyteller, scores }: Game): void {
    if (storyteller !== null) this.rounds.push({ number: round, storyteller, told: null, scores });
    this.#turnPage();
  }

  #turnPage(): void {
    this.#states = {};
    this.#card = null;
    this.#wavered = new Set();
  }
}

/** Folds a game file again, keeping the moments that are worth looking at. A file may hold anything: nothing throws. */
export const replayOf = (file: GameFile): Result<Replay, 'broken'> => {
  const scribe = new Scribe();
  let state: TableState | null = null;
  try {
    for (const event of file.events) {
      const before: TableState | null = state;
      if (before !== null && event.t === 'opened') return err('broken');
      state = evolve(before, event);
      if (!isPlausible(state)) return err('broken');
      scribe.note(before, event, state);
    }
  } catch {
    // Whatever breaks the fold is not a game.
    return err('broken');
  }
  const game = state?.game ?? null;
  if (state === null || game === null || game.winners === null) return err('broken');
  return ok({
    ruleset: game.ruleset,
    people: scribe.people,
    sides: [...scribe.sides].map(([side, seats]) => [side, [...seats]] as const),
    rounds: scribe.rounds,
    winners: game.winners,
    end: state,
  });
};

/** Where in the book we are: its cover, or a moment of a round (counted from 0). */
export type Step = { readonly at: 'cover' } | { readonly at: Moment; readonly round: number };

export const stepsOf = ({ rounds }: Pick<Replay, 'rounds'>): readonly Step[] => [
  { at: 'cover' },
  ...rounds.flatMap(({ told }, round): readonly Step[] =>
    told === null ? [{ at: 'clue', round }] : MOMENTS.map(at => ({ at, round })),
  ),
];

/** `#3-vote`: the third page of the book and its votes. */
export const hashOf = (step: Step): string => (step.at === 'cover' ? '' : `#${step.round + 1}-${step.at}`);

export const stepFrom = (hash: string, steps: readonly Step[]): number =>
  Math.max(
    0,
    steps.findIndex(step => hashOf(step) === hash),
  );

/** The round that an event of the file belongs to (`at` counts from 1); 0 before the deal. */
export const roundOfEvent = (events: readonly TableEvent[], at: number): number => {
  let round = 0;
  for (const event of events.slice(0, at))
    if (event.t === 'started' || event.t === 'turned' || event.t === 'skipped') round += 1;
  return round;
};

/** Every card that lay in a hand or on the table, for whoever has to describe them. */
export const cardsIn = (file: GameFile): readonly CardId[] => {
  const cards = new Set<CardId>();
  for (const event of file.events) {
    const shown =
      event.t === 'started' ? event.hands : event.t === 'drew' ? event.draws : ({} as Record<string, CardId[]>);
    for (const hand of Object.values(shown)) for (const card of hand) cards.add(card);
  }
  return [...cards];
};
