/**
 * Plays `rooms` tables over real sockets in a closed loop: a seat moves as soon as it has got the state that says it may, or
 * some `think` milliseconds later, after `rush` seconds without thinking. Prints one line of JSON.
 *
 * An adapter has `setup(url, rooms, urlOf)`, called once, and `connect({ url, room, seat, onState(view, raw), onError, verify })`,
 * which resolves after the first state with `{ move, close }`. A view has phase, round, st, done, hand, mine and table.
 */
import { parseArgs } from 'node:util';
import { received } from './adapters/raw-socket.mjs';
import { watchCollections } from './collections.mjs';
import { SEATS } from './game.mjs';
import { cpuOf, machine, rssMb } from './process-stats.mjs';
import { Verifier } from './verify.mjs';

const text = standard => ({ type: 'string', default: standard });
const { values: args } = parseArgs({
  options: {
    adapter: text('ws'),
    rooms: text('50'),
    pid: text(''),
    url: text('ws://127.0.0.1:19100'),
    warm: text('3'),
    secs: text('10'),
    idle: text('0'),
    think: text('0'),
    rush: text('0'),
    rounds: text('0'),
    spread: text('seats'),
    verify: { type: 'boolean', default: false },
  },
});
const [rooms, idle] = [Number(args.rooms), Number(args.idle)];
/** Nobody thinks before people's pace begins. */
let think = 0;
const pids = args.pid.split(',').map(Number);
const urls = args.url.split(',');
const adapter = await import(`./adapters/${String(args.adapter)}.mjs`);
const verifier = args.verify ? new Verifier(rooms, adapter.isOpen) : null;
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
const sum = values => values.reduce((a, b) => a + b, 0);

const [HOLD, DEAL, PLAY, OVER] = [0, 1, 2, 3];
const tally = { mode: HOLD, acks: 0, errors: 0, error: '', spans: [], recording: false };
const pick = items => items[Math.floor(Math.random() * items.length)];
const letters = () => Array.from({ length: 20 }, () => pick('abcdefghijklmnopqrstuvwxyz')).join('');

/** Where there are several nodes, the tables are spread over them, or the seats of every table. */
const urlOf = (room, seat) => urls[(args.spread === 'tables' ? room : seat) % urls.length];

class Seat {
  view = null;
  #client = null;
  #sentAt = 0;
  #round = 0;
  #phase = '';

  constructor(room, seat) {
    this.room = room;
    this.seat = seat;
  }

  async connect() {
    const { room, seat } = this;
    this.#client = await adapter.connect({
      url: urlOf(room, seat),
      room,
      seat,
      verify: args.verify,
      onState: (view, raw) => this.#see(view, raw),
      onError: why => {
        if (tally.mode === OVER) return;
        tally.errors += 1;
        tally.error = why;
      },
    });
  }

  #see(view, raw) {
    this.view = view;
    verifier?.check(this.room, this.seat, view, raw);
    if (this.#sentAt > 0 && (view.round !== this.#round || view.phase !== this.#phase || view.done)) {
      tally.acks += 1;
      if (tally.recording) tally.spans.push({ from: this.#sentAt, to: performance.now() });
      this.#sentAt = 0;
    }
    this.act();
  }

  act() {
    if (tally.mode === HOLD || this.#sentAt !== 0 || this.#client === null) return;
    const move = this.#choose();
    if (move === null) return;
    this.#round = this.view.round;
    this.#phase = this.view.phase;
    if (think === 0) this.#send(move);
    else {
      this.#sentAt = -1;
      setTimeout(() => this.#send(move), untilTurnOf(this.room) + think * (0.5 + Math.random()));
    }
  }

  #send(move) {
    this.#sentAt = performance.now();
    this.#client.move(move);
  }

  #choose() {
    const { phase, st, done, hand, table, mine } = this.view;
    if (phase === 'end') return this.seat === 0 ? { t: 'new' } : null;
    if (tally.mode !== PLAY) return null;
    if (phase === 'clue') return st === this.seat ? { t: 'clue', card: pick(hand), clue: letters() } : null;
    if (done) return null;
    if (phase === 'play') return { t: 'play', card: pick(hand) };
    for (;;) {
      const card = pick(table);
      if (card !== mine) return { t: 'vote', card };
    }
  }
}

const MOVES_PER_ROUND = 2 * SEATS - 1;
/** Clue, cards and votes: the slowest of five takes 1.33 thinks on average. */
const THINKS_PER_ROUND = 3.67;

/** People do not sit down everywhere at the same moment: tables begin one after the other, over the length of a round. */
let pacedFrom = 0;
const beginPace = () => {
  think = Number(args.think);
  pacedFrom = performance.now();
};
const untilTurnOf = room => Math.max(0, pacedFrom + (room / rooms) * THINKS_PER_ROUND * think - performance.now());

/** CPU per move in each ten rounds of the tables' lives; the run ends with it. */
const liveOn = async rounds => {
  const life = [];
  for (let round = 10, moves = tally.acks, before = cpu(); round <= rounds; round += 10) {
    while (tally.acks < rooms * MOVES_PER_ROUND * round) await sleep(10);
    const after = cpu();
    const used = after.user + after.system - before.user - before.system;
    life.push({ round, cpuMsPerMove: (1000 * used) / (tally.acks - moves) });
    [moves, before] = [tally.acks, after];
  }
  console.log(JSON.stringify({ rooms, life, errors: tally.errors, error: tally.error }));
  process.exit(0);
};

const collections = watchCollections();
const seats = Array.from({ length: rooms * SEATS }, (_, i) => new Seat(Math.floor(i / SEATS), i % SEATS));
const connectAll = async group => {
  let next = 0;
  const some = async () => {
    while (next < group.length) await group[next++].connect();
  };
  await Promise.all(Array.from({ length: 32 }, some));
};

const cpu = () => {
  const all = pids.map(cpuOf);
  return { user: sum(all.map(one => one.user)), system: sum(all.map(one => one.system)) };
};
const rss = () => sum(pids.map(rssMb));

const rssEmpty = rss();
const began = performance.now();
await adapter.setup(urls[0], rooms, urlOf);
await connectAll(seats.filter(seat => seat.seat === 0));
await connectAll(seats.filter(seat => seat.seat > 0));
const connectS = (performance.now() - began) / 1000;

tally.mode = DEAL;
for (const seat of seats) seat.act();
while (seats.some(seat => seat.view.phase === 'end')) await sleep(50);
await sleep(500);

const rest = {};
if (idle > 0) {
  for (const pid of pids) process.kill(pid, 'SIGUSR2');
  await sleep(1500);
  const [before, bytes] = [cpu(), received.bytes];
  await sleep(idle * 1000);
  const after = cpu();
  rest.idleRss = rss();
  rest.idleKbPerConnection = ((rest.idleRss - rssEmpty) * 1024) / seats.length;
  rest.idleCpuPercent = (100 * (after.user + after.system - before.user - before.system)) / idle;
  rest.idleBytesPerConnectionS = (received.bytes - bytes) / idle / seats.length;
}

const reading = () => ({
  at: performance.now(),
  acks: tally.acks,
  ...received,
  cpu: cpu(),
  driver: process.cpuUsage(),
  machine: machine(),
});
const rush = Number(args.rush);
if (rush === 0) beginPace();
tally.mode = PLAY;
for (const seat of seats) seat.act();
if (Number(args.rounds) > 0) await liveOn(Number(args.rounds));
if (rush > 0) {
  await sleep(rush * 1000);
  beginPace();
}
await sleep(Number(args.warm) * 1000);
// A large collection of the driver's own would last as long as what it measures, and is due about now. Those who waited
// meanwhile are answered before anything counts.
globalThis.gc?.();
await sleep(1000);
tally.recording = true;
console.log('MEASURING');
const a = reading();
await sleep(Number(args.secs) * 1000);
// A verdict needs a few rounds, however busy the machine is.
const hasVerdict = () => verifier === null || verifier.report().ok;
for (let tries = 0; !hasVerdict() && tries < 120; tries++) await sleep(500);
const b = reading();
tally.recording = false;
tally.mode = OVER;

const seconds = (b.at - a.at) / 1000;
const moves = b.acks - a.acks;
const server = b.cpu.user + b.cpu.system - a.cpu.user - a.cpu.system;
const driver = (b.driver.user + b.driver.system - a.driver.user - a.driver.system) / 1e6;
// A move that was under way while the driver collected says how long that takes. As fast as they can, nearly every one is.
const counted = think === 0 ? tally.spans : await collections.outside(tally.spans);
const latencies = counted.map(({ from, to }) => to - from).toSorted((x, y) => x - y);
const quantile = q => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * q))] ?? null;
console.log(
  JSON.stringify({
    rooms,
    seats: SEATS,
    connections: seats.length,
    connectS,
    moves,
    movesPerS: moves / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    max: quantile(1),
    uncountedPercent: 100 * (1 - counted.length / tally.spans.length),
    bytesPerMove: (b.bytes - a.bytes) / moves,
    framesPerMove: (b.frames - a.frames) / moves,
    cpuMsPerMove: (1000 * server) / moves,
    systemShare: (b.cpu.system - a.cpu.system) / server,
    serverPercent: (100 * server) / seconds,
    driverPercent: (100 * driver) / seconds,
    otherPercent: (100 * (b.machine.busy - a.machine.busy - server - driver)) / seconds,
    stealPercent: (100 * (b.machine.steal - a.machine.steal)) / seconds,
    rssEmpty,
    rssLoaded: rss(),
    ...rest,
    errors: tally.errors,
    error: tally.error,
    ...(verifier === null ? {} : { verify: verifier.report() }),
  }),
);
process.exit(0);
