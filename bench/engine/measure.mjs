import { randomFrom } from './policy.mjs';

/** One contestant in a process of its own: `node --expose-gc measure.mjs <contestant> <seconds>`. */
const [name, seconds = '4'] = process.argv.slice(2);
const { Contestant, atRest } = await import(`./${name}.mjs`);

const playGame = random => {
  const table = new Contestant(random);
  while (!table.over) {
    table.tell();
    table.vote();
    table.next();
  }
  return table;
};

/** Time of the processor, not of the clock: whatever else runs on the machine does not count. */
const playFor = (milliseconds, random) => {
  const started = process.cpuUsage();
  const sum = { games: 0, moves: 0, rounds: 0, ms: 0 };
  while (sum.ms < milliseconds) {
    for (let i = 0; i < 20; i++) {
      const table = playGame(random);
      sum.games += 1;
      sum.moves += table.moves;
      sum.rounds += table.rounds;
    }
    const { user, system } = process.cpuUsage(started);
    sum.ms = (user + system) / 1000;
  }
  return sum;
};

/** Tables in the middle of their sixth vote, as a server holds them. */
const heapPerTable = random => {
  const COUNT = 400;
  const make = () => {
    const table = new Contestant(random, true);
    for (let round = 1; round <= 5; round++) {
      table.tell();
      table.vote();
      if (!table.over) table.next();
      if (table.over) return make();
    }
    table.tell();
    table.vote(3);
    return atRest(table);
  };
  const held = [make()];
  globalThis.gc();
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < COUNT; i++) held.push(make());
  globalThis.gc();
  globalThis.gc();
  const used = process.memoryUsage().heapUsed - before;
  return held.length > COUNT ? used / COUNT : 0;
};

const random = randomFrom(7);
playFor(1500, random);
const { games, moves, rounds, ms } = playFor(Number(seconds) * 1000, random);
console.log(
  JSON.stringify({
    gamesPerSecond: (1000 * games) / ms,
    movesPerSecond: (1000 * moves) / ms,
    roundsPerGame: rounds / games,
    heapPerTable: heapPerTable(random),
  }),
);
