import { fixed, markdownTable, median } from '../report/document.mjs';
import { lines } from '../report/plot.mjs';
import { drive, startServer } from '../table/measure.mjs';
import { PEERS } from '../table/peers.mjs';

const NAMES = ['floor', 'inkling'];

/**
 * The same tables for sixty rounds of several games: does a long life cost more? Other tables go before them, until the
 * compiler is done with everything: a process has a youth of its own, and that is not theirs.
 */
export const run = async ({ quick, rows, say }) => {
  for (let rep = 0; rep < (quick ? 1 : 2); rep++) {
    for (const peer of NAMES) {
      const server = await startServer(peer);
      try {
        const rooms = quick ? 20 : 100;
        await drive([server], PEERS[peer].adapter, { rooms, secs: quick ? 2 : 8, warm: 0 });
        const load = { rooms, secs: 0, warm: 0, rounds: quick ? 20 : 60 };
        const { life } = await drive([server], PEERS[peer].adapter, load);
        rows.add({ rep, peer, life });
        say(`${peer}: ${life.map(({ round, cpuMsPerMove }) => `${round}: ${cpuMsPerMove.toFixed(3)}`).join(', ')} ms`);
      } finally {
        await server.stop();
      }
    }
  }
};

export const report = all => {
  const rounds = all[0]?.life.map(({ round }) => round) ?? [];
  const at = (peer, i) => median(all.filter(row => row.peer === peer).map(row => row.life[i]?.cpuMsPerMove));
  const mean = rounds.reduce((sum, _, i) => sum + at('inkling', i), 0) / rounds.length;
  return {
    text: markdownTable(
      ['rounds of the table’s life', 'floor, ms CPU/move', 'inkling, ms CPU/move', '× its mean'],
      rounds.map((round, i) => [
        `${round - 9}–${round}`,
        fixed(at('floor', i), 3),
        fixed(at('inkling', i), 3),
        fixed(at('inkling', i) / mean, 2),
      ]),
    ),
    plots: {
      life: lines(
        'Server CPU per move over the life of a table',
        NAMES.map(name => ({ name, points: rounds.map((round, i) => [round, at(name, i)]) })),
        { x: 'rounds played at the table', y: 'ms CPU per move' },
      ),
    },
  };
};
