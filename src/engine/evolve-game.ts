import { amendGame, amendTable, dropKey, withKey } from './amend.ts';
import type { TableEvent } from './event.ts';
import { commitmentTo, contributionsOf, seedFrom } from './fairness.ts';
import type { CardId, SeatId, SideId } from './ids.ts';
import { invariant } from './result.ts';
import { pointsOf, redOf, targetOf } from './score.ts';
import { leftOf } from './seating.ts';
import type { Clue, Game, RoundResult, Seat, TableState } from './state.ts';

const TOLD_KEPT = 200;

type Change = Partial<Game>;

const mapSeats = (state: TableState, change: (seat: Seat) => Seat): TableState['seats'] =>
  Object.fromEntries(Object.entries(state.seats).map(([id, seat]) => [id, change(seat)]));

const startGame = (state: TableState, event: Extract<TableEvent, { t: 'started' }>): TableState => {
  const seating = state.seating.filter(seat => event.hands[seat] !== undefined);
  const contributions = contributionsOf(state.seats, seating);
  const zero = Object.fromEntries(seating.map(seat => [seat, 0])) as Record<SeatId, number>;
  const scores = Object.fromEntries(Object.values(event.side).map(side => [side, 0])) as Game['scores'];
  invariant(event.seed === seedFrom(state.nextSecret, contributions), 'the seed is the hash of what was promised');
  return amendTable(state, {
    phase: 'race',
    games: state.games + 1,
    removals: {},
    game: {
      number: state.games + 1,
      ruleset: event.ruleset,
      seed: event.seed,
      secret: state.nextSecret,
      commitment: state.nextCommitment,
      contributions,
      seating,
      side: event.side,
      hands: event.hands,
      pile: event.pile,
      discard: [],
      refills: 0,
      scores,
      tellings: zero,
      round: 1,
      storyteller: null,
      clue: null,
      put: {},
      table: [],
      votes: {},
      ready: [],
      deadline: null,
      last: null,
      winners: null,
    },
  });
};

/** Cards stay in the hand until all lie on the table, so taking one back is only forgetting the choice. */
const putCards = (game: Game, seat: SeatId, cards: readonly CardId[]): Change => ({
  put: withKey(game.put, seat, cards),
});

const layTable = (game: Game, table: Game['table']): Change => {
  const hands: Record<SeatId, readonly CardId[]> = { ...game.hands };
  for (const [seat, cards] of Object.entries(game.put) as [SeatId, readonly CardId[]][]) {
    hands[seat] = (hands[seat] ?? []).filter(card => !cards.includes(card));
  }
  return { hands, table };
};

const tellClue = (game: Game, clue: Clue, card: CardId | null): Change =>
  card === null || game.storyteller === null ? { clue } : { clue, ...putCards(game, game.storyteller, [card]) };

const resultOf = (game: Game, awards: RoundResult['awards']): RoundResult => {
  invariant(game.storyteller !== null && game.clue !== null, 'a scored round has a storyteller and a clue');
  const votes: SeatId[][] = game.table.map(() => []);
  // In seating order: the order in which votes arrived is nobody's business.
  for (const seat of game.seating) {
    for (const slot of game.votes[seat]?.slots ?? []) votes[slot - 1]?.push(seat);
  }
  return {
    round: game.round,
    storyteller: game.storyteller,
    clue: game.clue,
    cards: game.table.map(({ card, owner }, i) => ({ card, owner, votes: votes[i] ?? [] })),
    target: targetOf(game),
    red: redOf(game),
    awards,
  };
};

/** A turn that was passed over counts too. */
export const countTelling = (game: Game): Game['tellings'] => {
  const teller = game.storyteller as SeatId;
  return withKey(game.tellings, teller, (game.tellings[teller] ?? 0) + 1);
};

const scoreGame = (game: Game, event: Extract<TableEvent, { t: 'scored' }>): Change => {
  const scores: Record<SeatId, number> = { ...game.scores };
  for (const side of Object.keys(event.awards) as SideId[]) {
    scores[side] = (scores[side] ?? 0) + pointsOf(event.awards, side);
  }
  return {
    scores,
    tellings: countTelling(game),
    last: resultOf(game, event.awards),
    ready: [],
    deadline: event.deadline,
  };
};

const clearTable = (game: Game): Change => ({
  discard: [...game.discard, ...game.table.map(played => played.card)],
  clue: null,
  put: {},
  table: [],
  votes: {},
  ready: [],
});

const drawCards = (game: Game, event: Extract<TableEvent, { t: 'drew' }>): Change => {
  const hands: Record<SeatId, readonly CardId[]> = { ...game.hands };
  let count = 0;
  for (const [seat, cards] of Object.entries(event.draws) as [SeatId, readonly CardId[]][]) {
    hands[seat] = [...(hands[seat] ?? []), ...cards];
    count += cards.length;
  }
  return event.pile === null
    ? { hands, pile: game.pile.slice(count) }
    : { hands, pile: event.pile, discard: [], refills: game.refills + 1 };
};

/** [R10] My hand goes to my left neighbour. */
const passHandsLeft = (game: Game): Change => {
  const hands: Record<SeatId, readonly CardId[]> = {};
  for (const seat of game.seating) {
    const left = leftOf(game.seating, seat)[0] as SeatId;
    hands[left] = game.hands[seat] ?? [];
  }
  return { hands };
};

const leaveGame = (game: Game, seat: SeatId): Change =>
  game.seating.includes(seat)
    ? {
        seating: game.seating.filter(each => each !== seat),
        hands: dropKey(game.hands, seat),
        discard: [...game.discard, ...(game.hands[seat] ?? [])],
        scores: dropKey(game.scores, seat),
        side: dropKey(game.side, seat),
        tellings: dropKey(game.tellings, seat),
      }
    : {};

const seatNewcomer = (state: TableState, game: Game, seat: SeatId, score: number): Change => ({
  seating: state.seating.filter(each => each === seat || game.seating.includes(each)),
  side: withKey(game.side, seat, seat),
  hands: withKey(game.hands, seat, []),
  scores: withKey(game.scores, seat, score),
  tellings: withKey(game.tellings, seat, 0),
});

const rememberClue = (told: readonly string[], clue: Clue): readonly string[] =>
  clue.kind === 'aloud' || clue.text === null ? told : [...told, clue.text].slice(-TOLD_KEPT);

const endGame = (state: TableState, game: Game, event: Extract<TableEvent, { t: 'ended' }>): TableState =>
  amendTable(state, {
    phase: 'over',
    nextSecret: event.nextSecret,
    nextCommitment: commitmentTo(event.nextSecret),
    seats: mapSeats(state, seat => ({ ...seat, contribution: null, waiting: false })),
    game: amendGame(game, { winners: event.winners, deadline: null }),
  });

/** Events of a game. The lobby's are folded in evolve.ts. */
export const evolveGame = (state: TableState, event: TableEvent): TableState => {
  if (event.t === 'started') return startGame(state, event);
  const game = state.game;
  invariant(game !== null, `a game runs when ${event.t} happens`);
  const during = (phase: TableState['phase'], change: Change): TableState =>
    amendTable(state, { phase, game: amendGame(game, change) });
  const same = (change: Change): TableState => amendTable(state, { game: amendGame(game, change) });
  switch (event.t) {
    case 'claimed':
      return during('clue', { storyteller: event.seat, deadline: event.deadline });
    case 'told':
      return amendTable(state, {
        phase: 'cards',
        game: amendGame(game, { ...tellClue(game, event.clue, event.card), deadline: event.deadline }),
        told: rememberClue(state.told, event.clue),
      });
    case 'put':
    case 'swapped':
      return same(putCards(game, event.seat, event.cards));
    case 'took-back':
      return same({ put: dropKey(game.put, event.seat) });
    case 'tabled':
      return during('vote', { ...layTable(game, event.table), deadline: event.deadline });
    case 'voted':
    case 'revoted':
      return same({ votes: withKey(game.votes, event.seat, event.ballot) });
    case 'unvoted':
      return same({ votes: dropKey(game.votes, event.seat) });
    case 'scored':
      return during('reveal', scoreGame(game, event));
    case 'readied':
      return same({ ready: [...game.ready, event.seat] });
    case 'left':
      return same(leaveGame(game, event.seat));
    case 'seated': {
      const seat = state.seats[event.seat];
      invariant(seat !== undefined, 'a newcomer has a seat');
      return amendTable(state, {
        game: amendGame(game, seatNewcomer(state, game, event.seat, event.score)),
        seats: withKey(state.seats, event.seat, { ...seat, waiting: false }),
      });
    }
    case 'cleared':
      return same(clearTable(game));
    case 'drew':
      return same(drawCards(game, event));
    case 'passed-hands':
      return same(passHandsLeft(game));
    case 'turned':
      return during('clue', {
        round: game.round + 1,
        storyteller: event.storyteller,
        deadline: event.deadline,
      });
    case 'skipped':
      return during('clue', {
        round: game.round + 1,
        tellings: countTelling(game),
        storyteller: event.storyteller,
        deadline: event.deadline,
      });
    case 'ended':
      return endGame(state, game, event);
    default:
      throw new Error(`not an event of a game: ${event.t}`);
  }
};
