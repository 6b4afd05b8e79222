import core from 'boardgame.io/dist/cjs/core.js';
import internal from 'boardgame.io/dist/cjs/internal.js';
import { CARDS, pick, pickSlot, SEATS } from './policy.mjs';

const { ActivePlayers, INVALID_MOVE } = core;
const { CreateGameReducer, InitializeGame } = internal;

const HAND = 6;
const TARGET = 30;
const seats = Array.from({ length: SEATS }, (_, i) => i);
const none = () => seats.map(() => null);

const score = G => {
  const found = seats.filter(seat => seat !== G.teller && G.table[G.votes[seat]].owner === G.teller);
  const some = found.length > 0 && found.length < SEATS - 1;
  for (const seat of seats) {
    if (seat !== G.teller) {
      const { owner } = G.table[G.votes[seat]];
      if (owner !== G.teller) G.scores[owner] += 1;
      if (!some) G.scores[seat] += 2;
      else if (owner === G.teller) G.scores[seat] += 3;
    } else if (some) G.scores[seat] += 3;
  }
};

/** The same rules in the framework's own way: moves change a draft, `random` shuffles, `endIf` ends. */
const game = {
  name: 'classic',
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(CARDS);
    return {
      phase: 'clue',
      round: 1,
      teller: 0,
      clue: null,
      hands: seats.map(seat => deck.slice(seat * HAND, (seat + 1) * HAND)),
      pile: deck.slice(SEATS * HAND),
      discard: [],
      put: none(),
      table: [],
      votes: none(),
      scores: seats.map(() => 0),
    };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.phase === 'over' ? { scores: G.scores } : undefined),
  moves: {
    tell: ({ G, playerID }, card, clue) => {
      const seat = Number(playerID);
      if (G.phase !== 'clue' || seat !== G.teller || !G.hands[seat].includes(card)) return INVALID_MOVE;
      if (typeof clue !== 'string' || clue.trim() === '' || clue.length > 300) return INVALID_MOVE;
      G.clue = clue;
      G.put[seat] = card;
      G.phase = 'cards';
      return undefined;
    },
    put: ({ G, playerID, random }, card) => {
      const seat = Number(playerID);
      if (G.phase !== 'cards' || seat === G.teller || !G.hands[seat].includes(card)) return INVALID_MOVE;
      G.put[seat] = card;
      if (G.put.some(each => each === null)) return undefined;
      for (const each of seats) G.hands[each].splice(G.hands[each].indexOf(G.put[each]), 1);
      G.table = random.Shuffle(seats.map(owner => ({ card: G.put[owner], owner })));
      G.phase = 'vote';
      return undefined;
    },
    vote: ({ G, playerID }, slot) => {
      const seat = Number(playerID);
      if (G.phase !== 'vote' || seat === G.teller) return INVALID_MOVE;
      if (G.table[slot - 1] === undefined || G.table[slot - 1].owner === seat) return INVALID_MOVE;
      G.votes[seat] = slot - 1;
      if (seats.some(each => each !== G.teller && G.votes[each] === null)) return undefined;
      score(G);
      G.phase = 'reveal';
      return undefined;
    },
    next: ({ G, random }) => {
      if (G.phase !== 'reveal') return INVALID_MOVE;
      if (G.scores.some(points => points >= TARGET)) {
        G.phase = 'over';
        return undefined;
      }
      G.discard.push(...G.table.map(({ card }) => card));
      if (G.pile.length < SEATS) {
        G.pile = random.Shuffle([...G.pile, ...G.discard]);
        G.discard = [];
      }
      for (const seat of seats) G.hands[seat].push(G.pile.shift());
      G.put = none();
      G.votes = none();
      G.table = [];
      G.clue = null;
      G.teller = (G.teller + 1) % SEATS;
      G.round += 1;
      G.phase = 'clue';
      return undefined;
    },
  },
};

const reducer = CreateGameReducer({ game });

export class Contestant {
  moves = 0;

  constructor(random) {
    this.random = random;
    this.state = InitializeGame({ game: { ...game, seed: String(random()) }, numPlayers: SEATS });
  }

  do(playerID, type, ...args) {
    const next = reducer(this.state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(playerID) } });
    if (next === this.state || next.deltalog.length === 0) throw new Error(`${type} was refused`);
    this.state = next;
    this.moves += 1;
  }

  tell() {
    const { teller, hands } = this.state.G;
    this.do(teller, 'tell', pick(hands[teller], this.random), 'a clue of twenty odd');
    for (const seat of seats) if (seat !== teller) this.do(seat, 'put', pick(this.state.G.hands[seat], this.random));
  }

  vote(voters = SEATS) {
    const { teller } = this.state.G;
    for (const seat of seats.slice(0, voters)) {
      if (seat === teller) continue;
      const { table } = this.state.G;
      const own = 1 + table.findIndex(({ owner }) => owner === seat);
      this.do(seat, 'vote', pickSlot(table.length, own, this.random));
    }
  }

  next() {
    this.do(this.state.G.teller, 'next');
  }

  get over() {
    return this.state.ctx.gameover !== undefined;
  }

  get rounds() {
    return this.state.G.round;
  }
}

/** What a server holds of a match: the stored state. */
export const atRest = contestant => JSON.parse(JSON.stringify(contestant.state));
