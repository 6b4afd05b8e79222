// Bare ws and the workload's reducer in memory. MODE: `full`, six whole views after each move; `turn`, the public part
// serialised once and one state per room per turn of the event loop; `sqlite`, whole views, sent when the move is synced.
import { WebSocketServer } from 'ws';
import { apply, create, SEATS, sharedViews, view } from '../game.mjs';
import { placeOf, port, ready, roomsOf } from './ready.mjs';

const fan = ({ state, sockets }) => {
  for (let seat = 0; seat < SEATS; seat++) sockets[seat]?.send(JSON.stringify(view(state, seat)));
};

const full = () => room => fan(room);

const turn = () => {
  let dirty = new Set();
  const flush = () => {
    const rooms = dirty;
    dirty = new Set();
    for (const { state, sockets } of rooms) {
      const views = sharedViews(state);
      for (let seat = 0; seat < SEATS; seat++) sockets[seat]?.send(views[seat]);
    }
  };
  return room => {
    if (dirty.size === 0) setImmediate(flush);
    dirty.add(room);
  };
};

/** The views go out when the move is on the disk. */
const sqlite = async () => {
  const { openStore } = await import('./stored.mjs');
  const store = openStore();
  return ({ state, sockets, id }, seat, body) => {
    const views = Array.from({ length: SEATS }, (_, each) => JSON.stringify(view(state, each)));
    const told = () => {
      for (let each = 0; each < SEATS; each++) sockets[each]?.send(views[each]);
    };
    store({ room: id, seat, body, told });
  };
};

const show = await { full, turn, sqlite }[process.env.MODE ?? 'full']();
const roomOf = roomsOf(() => ({ state: create(), sockets: [], id: 0 }));
new WebSocketServer({ port, host: '127.0.0.1' }, ready).on('connection', (socket, request) => {
  const [id, seat] = placeOf(request.url);
  const room = roomOf(id);
  room.id = id;
  room.sockets[seat] = socket;
  socket.on('message', (/** @type {Buffer} */ data) => {
    const body = data.toString();
    const refusal = apply(room.state, seat, JSON.parse(body));
    if (refusal === '') show(room, seat, body);
    else socket.send(JSON.stringify({ err: refusal }));
  });
  socket.send(JSON.stringify(view(room.state, seat)));
});
