import type { CardId, SeatId, SideId, Slot } from '../engine/ids.ts';
import type { Awards, Clue, RoundResult, RuleId } from '../engine/state.ts';
import type { GameView, PublicView, SeatStatus, SeatView } from '../engine/view.ts';

/**
 * The public view as it travels, shaped so that a merge patch says nothing twice; `whole-view.ts` turns it back.
 * - What every seat is doing is one letter for each in the order of `seating`: a move is `{"status":"iadaaa"}`. Scores are in
 *   the same order, since most of them change together.
 * - A round grows under its number: its storyteller, then the clue, then the cards, then whose they were and what
 *   they paid. When the next one begins, nothing of it needs to be told again.
 */
export interface WireTable extends Omit<PublicView, 'seats' | 'game'> {
  readonly seats: Readonly<Record<SeatId, WireSeat>>;
  readonly status: string;
  readonly scores: readonly number[];
  readonly game: WireGame | null;
  /** Of the game: the present round and the last one that was scored. */
  readonly rounds: Readonly<Record<number, WireRound>>;
}

type WireSeat = Omit<SeatView, 'status' | 'score'>;

export type WireGame = Omit<GameView, 'storyteller' | 'clue' | 'slots' | 'last'>;

/** What is not known yet is missing. */
export interface WireRound {
  readonly storyteller?: SeatId;
  /** A clue that is nothing but words is just these. */
  readonly clue?: string | Exclude<Clue, { readonly kind: 'text' }>;
  /** Face up, in slot order. */
  readonly cards?: readonly CardId[];
  /** Of the cards, in slot order; from the reveal on, like all that follows. */
  readonly owners?: readonly SeatId[];
  readonly votes?: readonly (readonly SeatId[])[];
  readonly target?: Slot;
  readonly red?: Slot;
  /** By rule, then by side: most rules pay several. */
  readonly awards?: Readonly<Partial<Record<RuleId, Readonly<Record<SideId, number>>>>>;
}

export const STATUS_LETTERS: Readonly<Record<SeatStatus, string>> = { idle: 'i', tells: 't', acts: 'a', done: 'd' };

/** Field by field, like the view itself; with `...rest` it would take three times as long. */
const wireSeat = (seat: SeatView): WireSeat => ({
  name: seat.name,
  rabbit: seat.rabbit,
  kind: seat.kind,
  character: seat.character,
  minded: seat.minded,
  waiting: seat.waiting,
  leaving: seat.leaving,
  side: seat.side,
  unwanted: seat.unwanted,
});

const wireClue = (clue: Clue): NonNullable<WireRound['clue']> => (clue.kind === 'text' ? clue.text : clue);

const wireAwards = (awards: Awards): NonNullable<WireRound['awards']> => {
  const byRule: Partial<Record<RuleId, Record<SideId, number>>> = {};
  for (const side of Object.keys(awards) as SideId[]) {
    for (const [rule, points] of Object.entries(awards[side] ?? {}) as [RuleId, number][]) {
      (byRule[rule] ??= {})[side] = points;
    }
  }
  return byRule;
};

/** A result never changes: what travels of it is made once, and found to be the same by its identity. */
const scored = new WeakMap<RoundResult, WireRound>();

const scoredRound = (last: RoundResult): WireRound => {
  const known = scored.get(last);
  if (known !== undefined) return known;
  const round: WireRound = {
    storyteller: last.storyteller,
    clue: wireClue(last.clue),
    cards: last.cards.map(({ card }) => card),
    owners: last.cards.map(({ owner }) => owner),
    votes: last.cards.map(({ votes }) => votes),
    awards: wireAwards(last.awards),
    ...(last.target === null ? {} : { target: last.target }),
    ...(last.red === null ? {} : { red: last.red }),
  };
  scored.set(last, round);
  return round;
};

const presentRound = ({ storyteller, clue, slots }: GameView): WireRound => ({
  ...(storyteller === null ? {} : { storyteller }),
  ...(clue === null ? {} : { clue: wireClue(clue) }),
  ...(slots.length === 0 ? {} : { cards: slots }),
});

export const wireRounds = (game: GameView): WireTable['rounds'] => {
  const { round, last } = game;
  const rounds: Record<number, WireRound> = {};
  if (last?.round !== round) rounds[round] = presentRound(game);
  if (last !== null) rounds[last.round] = scoredRound(last);
  return rounds;
};

export const wireGame = (game: GameView): WireGame => {
  const { number, ruleset, round, seating, pile, tellings, deadline, winners, seed } = game;
  return { number, ruleset, round, seating, pile, tellings, deadline, winners, seed };
};

export const wireSeats = (views: PublicView['seats']): WireTable['seats'] => {
  const all: Record<SeatId, WireSeat> = {};
  for (const id of Object.keys(views) as SeatId[]) all[id] = wireSeat(views[id] as SeatView);
  return all;
};

export const wireTable = (view: PublicView): WireTable => {
  const { phase, host, locked, options, seating, commitment, chat } = view;
  const seats = wireSeats(view.seats);
  const scores = seating.map(id => view.seats[id]?.score ?? 0);
  const status = seating.map(id => STATUS_LETTERS[view.seats[id]?.status ?? 'idle']).join('');
  const game = view.game === null ? null : wireGame(view.game);
  const rounds = view.game === null ? {} : wireRounds(view.game);
  return { phase, host, locked, options, seating, seats, status, scores, commitment, game, rounds, chat };
};
