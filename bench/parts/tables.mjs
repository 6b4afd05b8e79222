import { readFileSync } from 'node:fs';
import { fixed, markdownTable } from '../report/document.mjs';
import { ratioTo, summary } from '../report/peer-table.mjs';
import { lines } from '../report/plot.mjs';
import { interleave } from './closed-loop.mjs';

const PEERS = ['floor', 'inkling'];

/** A socket for every seat, and some files besides: the system may allow fewer. */
const openFiles = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024);

/** Tables of four go as far as tables of six would need more files than a process usually may open. */
const SERIES = [
  { seats: 6, sizes: [50, 200, 500, 1000, 2000, 3000, 4000] },
  { seats: 4, sizes: [50, 1000, 4000] },
].map(({ seats, sizes }) => ({ seats, sizes: sizes.filter(rooms => rooms * seats + 200 < openFiles) }));

/** Everybody as fast as they can, at more and more tables. The floor shows what sockets alone cost at each size. */
export const run = async ({ quick, rows, say }) => {
  for (const { seats, sizes } of SERIES) {
    say(`tables of ${seats}`);
    await interleave({
      peers: PEERS,
      sizes: quick ? [50, 200] : sizes,
      reps: quick ? 1 : 2,
      load: rooms => ({ rooms, seats, secs: quick ? 4 : 8, warm: quick ? 2 : rooms > 1000 ? 10 : 4 }),
      rows,
      say,
    });
  }
};

const series = (all, { seats }) => {
  const rows = all.filter(row => row.seats === seats);
  const sizes = [...new Set(rows.map(row => row.rooms))].toSorted((a, b) => a - b);
  const cpu = (peer, rooms) => summary(rows, peer, rooms).cpu;
  const mean = sizes.reduce((sum, rooms) => sum + cpu('inkling', rooms), 0) / sizes.length;
  const body = sizes.map(rooms => [
    rooms,
    seats,
    fixed(cpu('floor', rooms), 3),
    fixed(cpu('inkling', rooms), 3),
    fixed(ratioTo(rows, 'inkling', 'floor', rooms, 'cpuMsPerMove'), 2),
    fixed(cpu('inkling', rooms) / cpu('inkling', sizes[0]), 2),
    fixed(cpu('inkling', rooms) / mean, 2),
  ]);
  const curves = PEERS.map(peer => ({
    name: `${peer}, of ${seats}`,
    points: sizes.map(rooms => [rooms, cpu(peer, rooms)]),
  }));
  return { body, curves };
};

export const report = all => {
  const parts = SERIES.map(one => series(all, one));
  const head = ['tables', 'seats each', 'floor, ms CPU/move', 'inkling, ms CPU/move', '× floor'];
  head.push('× its own at the fewest', '× its mean');
  return {
    text: markdownTable(
      head,
      parts.flatMap(({ body }) => body),
    ),
    plots: {
      tables: lines(
        'Server CPU per move against the number of tables',
        parts.flatMap(({ curves }) => curves),
        { x: 'tables', y: 'ms CPU per move' },
      ),
    },
  };
};
