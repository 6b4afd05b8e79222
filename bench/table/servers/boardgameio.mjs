// boardgame.io: its own server, transport and in-memory storage; secrecy by playerView, logs redacted, credentials on.
import { createRequire } from 'node:module';
import { apply, create, view } from '../game.mjs';
import { port, ready } from './ready.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const move = t => ({
  move: ({ G, playerID }, body = {}) => (apply(G, Number(playerID), { ...body, t }) === '' ? undefined : INVALID_MOVE),
  client: false,
  redact: true,
  ignoreStaleStateID: true,
  undoable: false,
});
// Cards are dealt by a move and not in `setup`, whose state boardgame.io sends to everybody unfiltered (its issue 1159); the
// shuffle does not use its `random`, whose seed it sends as well.
const game = {
  name: 'dixit',
  minPlayers: 6,
  maxPlayers: 6,
  disableUndo: true,
  setup: create,
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => (playerID == null ? {} : view(G, Number(playerID))),
  moves: { new: move('new'), clue: move('clue'), play: move('play'), vote: move('vote') },
};
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
// A new game is a new match in real life: its log starts empty.
const { db } = server;
const setState = db.setState.bind(db);
db.setState = (id, state, log) => {
  if (log?.[0]?.action.payload.type === 'new') db.log.delete(id);
  return setState(id, state, log);
};
await server.run({ port });
ready();
