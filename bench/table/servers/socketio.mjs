// Socket.IO with stock options, WebSocket only: a whole view for each seat after each move.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { apply, create, view } from '../game.mjs';
import { port, ready, roomsOf } from './ready.mjs';

const http = createServer();
const roomOf = roomsOf(() => ({ state: create(), sockets: [] }));
new Server(http, { transports: ['websocket'], serveClient: false }).on('connection', socket => {
  const seat = Number(socket.handshake.query.seat);
  const { state, sockets } = roomOf(Number(socket.handshake.query.room));
  sockets[seat] = socket;
  socket.on('move', move => {
    const refusal = apply(state, seat, move);
    if (refusal === '') for (let each = 0; each < 6; each++) sockets[each]?.emit('state', view(state, each));
    else socket.emit('err', refusal);
  });
  socket.emit('state', view(state, seat));
});
http.listen(port, '127.0.0.1', ready);
