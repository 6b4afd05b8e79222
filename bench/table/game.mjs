/**
 * The workload's rules, the same for every peer: six seats, 84 cards, a validating reducer over mutable state. Card ids
 * are 1000…1083, so that a verifier can find a leaked card in whatever a server sends.
 */
export const SEATS = Number(process.env.BENCH_SEATS ?? 6);
export const CARD_FIRST = 1000;
export const CARDS = 84;
const HAND = 6;
const GOAL = 30;

const bySeat = make => Array.from({ length: SEATS }, make);
const each = value => bySeat(() => value);

const shuffle = cards => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
};

/** `end` (before the first game and after each) → clue → play → vote → clue … → `end`. */
export const create = () => ({
  game: 0,
  round: 0,
  phase: 'end',
  st: 0,
  clue: '',
  deck: [],
  discard: [],
  hands: bySeat(() => []),
  played: each(-1),
  votes: each(-1),
  done: each(false),
  scores: each(0),
  table: [],
  last: null,
});

/** The gains of a finished round. `played` and `votes` are card ids by seat. */
export const score = (st, played, votes) => {
  const gain = each(0);
  let found = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === st) continue;
    if (votes[seat] === played[st]) found += 1;
    else gain[played.indexOf(votes[seat])] += 1;
  }
  const allOrNone = found === 0 || found === SEATS - 1;
  for (let seat = 0; seat < SEATS; seat++) {
    if (allOrNone) gain[seat] += seat === st ? 0 : 2;
    else if (seat === st || votes[seat] === played[st]) gain[seat] += 3;
  }
  return gain;
};

const draw = state => {
  if (state.deck.length === 0) {
    state.deck = shuffle(state.discard);
    state.discard = [];
  }
  return state.deck.pop();
};

const take = (state, seat, card) => {
  const hand = state.hands[seat];
  const at = hand.indexOf(card);
  if (at < 0) return false;
  hand.splice(at, 1);
  state.played[seat] = card;
  return true;
};

const enter = (state, phase) => {
  state.phase = phase;
  for (let seat = 0; seat < SEATS; seat++) state.done[seat] = seat === state.st;
};

const clear = (state, phase) => {
  state.phase = phase;
  state.clue = '';
  state.table = [];
  for (let seat = 0; seat < SEATS; seat++) {
    state.played[seat] = -1;
    state.votes[seat] = -1;
    state.done[seat] = false;
  }
};

const nextRound = (state, st) => {
  state.st = st;
  state.round += 1;
  clear(state, 'clue');
};

const endRound = state => {
  const { st, played, votes, table } = state;
  const gain = score(st, played, votes);
  state.last = {
    round: state.round,
    st,
    clue: state.clue,
    table: table.slice(),
    owners: table.map(card => played.indexOf(card)),
    votes: votes.slice(),
    gain,
  };
  state.discard.push(...played);
  for (let seat = 0; seat < SEATS; seat++) {
    state.scores[seat] += gain[seat];
    state.hands[seat].push(draw(state));
  }
  if (state.scores.some(points => points >= GOAL)) clear(state, 'end');
  else nextRound(state, (st + 1) % SEATS);
};

const MOVES = {
  new: (state, seat) => {
    if (state.phase !== 'end' || seat !== 0) return 'not now';
    state.game += 1;
    state.deck = shuffle(Array.from({ length: CARDS }, (_, i) => CARD_FIRST + i));
    state.discard = [];
    state.last = null;
    for (let player = 0; player < SEATS; player++) {
      state.hands[player] = state.deck.splice(-HAND);
      state.scores[player] = 0;
    }
    nextRound(state, 0);
    return '';
  },
  clue: (state, seat, { card, clue }) => {
    if (state.phase !== 'clue' || seat !== state.st) return 'not now';
    if (typeof clue !== 'string' || clue === '' || clue.length > 80) return 'bad clue';
    if (!take(state, seat, card)) return 'not your card';
    state.clue = clue;
    enter(state, 'play');
    return '';
  },
  play: (state, seat, { card }) => {
    if (state.phase !== 'play' || state.done[seat]) return 'not now';
    if (!take(state, seat, card)) return 'not your card';
    state.done[seat] = true;
    if (state.done.every(Boolean)) {
      state.table = shuffle(state.played.slice());
      enter(state, 'vote');
    }
    return '';
  },
  vote: (state, seat, { card }) => {
    if (state.phase !== 'vote' || state.done[seat]) return 'not now';
    if (!state.table.includes(card) || card === state.played[seat]) return 'bad vote';
    state.votes[seat] = card;
    state.done[seat] = true;
    if (state.done.every(Boolean)) endRound(state);
    return '';
  },
};

/** Applies one move of a seat; gives '' or why not. Moves: new (seat 0) · clue {card, clue} · play {card} · vote {card}. */
export const apply = (state, seat, move) => MOVES[move.t]?.(state, seat, move) ?? 'unknown move';

const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edith Clarke', 'Kurt Goedel', 'Emmy Noether'];
export const NAMES = PEOPLE.slice(0, SEATS);

const publicPart = state => ({
  game: state.game,
  round: state.round,
  phase: state.phase,
  st: state.st,
  clue: state.clue,
  deck: state.deck.length,
  players: NAMES.map((name, seat) => ({ name, score: state.scores[seat], done: state.done[seat] })),
  table: state.table,
  last: state.last,
});

/** All that one seat may see; owners and votes only in `last`, after the reveal. */
export const view = (state, seat) => ({
  ...publicPart(state),
  you: seat,
  hand: state.hands[seat],
  mine: state.played[seat],
  vote: state.votes[seat],
});

/** All views as JSON, their public part serialised once. */
export const sharedViews = state => {
  const shared = JSON.stringify(publicPart(state)).slice(0, -1);
  return NAMES.map(
    (_, seat) =>
      `${shared},"you":${seat},"hand":[${state.hands[seat]}],"mine":${state.played[seat]},"vote":${state.votes[seat]}}`,
  );
};
