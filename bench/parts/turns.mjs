import { fixed, markdownTable } from '../report/document.mjs';
import { ratioTo, summary } from '../report/peer-table.mjs';
import { interleave } from './closed-loop.mjs';

/** Where ours is so close to the best peer that two runs of each do not tell which is lower. */
const DUELS = [
  {
    rival: 'colyseus-50',
    sizes: [50, 200, 1000],
    key: 'cpuMsPerMove',
    what: 'ms CPU/move, as fast as they can',
    digits: 4,
  },
  { rival: 'ws', sizes: [300], key: 'p99', what: 'p99 ms at 900 moves/s', digits: 2, think: 1000, rush: 6 },
];
const TURNS = 7;

const loadOf =
  ({ think, rush }, quick) =>
  rooms => {
    if (think !== undefined) return { rooms, think, rush: quick ? 2 : rush, warm: quick ? 4 : 6, secs: quick ? 5 : 12 };
    return { rooms, secs: quick ? 4 : 8, warm: quick ? 2 : 4 };
  };

/** Only the two, one right after the other, many times: what chance does to a single run is about as large as what is between them. */
export const run = async ({ quick, rows, say }) => {
  for (const duel of DUELS) {
    const add = row => rows.add({ duel: duel.key, ...row });
    await interleave({
      peers: ['inkling', duel.rival],
      sizes: quick ? duel.sizes.slice(0, 1) : duel.sizes,
      reps: quick ? 2 : TURNS,
      load: loadOf(duel, quick),
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
    DUELS.flatMap(({ rival, sizes, key, what, digits }) =>
      sizes.map(rooms => {
        const rows = all.filter(row => row.duel === key && row.rooms === rooms);
        const middle = peer => fixed(summary(rows, peer, rooms)[key === 'p99' ? 'p99' : 'cpu'], digits);
        const ratio = fixed(ratioTo(rows, 'inkling', rival, rooms, key), 2);
        return [what, rooms, middle('inkling'), `${rival} ${middle(rival)}`, ratio, lower(rows, rival, key)];
      }),
    ),
  ),
});
