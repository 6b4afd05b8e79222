import { readFileSync } from 'node:fs';
import { fixed, markdownTable } from '../report/document.mjs';
import { ratioTo, summary } from '../report/peer-table.mjs';
import { lines } from '../report/plot.mjs';
import { interleave } from './closed-loop.mjs';

const PEERS = ['floor', 'inkling'];

/** Six sockets a table, and some files besides: the system may allow fewer. */
const openFiles = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024);
const SIZES = [50, 200, 500, 1000, 2000, 3000, 4000].filter(rooms => rooms * 6 + 200 < openFiles);

/** Everybody as fast as they can, at more and more tables. The floor shows what sockets alone cost at each size. */
export const run = ({ quick, rows, say }) =>
  interleave({
    peers: PEERS,
    sizes: quick ? [50, 200] : SIZES,
    reps: quick ? 1 : 2,
    load: rooms => ({ rooms, secs: quick ? 4 : 8, warm: quick ? 2 : rooms > 1000 ? 10 : 4 }),
    rows,
    say,
  });

export const report = all => {
  const sizes = [...new Set(all.map(row => row.rooms))].toSorted((a, b) => a - b);
  const cpu = (peer, rooms) => summary(all, peer, rooms).cpu;
  const [first] = sizes;
  const mean = sizes.reduce((sum, rooms) => sum + cpu('inkling', rooms), 0) / sizes.length;
  return {
    text: markdownTable(
      ['tables', 'floor, ms CPU/move', 'inkling, ms CPU/move', '× floor', `× its own at ${first}`, '× its mean'],
      sizes.map(rooms => [
        rooms,
        fixed(cpu('floor', rooms), 3),
        fixed(cpu('inkling', rooms), 3),
        fixed(ratioTo(all, 'inkling', 'floor', rooms, 'cpuMsPerMove'), 2),
        fixed(cpu('inkling', rooms) / cpu('inkling', first), 2),
        fixed(cpu('inkling', rooms) / mean, 2),
      ]),
    ),
    plots: {
      tables: lines(
        'Server CPU per move against the number of tables',
        PEERS.map(name => ({ name, points: sizes.map(rooms => [rooms, cpu(name, rooms)]) })),
        { x: 'tables of six', y: 'ms CPU per move' },
      ),
    },
  };
};
