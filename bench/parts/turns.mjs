import { fixed, markdownTable } from '../report/document.mjs';
import { ratioTo, summary } from '../report/peer-table.mjs';
import { interleave } from './closed-loop.mjs';
import { ROOMS as PACED_ROOMS, loadOf as pacedLoad } from './paced.mjs';

const fastLoad = quick => rooms => ({ rooms, secs: quick ? 4 : 8, warm: quick ? 2 : 4 });

/** Where ours is so close to the best peer that two runs of each do not tell which is lower. */
const DUELS = [
  {
    rival: 'colyseus-50',
    sizes: [50, 200, 1000],
    key: 'cpuMsPerMove',
    middle: 'cpu',
    load: fastLoad,
    what: 'ms CPU/move, as fast as they can',
    digits: 4,
    turns: 7,
  },
  {
    rival: 'ws',
    sizes: [PACED_ROOMS],
    key: 'p99',
    middle: 'p99',
    load: pacedLoad,
    what: 'p99 ms at 900 moves/s',
    digits: 2,
    // A 99th percentile hangs on a few dozen moves: seven turns of it came out either way.
    turns: 15,
  },
];

/** Only the two, one right after the other, many times: what chance does to a single run is about as large as what is between them. */
export const run = async ({ quick, rows, say }) => {
  for (const duel of DUELS) {
    const add = row => rows.add({ duel: duel.key, ...row });
    await interleave({
      peers: ['inkling', duel.rival],
      sizes: quick ? duel.sizes.slice(0, 1) : duel.sizes,
      reps: quick ? 2 : duel.turns,
      load: duel.load(quick),
      rows: { add },
      say,
    });
  }
};

/** In how many turns ours was lower, of how many. */
const lower = (rows, rival, key) => {
  const of = (peer, rep) => rows.find(row => row.peer === peer && row.rep === rep)?.[key];
  const turns = [...new Set(rows.map(row => row.rep))].filter(rep => of('inkling', rep) > 0 && of(rival, rep) > 0);
  return `${turns.filter(rep => of('inkling', rep) < of(rival, rep)).length} of ${turns.length}`;
};

export const report = all => ({
  text: markdownTable(
    ['', 'tables', 'inkling', 'the closest peer', 'ratio in a turn, median', 'lower in'],
    DUELS.flatMap(({ rival, sizes, key, middle, what, digits }) =>
      sizes.map(rooms => {
        const rows = all.filter(row => row.duel === key && row.rooms === rooms);
        const of = peer => fixed(summary(rows, peer, rooms)[middle], digits);
        const ratio = fixed(ratioTo(rows, 'inkling', rival, rooms, key), 2);
        return [what, rooms, of('inkling'), `${rival} ${of(rival)}`, ratio, lower(rows, rival, key)];
      }),
    ),
  ),
});
