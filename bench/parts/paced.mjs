import { peerTable, summary } from '../report/peer-table.mjs';
import { bars } from '../report/plot.mjs';
import { PEERS } from '../table/peers.mjs';
import { interleave, untilQuiet } from './closed-loop.mjs';

export const ROOMS = 300;

export const loadOf = quick => rooms => ({
  rooms,
  think: 1000,
  rush: quick ? 2 : 6,
  warm: quick ? 4 : 6,
  secs: quick ? 5 : 12,
});

/**
 * Some 900 moves a second from people who think for a second: latency without saturation. Everybody plays as fast as they can
 * before that: a server is as old as its last restart, and its first seconds are the compiler's.
 */
export const run = async ({ quick, rows, say }) => {
  const turns = {
    peers: Object.keys(PEERS),
    sizes: [ROOMS],
    reps: quick ? 1 : 5,
    load: loadOf(quick),
    rows,
    say,
  };
  await interleave(turns);
  if (!quick) await untilQuiet({ ...turns, quiet: 3 });
};

export const report = all => ({
  text: peerTable(all, ROOMS),
  plots: {
    latency: bars(
      'From a move to its answer at 900 moves/s, 99th percentile',
      Object.keys(PEERS)
        .map(peer => ({ name: peer, value: summary(all, peer, ROOMS).p99 }))
        .filter(row => Number.isFinite(row.value)),
      'ms',
    ),
  },
});
