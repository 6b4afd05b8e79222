// The floor: for each message, a ready-made frame of 600 bytes for every seat. No rules, no JSON; it only keeps the shape of the game,
// since a frame depends on the storyteller, the phase and who is done. MODE `sqlite`: the frames go out when a row is synced.
import { WebSocketServer } from 'ws';
import { NAMES, SEATS } from '../game.mjs';
import { placeOf, port, ready, roomsOf } from './ready.mjs';

const SIZE = 600;
const PHASES = ['clue', 'play', 'vote'];
const MASKS = 1 << SEATS;
const frameOf = (st, phase, mask, you) => {
  const seen = {
    game: 1,
    round: st,
    phase: PHASES[phase],
    st,
    clue: 'abcdefghijklmnopqrst',
    deck: 48,
    players: NAMES.map((name, seat) => ({ name, score: 0, done: ((mask >> seat) & 1) === 1 })),
    table: phase === 2 ? NAMES.map((_, seat) => 1000 + seat) : [],
    last: null,
    you,
    hand: [1010, 1011, 1012, 1013, 1014, 1015],
    mine: 1000 + you,
    vote: -1,
    pad: '',
  };
  seen.pad = 'x'.repeat(Math.max(0, SIZE - JSON.stringify(seen).length));
  return Buffer.from(JSON.stringify(seen));
};
const keyOf = ({ st, phase, mask }) => (st * 3 + phase) * MASKS + mask;
const frames = [];
for (let st = 0; st < SEATS; st++)
  for (let phase = 0; phase < 3; phase++)
    for (let mask = 0; mask < MASKS; mask++)
      frames[keyOf({ st, phase, mask })] = NAMES.map((_, you) => frameOf(st, phase, mask, you));

const step = (room, seat) => {
  room.mask |= 1 << seat;
  if (room.phase > 0 && room.mask !== MASKS - 1) return;
  room.phase = (room.phase + 1) % 3;
  if (room.phase === 0) room.st = (room.st + 1) % SEATS;
  room.mask = room.phase === 0 ? 0 : 1 << room.st;
};

const TEXT = { binary: false };
const send = ({ sockets }, fan) => {
  for (let i = 0; i < SEATS; i++) sockets[i].send(fan[i], TEXT);
};
const atOnce = ({ told }) => told();
const store = process.env.MODE === 'sqlite' ? (await import('./stored.mjs')).openStore() : atOnce;
const roomOf = roomsOf(() => ({ st: 0, phase: 0, mask: 0, sockets: [] }));
new WebSocketServer({ port, host: '127.0.0.1' }, ready).on('connection', (socket, request) => {
  const [id, seat] = placeOf(request.url);
  const room = roomOf(id);
  room.sockets[seat] = socket;
  socket.on('message', (/** @type {Buffer} */ body) => {
    step(room, seat);
    const fan = frames[keyOf(room)];
    store({ room: id, seat, body, told: () => send(room, fan) });
  });
  socket.send(frames[keyOf(room)][seat], TEXT);
});
