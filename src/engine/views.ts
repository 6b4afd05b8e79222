import { mayPut, mayVote, sideHasPut, slotsOf } from './duties.ts';
import type { SeatId, SideId } from './ids.ts';
import { RULESETS } from './rulesets/table.ts';
import { isPresentPerson, sideOf } from './seating.ts';
import { type Game, isPlaying, type Phase, type Seat, type TableState } from './state.ts';
import type { GameView, OwnSecrets, OwnView, PublicView, SeatStatus, SeatView, View, Viewer } from './view.ts';

/** What everybody may see a seat do. A new phase does not compile until it is decided here. */
const STATUS: Record<Phase, (state: TableState, game: Game, seat: SeatId) => SeatStatus> = {
  lobby: () => 'idle',
  over: () => 'idle',
  race: () => 'acts',
  clue: (_state, game, seat) => (seat === game.storyteller ? 'tells' : 'idle'),
  cards: (_state, game, seat) => {
    if (game.put[seat] !== undefined) return 'done';
    return mayPut(game, seat) && !sideHasPut(game, seat) ? 'acts' : 'idle';
  },
  vote: (_state, game, seat) => {
    if (!mayVote(game, seat)) return 'idle';
    return game.votes[seat] === undefined ? 'acts' : 'done';
  },
  reveal: (state, game, seat) => (!isPresentPerson(state, seat) || game.ready.includes(seat) ? 'done' : 'acts'),
};

/** What everybody may see a seat do; whoever is not in the game does nothing. */
export const statusOf = (state: TableState, seat: SeatId): SeatStatus => {
  const { game } = state;
  return game !== null && game.seating.includes(seat) ? STATUS[state.phase](state, game, seat) : 'idle';
};

const shownSide = ({ game }: TableState, seat: SeatId): SideId => (game === null ? seat : sideOf(game, seat));

/** Of the seat's side; a pair shows the same number twice. */
export const scoreOf = (state: TableState, seat: SeatId): number => state.game?.scores[shownSide(state, seat)] ?? 0;

const seatView = (state: TableState, id: SeatId, seat: Seat): SeatView => ({
  name: seat.name,
  rabbit: seat.rabbit,
  kind: seat.kind,
  character: seat.character,
  minded: seat.minded,
  waiting: seat.waiting,
  leaving: seat.leaving,
  status: statusOf(state, id),
  score: scoreOf(state, id),
  side: shownSide(state, id),
  unwanted: state.removals[id]?.length ?? 0,
});

/**
 * Cards lie face up from the vote on; whose they are is told by `last`, which exists from the reveal on. A game that
 * ends while its last round is cleared away, because somebody left, still shows that round.
 */
export const gameView = (state: TableState, game: Game): GameView => ({
  number: game.number,
  ruleset: game.ruleset,
  round: game.round,
  seating: game.seating,
  storyteller: game.storyteller,
  clue: game.last?.round === game.round ? game.last.clue : game.clue,
  slots: (game.last?.round === game.round ? game.last.cards : game.table).map(played => played.card),
  pile: game.pile.length,
  tellings: RULESETS[game.ruleset].ends === 'tellings' ? game.tellings : null,
  deadline: game.deadline,
  last: game.last,
  winners: game.winners,
  seed: state.phase === 'over' ? game.seed : null,
});

export const seatViews = (state: TableState): Readonly<Record<SeatId, SeatView>> => {
  const seats: Record<SeatId, SeatView> = {};
  for (const id of state.seating) {
    const seat = state.seats[id];
    if (seat !== undefined) seats[id] = seatView(state, id, seat);
  }
  return seats;
};

/** Of the game that runs, or of the one to come. */
export const shownCommitment = ({ game, phase, nextCommitment }: TableState): string =>
  game !== null && isPlaying(phase) ? game.commitment : nextCommitment;

/** [VW1] Built field by field, never `{ ...state }`: a secret added tomorrow stays secret by default. */
export const publicView = (state: TableState): PublicView => ({
  phase: state.phase,
  host: state.host,
  locked: state.lock !== null,
  options: state.options,
  seating: state.seating,
  seats: seatViews(state),
  commitment: shownCommitment(state),
  game: state.game === null ? null : gameView(state, state.game),
  chat: state.chat,
});

/**
 * Whether all that the seats' views are made of, but for scores and what they are doing, is the very same. This and its
 * like below save making what did not change; they may err on the side of no.
 */
export const areSameSeats = (a: TableState, b: TableState): boolean =>
  a.seats === b.seats && a.seating === b.seating && a.removals === b.removals && a.game?.side === b.game?.side;

export const areSameScores = (a: TableState, b: TableState): boolean =>
  a.seats === b.seats && a.seating === b.seating && a.game?.side === b.game?.side && a.game?.scores === b.game?.scores;

/** The same for the present round and the last one. */
export const isSameRound = (a: Game, b: Game): boolean =>
  a.round === b.round &&
  a.storyteller === b.storyteller &&
  a.clue === b.clue &&
  a.table === b.table &&
  a.last === b.last;

/** [R9] In Party nobody knows their hand before the clue, unless the house plays it open. */
const handIsFaceDown = (state: TableState, game: Game): boolean =>
  RULESETS[game.ruleset].handsHidden && state.options.hiddenHands && (state.phase === 'race' || state.phase === 'clue');

export const ownSecrets = (state: TableState, seat: SeatId): OwnSecrets => {
  const game = state.game;
  const hand = game?.hands[seat] ?? [];
  const hidden = game !== null && handIsFaceDown(state, game);
  return {
    seat,
    hand: hidden ? [] : hand,
    faceDown: hidden ? hand.length : 0,
    put: game?.put[seat] ?? [],
    votes: game?.votes[seat]?.slots ?? [],
    red: game?.votes[seat]?.red ?? null,
    contributed: (state.seats[seat]?.contribution ?? null) !== null,
  };
};

export const ownView = (state: TableState, seat: SeatId): OwnView => ({
  ...ownSecrets(state, seat),
  slots: state.game === null ? [] : slotsOf(state.game, seat),
});

/** Looks a seat up only where the records are not one and the same: six seats ask after every move. */
const isSameAt = <T>(a: Readonly<Record<SeatId, T>>, b: Readonly<Record<SeatId, T>>, seat: SeatId): boolean =>
  a === b || a[seat] === b[seat];

/** The same for a seat's own secrets: most moves concern one seat, and most phases none. */
export const areSameSecrets = (a: TableState, b: TableState, seat: SeatId): boolean => {
  if (a.seats !== b.seats && a.seats[seat]?.contribution !== b.seats[seat]?.contribution) return false;
  if (a.game === null || b.game === null) return a.game === b.game;
  return (
    handIsFaceDown(a, a.game) === handIsFaceDown(b, b.game) &&
    isSameAt(a.game.hands, b.game.hands, seat) &&
    isSameAt(a.game.put, b.game.put, seat) &&
    isSameAt(a.game.votes, b.game.votes, seat)
  );
};

export const viewFor = (state: TableState, viewer: Viewer): View => ({
  table: publicView(state),
  me:
    viewer === 'spectator' || viewer === 'screen' || state.seats[viewer] === undefined ? null : ownView(state, viewer),
});
