import { escape, sheetOf } from './sheet.mjs';

const WIDTH = 1000;
const ROW = 17;
const TOP = 36;
/** Narrower than this share of the whole, a call is not drawn. */
const LEAST = 0.003;
const INK = {
  sockets: '#9db7c9',
  store: '#d9a58a',
  views: '#b7c99d',
  rules: '#d8c98f',
  other: '#d8d0c2',
};

const inkOf = url => {
  if (/libsql/.test(url)) return INK.store;
  if (/dist\/(protocol|engine\/views|server\/table\/audience)/.test(url)) return INK.views;
  if (/dist\/engine/.test(url)) return INK.rules;
  if (/^node:|node_modules\/ws/.test(url) || url === '') return INK.sockets;
  return INK.other;
};

/** V8's samples as a tree of `{ name, url, time, calls }`, the same functions under the same caller together, small ones left out. */
export const flameTree = ({ nodes, samples, timeDeltas }) => {
  const own = new Map();
  for (const [i, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + timeDeltas[i]);
  const byId = new Map(nodes.map(node => [node.id, node]));
  const build = node => {
    const calls = (node.children ?? []).map(id => build(byId.get(id)));
    const { functionName, url, lineNumber } = node.callFrame;
    const file = url.replace(/^.*?(?:node_modules|dist)\//, '');
    return {
      name: `${functionName || '(anonymous)'}${file === '' ? '' : ` ${file}:${lineNumber + 1}`}`,
      url,
      time: (own.get(node.id) ?? 0) + calls.reduce((sum, call) => sum + call.time, 0),
      calls: calls.filter(call => call.name !== '(idle)'),
    };
  };
  const root = build(nodes[0]);
  const time = root.calls.reduce((sum, call) => sum + call.time, 0);
  const prune = node => ({
    ...node,
    calls: node.calls
      .filter(call => call.time >= time * LEAST)
      .toSorted((a, b) => b.time - a.time)
      .map(prune),
  });
  return prune({ ...root, name: 'everything', time });
};

const depthOf = node => 1 + Math.max(0, ...node.calls.map(depthOf));

/** Callers above, what they call below, as wide as the time it takes; names appear where there is room, and always when pointed at. */
export const flameGraph = (title, tree) => {
  const body = [];
  const draw = (node, x, depth) => {
    const width = (WIDTH * node.time) / tree.time;
    const label = `${node.name}, ${((100 * node.time) / tree.time).toFixed(1)} %`;
    const room = Math.floor(width / 6.4);
    const text = room < 4 ? '' : label.length <= room ? label : `${label.slice(0, room - 1)}…`;
    body.push(
      `<g transform="translate(${x.toFixed(1)} ${TOP + depth * ROW})"><title>${escape(label)}</title>` +
        `<rect width="${Math.max(0.5, width - 0.6).toFixed(1)}" height="${ROW - 1}" fill="${inkOf(node.url)}"/>` +
        `<text x="3" y="12">${escape(text)}</text></g>`,
    );
    let next = x;
    for (const call of node.calls) {
      draw(call, next, depth + 1);
      next += (WIDTH * call.time) / tree.time;
    }
  };
  draw(tree, 0, 0);
  return sheetOf({ width: WIDTH, height: TOP + depthOf(tree) * ROW + 8, title, body, fontSize: 10 });
};
