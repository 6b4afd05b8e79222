import { peerTable, summary } from '../report/peer-table.mjs';
import { bars } from '../report/plot.mjs';
import { measure } from '../table/measure.mjs';
import { PEERS } from '../table/peers.mjs';

/** One run, kept and told. */
const runOnce = async ({ peer, rooms, rep, load, rows, say }) => {
  const result = await measure(peer, load(rooms, rep)).catch(why => ({ peer, rooms, failed: String(why) }));
  rows.add({ rep, ...result });
  const facts = result.failed
    ? `FAILED: ${result.failed}`
    : `${result.cpuMsPerMove.toFixed(3)} ms CPU/move, ${result.bytesPerMove.toFixed(0)} B/move, ` +
      `p99 ${result.p99?.toFixed(1)} ms, ${result.errors} errors${result.error}, others ${result.otherPercent.toFixed(0)} %`;
  say(`${peer.padEnd(12)} ${String(rooms).padStart(5)} tables: ${facts}`);
};

/**
 * Runs every peer at every size in turn, and again: what else the machine does then falls on all of them alike. From
 * `onceFrom` tables on once must do.
 */
export const interleave = async ({ peers, sizes, reps, onceFrom = Number.POSITIVE_INFINITY, load, rows, say }) => {
  const turns = Array.from({ length: reps }, (_, rep) => sizes.filter(rooms => rep === 0 || rooms < onceFrom));
  const total = turns.flat().length * peers.length;
  let done = 0;
  const tell = text => say(`${++done}/${total} ${text}`);
  for (const [rep, some] of turns.entries())
    for (const rooms of some) for (const peer of peers) await runOnce({ peer, rooms, rep, load, rows, say: tell });
};

/** Further turns for the peers that have had fewer than `quiet` quiet runs, up to as many as there were. */
export const untilQuiet = async ({ peers, sizes, reps, quiet, load, rows, say }) => {
  const tell = text => say(`again: ${text}`);
  for (let rep = reps; rep < 2 * reps; rep++)
    for (const rooms of sizes)
      for (const peer of peers.filter(each => summary(rows.all(), each, rooms).quiet < quiet))
        await runOnce({ peer, rooms, rep, load, rows, say: tell });
};

/** Everybody as fast as they can. */
export const run = ({ quick, rows, say }) =>
  interleave({
    peers: Object.keys(PEERS),
    sizes: quick ? [200] : [50, 200, 1000],
    reps: quick ? 1 : 2,
    // Connecting alone takes longer than what is measured, and there are nine of them.
    onceFrom: 1000,
    load: (rooms, rep) => ({
      rooms,
      secs: quick ? 4 : 8,
      // boardgame.io needs more than a round of warming up at a thousand tables.
      warm: quick ? 2 : rooms >= 1000 ? 15 : 4,
      // V8 gives back what the rush of connecting has taken only after most of a minute of rest.
      idle: rooms >= 1000 && rep === 0 ? 60 : 0,
    }),
    rows,
    say,
  });

export const report = all => {
  const sizes = [...new Set(all.map(row => row.rooms))].toSorted((a, b) => a - b);
  const middle = sizes.includes(200) ? 200 : sizes[0];
  const at = key =>
    Object.keys(PEERS)
      .map(peer => ({ name: peer, value: summary(all, peer, middle)[key] }))
      .filter(row => Number.isFinite(row.value));
  const last = sizes.at(-1);
  const idle = Object.keys(PEERS)
    .map(peer => ({ name: peer, value: summary(all, peer, last).idleKb }))
    .filter(row => Number.isFinite(row.value));
  return {
    text: sizes.map(rooms => `${rooms} tables, ${rooms * 6} connections:\n\n${peerTable(all, rooms)}`).join('\n\n'),
    plots: {
      cpu: bars(`Server CPU per move, ${middle} tables of six, as fast as they can`, at('cpu'), 'ms'),
      bytes: bars(`Bytes per move to all six together, ${middle} tables`, at('bytes'), 'B'),
      ...(idle.length > 0 ? { idle: bars(`Memory per idle connection, ${last} tables of six`, idle, 'kB') } : {}),
    },
  };
};
