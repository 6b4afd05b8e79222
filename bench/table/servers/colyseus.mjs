// Colyseus: schema state, a StateView per client for what is private. PATCH=now sends after each move, as the other peers
// do; PATCH=50 is Colyseus' own loop, which gathers 50 ms of moves.
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { apply, create, NAMES } from '../game.mjs';
import { port, ready } from './ready.mjs';

const PATCH = process.env.PATCH ?? 'now';
const Player = schema(
  {
    name: t.string(),
    score: t.uint8(),
    done: t.boolean(),
    hand: t.array('uint16').view(),
    mine: t.int16().view(),
    vote: t.int16().view(),
  },
  'Player',
);
const Last = schema(
  {
    round: t.uint32(),
    st: t.uint8(),
    clue: t.string(),
    table: t.array('uint16'),
    owners: t.array('uint8'),
    votes: t.array('int16'),
    gain: t.array('uint8'),
  },
  'Last',
);
const State = schema(
  {
    game: t.uint16(),
    round: t.uint32(),
    phase: t.string(),
    st: t.uint8(),
    clue: t.string(),
    deck: t.uint8(),
    players: t.array(Player),
    table: t.array('uint16'),
    last: Last,
  },
  'State',
);

const newState = () => {
  const state = Object.assign(new State(), { game: 0, round: 0, phase: 'end', st: 0, clue: '', deck: 0 });
  for (const name of NAMES) {
    state.players.push(Object.assign(new Player(), { name, score: 0, done: false, mine: -1, vote: -1 }));
  }
  return state;
};

const resultOf = last => {
  const { round, st, clue } = last;
  const result = Object.assign(new Last(), { round, st, clue });
  for (const list of ['table', 'owners', 'votes', 'gain']) result[list].push(...last[list]);
  return result;
};

class Table extends Room {
  maxClients = 6;
  patchRate = PATCH === 'now' ? null : Number(PATCH);
  messages = { move: (client, move) => this.move(client, move) };

  onCreate() {
    this.secret = create();
    this.state = newState();
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }

  move(client, move) {
    const before = this.secret.phase;
    const refusal = apply(this.secret, client.userData, move);
    if (refusal !== '') {
      client.send('err', refusal);
      return;
    }
    this.mirror(before, client.userData, move);
    if (PATCH === 'now') this.broadcastPatch();
  }

  /** Writes into the schema just what the move changed: every assignment is a change to be sent. */
  mirror(before, seat, move) {
    const { secret, state } = this;
    const { phase, round, st, clue, deck, done, scores, hands } = secret;
    Object.assign(state, { phase, round, st, clue, deck: deck.length });
    for (let i = 0; i < 6; i++) if (state.players[i].done !== done[i]) state.players[i].done = done[i];
    const player = state.players[seat];
    if (move.t === 'vote') player.vote = move.card;
    else if (move.t === 'new') this.deal();
    else {
      player.hand.splice(player.hand.indexOf(move.card), 1);
      player.mine = move.card;
    }
    if (before === 'play' && phase === 'vote') state.table.push(...secret.table);
    if (before !== 'vote' || phase === 'vote') return;
    state.last = resultOf(secret.last);
    state.table.clear();
    for (let i = 0; i < 6; i++) {
      Object.assign(state.players[i], { score: scores[i], mine: -1, vote: -1 });
      state.players[i].hand.push(hands[i][5]);
    }
  }

  deal() {
    const { secret, state } = this;
    state.game = secret.game;
    state.last = undefined;
    for (let i = 0; i < 6; i++) {
      state.players[i].score = 0;
      state.players[i].hand.clear();
      state.players[i].hand.push(...secret.hands[i]);
    }
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define('dixit', Table);
await server.listen(port, '127.0.0.1');
ready();
