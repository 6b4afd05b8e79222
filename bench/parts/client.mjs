import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fixed, markdownTable, median } from '../report/document.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A phone: four times slower than this machine, 1.6 Mb/s with 150 ms there and back. A real Chromium, nothing cached. The
 * others at the table move like people, about half a second after each other.
 */
export const run = async ({ quick, rows, say }) => {
  execFileSync('npm', ['run', '--silent', 'build:client'], { cwd: root, stdio: 'ignore' });
  const { measureClient } = await import('../client/phone.mjs');
  for (let rep = 0; rep < (quick ? 1 : 2); rep++) {
    const row = await measureClient({ rounds: quick ? 3 : 20, say });
    rows.add({ rep, ...row });
  }
};

const ROWS = [
  ['first screen: painted after, ms', 'firstPaintMs', 0],
  ['first screen: can be pressed after, ms', 'firstScreenMs', 0],
  ['first screen: kB over the network', 'firstScreenKb', 0],
  ['first dealt hand: six cards painted after, ms', 'firstHandMs', 0],
  ['first dealt hand: kB over the network', 'firstHandKb', 0],
  ['of these, kB of pictures', 'firstHandImageKb', 0],
  ['a move of another: painted after the message arrived, p50, ms', 'moveP50', 0],
  ['the same, p95, ms', 'moveP95', 0],
  ['the same, longest, ms', 'moveMax', 0],
  ['the same, p50 of the first quarter of all moves, ms', 'moveFirstP50', 0],
  ['the same, p50 of the last quarter, ms', 'moveLastP50', 0],
  ['of the moves, painted within 100 ms, share', 'moveWithin', 2],
  ['turn-over of cards and votes: frame time p50, ms', 'frameP50', 1],
  ['the same, p95, ms', 'frameP95', 1],
  ['the same, longest frame, ms', 'frameMax', 0],
  ['of the frames, over 50 ms, share', 'framesLate', 4],
  ['the longest frame that brings a message, ms', 'frameBringsMax', 0],
  ['pictures per round, kB', 'imageKbPerRound', 0],
  ['JavaScript memory in the first round, MB', 'heapFirstMb', 1],
  ['JavaScript memory after the last round, MB', 'heapLastMb', 1],
  ['rounds played', 'rounds', 0],
];

export const report = all => ({
  text: markdownTable(
    ['a phone (4× slower CPU, 1.6 Mb/s, 150 ms)', `median of ${all.length}`],
    ROWS.map(([label, key, digits]) => [label, fixed(median(all.map(row => row[key])), digits)]),
  ),
});
