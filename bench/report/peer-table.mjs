import { PEERS, RIVALS } from '../table/peers.mjs';
import { fixed, markdownTable, median } from './document.mjs';

/**
 * Processor time of others, or withheld by the machine's host, above which a run's clock times say little; and one sync of an
 * idle process' page that took so long that the disk stood still for everybody.
 */
const isQuiet = row => row.otherPercent < 20 && row.stealPercent < 20 && !(row.syncMax > 20);

/** Medians of a peer's runs at one size. Latency counts in quiet runs only, where there are any. */
export const summary = (rows, peer, rooms) => {
  const own = rows.filter(row => row.peer === peer && row.rooms === rooms && row.failed === undefined);
  const quiet = own.filter(isQuiet);
  const of = key => median(own.map(row => row[key]));
  const inQuiet = key => median((quiet.length > 0 ? quiet : own).map(row => row[key]));
  return {
    peer,
    runs: own.length,
    quiet: quiet.length,
    cpu: of('cpuMsPerMove'),
    bytes: of('bytesPerMove'),
    frames: of('framesPerMove'),
    movesPerS: inQuiet('movesPerS'),
    p50: inQuiet('p50'),
    p99: inQuiet('p99'),
    late: inQuiet('lateP99'),
    sync: inQuiet('syncMax'),
    idleKb: of('idleKbPerConnection'),
    idleCpu: of('idleCpuPercent'),
    errors: own.reduce((sum, row) => sum + row.errors, 0),
  };
};

/**
 * Ratios are taken within each interleaved round of runs and then their median: what else the machine does shifts all
 * peers of a round together.
 */
export const ratioTo = (rows, peer, other, rooms, key) => {
  const at = (name, rep) => rows.find(row => row.peer === name && row.rooms === rooms && row.rep === rep)?.[key];
  const reps = [...new Set(rows.map(row => row.rep))];
  return median(reps.map(rep => at(peer, rep) / at(other, rep)));
};

const bestRival = (all, key) =>
  all
    .filter(each => RIVALS.includes(each.peer) && !PEERS[each.peer].durable)
    .reduce((a, b) => (b[key] < a[key] ? b : a));

export const peerTable = (rows, rooms) => {
  const peers = Object.keys(PEERS).filter(peer => rows.some(row => row.peer === peer && row.rooms === rooms));
  const all = peers.map(peer => summary(rows, peer, rooms));
  const best = bestRival(all, 'cpu').peer;
  const hasIdle = all.some(each => Number.isFinite(each.idleKb));
  const head = ['', 'CPU ms/move', '× floor', `× ${best}`, 'bytes/move', 'frames/move', 'moves/s', 'p50 ms', 'p99 ms'];
  head.push('idle process late, p99 ms', 'its longest sync, ms');
  const body = all.map(each => [
    `**${each.peer}**${PEERS[each.peer].durable ? ' (durable)' : ''}`,
    fixed(each.cpu, 3),
    fixed(ratioTo(rows, each.peer, 'floor', rooms, 'cpuMsPerMove'), 2),
    fixed(ratioTo(rows, each.peer, best, rooms, 'cpuMsPerMove'), 2),
    fixed(each.bytes),
    fixed(each.frames, 2),
    `${fixed(each.movesPerS)}${each.quiet === 0 ? '*' : ''}`,
    fixed(each.p50, 1),
    fixed(each.p99, 1),
    fixed(each.late, 1),
    fixed(each.sync, 1),
    ...(hasIdle ? [fixed(each.idleKb, 1), fixed(each.idleCpu, 1)] : []),
    `${each.runs} (${each.quiet})`,
  ]);
  return markdownTable([...head, ...(hasIdle ? ['idle kB/conn.', 'idle CPU %'] : []), 'runs (quiet)'], body);
};
