// Bare ws and the workload's reducer in memory. MODE: `full`, six whole views after each move; `turn`, the public part
// serialised once and one state per room per turn of the event loop; `sqlite`, whole views, sent when the move is synced.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** WAL, full sync, one commit for all moves of a turn of the event loop; the views go out after it. */
const sqlite = async () => {
  const { default: Database } = await import('libsql');
  const file = join(tmpdir(), `inkling-bench-${process.pid}.db`);
  process.on('exit', () => {
    for (const tail of ['', '-wal', '-shm']) rmSync(file + tail, { force: true });
  });
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE journal (room INT, seat INT, body TEXT)');
  const insert = db.prepare('INSERT INTO journal VALUES (?, ?, ?)');
  const commit = db.transaction(rows => {
    for (const row of rows) insert.run(...row);
  });
  let rows = [];
  let frames = [];
  const flush = () => {
    const [written, out] = [rows, frames];
    [rows, frames] = [[], []];
    commit(written);
    for (const [socket, frame] of out) socket.send(frame);
  };
  return ({ state, sockets, id }, seat, body) => {
    if (rows.length === 0) setImmediate(flush);
    rows.push([id, seat, body]);
    for (let each = 0; each < SEATS; each++) {
      if (sockets[each]) frames.push([sockets[each], JSON.stringify(view(state, each))]);
    }
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
