import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixed, markdownTable } from '../report/document.mjs';
import { flameGraph, flameTree } from '../report/flame.mjs';
import { drive, startServer } from '../table/measure.mjs';

/** Where a function's own time belongs, by its name and file; the first that fits. */
const AREAS = [
  ['nothing to do', /^\(idle\)/],
  [
    'sockets: Node and the system',
    /^(writev|writeBuffer|writeUtf8String|writeLatin1String|shutdown|readStart)|node:(internal\/stream|net|stream)|internal\/streams/,
  ],
  ['SQLite, with the sync to disk', /libsql/],
  ['garbage collection', /^\(garbage collector\)/],
  ['WebSocket frames in (ws)', /node_modules\/ws\//],
  ['views and patches', /dist\/(protocol\/(wire|merge|whole)|engine\/views|server\/table\/(audience|ring))/],
  ['reading commands', /dist\/protocol|valibot/],
  ['rules of the game', /dist\/engine|@noble/],
  ['tables, connections, journal', /dist\/server/],
  ['metrics', /prom-client/],
  ['the rest of Node', /./],
];

/** The samples between two moments, in milliseconds since the process began. */
const cut = ({ nodes, samples, timeDeltas }, from, to) => {
  let at = 0;
  const inside = timeDeltas.map(delta => {
    at += delta / 1000;
    return at >= from && at < to;
  });
  return { nodes, samples: samples.filter((_, i) => inside[i]), timeDeltas: timeDeltas.filter((_, i) => inside[i]) };
};

const analyse = profile => {
  const { nodes, samples, timeDeltas } = profile;
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map();
  for (const [i, id] of samples.entries()) {
    const { functionName, url, lineNumber } = frames.get(id);
    const key = `${functionName || '(anonymous)'} ${url}:${lineNumber + 1}`;
    functions.set(key, (functions.get(key) ?? 0) + timeDeltas[i]);
  }
  const areas = new Map(AREAS.map(([name]) => [name, 0]));
  for (const [key, time] of functions) {
    const [name] = AREAS.find(([, fits]) => fits.test(key));
    areas.set(name, areas.get(name) + time);
  }
  areas.delete('nothing to do');
  const total = [...areas.values()].reduce((a, b) => a + b, 0);
  const share = entries =>
    [...entries].toSorted((a, b) => b[1] - a[1]).map(([name, time]) => ({ name, percent: (100 * time) / total }));
  const short = name => name.replace(/ (?:file:\/\/)?\S*?(?:node_modules|dist)\//, ' ');
  const top = share(functions)
    .filter(({ name }) => !name.startsWith('(idle)'))
    .slice(0, 12);
  return {
    areas: share(areas),
    top: top.map(({ name, percent }) => ({ name: short(name), percent })),
    flame: flameTree(profile),
  };
};

/** Where the time goes: the shipped server under load, sampled by V8. */
export const run = async ({ quick, rows, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-profile-'));
  try {
    const server = await startServer('inkling', {}, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
    const load = { rooms: quick ? 50 : 200, secs: quick ? 5 : 20, warm: 1 };
    const { movesPerS, connectS } = await drive([server], 'inkling', load);
    await server.stop();
    const whole = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), 'utf8'));
    const from = server.readyMs + (connectS + load.warm + 1) * 1000;
    rows.add({ ...load, movesPerS, ...analyse(cut(whole, from, from + (load.secs - 1) * 1000)) });
    say(`${load.rooms} tables, ${movesPerS.toFixed(0)} moves/s while sampled`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const report = all => {
  const { areas, top, flame, rooms } = all.at(-1);
  const lines = list => list.map(({ name, percent }) => [name, fixed(percent, 1)]);
  return {
    text: `${markdownTable(['where', '% of busy time'], lines(areas))}\n\n${markdownTable(['function', '% (itself)'], lines(top))}`,
    plots: { flame: flameGraph(`Where the server's time goes, ${rooms} tables as fast as they can`, flame) },
  };
};
