import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixed, markdownTable } from '../report/document.mjs';
import { flameGraph, flameTree } from '../report/flame.mjs';
import { drive, startServer } from '../table/measure.mjs';
import { ROOMS as PACED_ROOMS, loadOf as pacedLoad } from './paced.mjs';

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

const analyse = (profile, moves) => {
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
    [...entries]
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, time]) => ({ name, percent: (100 * time) / total, perMove: time / moves }));
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

const LOADS = {
  fast: quick => ({ rooms: quick ? 50 : 200, secs: quick ? 5 : 20, warm: 1 }),
  paced: quick => pacedLoad(quick)(PACED_ROOMS),
};

const sample = async load => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-profile-'));
  try {
    const server = await startServer('inkling', {}, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
    const { movesPerS, connectS } = await drive([server], 'inkling', load);
    await server.stop();
    const whole = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), 'utf8'));
    const from = server.readyMs + (connectS + (load.rush ?? 0) + load.warm + 1) * 1000;
    const secs = load.secs - 1;
    return { ...load, movesPerS, ...analyse(cut(whole, from, from + secs * 1000), movesPerS * secs) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Where the time goes: the shipped server as fast as it can and at people's pace, sampled by V8. */
export const run = async ({ quick, rows, say }) => {
  for (const [name, load] of Object.entries(LOADS)) {
    const row = await sample(load(quick));
    rows.add({ load: name, ...row });
    say(`${row.rooms} tables, ${row.movesPerS.toFixed(0)} moves/s while sampled`);
  }
};

export const report = all => {
  const [fast, paced] = Object.keys(LOADS).map(name => all.find(({ load }) => load === name));
  const areas = fast.areas.map(({ name, percent, perMove }) => {
    const slow = paced.areas.find(area => area.name === name);
    return [name, fixed(percent, 1), fixed(perMove, 1), fixed(slow.percent, 1), fixed(slow.perMove, 1)];
  });
  const top = fast.top.map(({ name, percent }) => [name, fixed(percent, 1)]);
  const head = ['where', '% of busy time', 'µs/move', '% at 900 moves/s', 'µs/move'];
  return {
    text: `${markdownTable(head, areas)}\n\n${markdownTable(['function', '% (itself)'], top)}`,
    plots: { flame: flameGraph(`Where the server's time goes, ${fast.rooms} tables as fast as they can`, fast.flame) },
  };
};
