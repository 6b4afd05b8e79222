import { escape, sheetOf } from './sheet.mjs';

/** Small SVG plots, as plain as the ones of the bots: paper, ink, no script. */
const [WIDTH, HEIGHT] = [744, 340];
const FRAME = { left: 64, right: 132, top: 44, bottom: 44 };
const INKS = ['#2c5f8a', '#b4532a', '#4c7a3d', '#7a4b8c', '#8a7a2c', '#2f7d78', '#a03b5b', '#5a5a5a', '#c08a3e'];
const OURS = '#b4532a';

const show = value => (value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString());

const sheet = (title, body) => sheetOf({ width: WIDTH, height: HEIGHT, title, body });

/** A few round numbers that cover 0…max. */
const ticks = max => {
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map(factor => factor * power).find(each => each >= rough);
  return Array.from({ length: 5 }, (_, i) => i * step);
};

/** Bars from the left, one for each row `{ name, value }`; ours in a colour of its own. */
export const bars = (title, rows, unit) => {
  // Text cannot be measured here: six units a letter is a little more than it takes.
  const left = Math.max(110, 16 + 6 * Math.max(...rows.map(({ name }) => name.length)));
  const max = Math.max(...rows.map(row => row.value));
  const step = (HEIGHT - FRAME.top - 16) / rows.length;
  const body = rows.flatMap(({ name, value }, i) => {
    const y = FRAME.top + i * step;
    const width = Math.max(1, ((WIDTH - left - 120) * value) / max);
    return [
      `<text x="${left}" y="${(y + step / 2 + 4).toFixed(1)}" text-anchor="end">${escape(name)}</text>`,
      `<rect x="${left + 8}" y="${(y + 3).toFixed(1)}" width="${width.toFixed(1)}" height="${(step - 6).toFixed(1)}" ` +
        `fill="${name.startsWith('inkling') ? OURS : '#9aa7b0'}"/>`,
      `<text x="${(left + 14 + width).toFixed(1)}" y="${(y + step / 2 + 4).toFixed(1)}">${show(value)} ${escape(unit)}</text>`,
    ];
  });
  return sheet(title, body);
};

/** Lines through points `[x, y]`; x is logarithmic where the values span more than a decade. */
export const lines = (title, series, labels) => {
  const points = series.flatMap(({ points: own }) => own);
  const xs = [...new Set(points.map(([x]) => x))].toSorted((a, b) => a - b);
  const isLog = xs.at(-1) / Math.max(1e-9, xs[0]) > 10;
  const scale = isLog ? Math.log : value => value;
  const [first, last] = [scale(xs[0]), scale(xs.at(-1))];
  const x = value =>
    FRAME.left + ((WIDTH - FRAME.left - FRAME.right) * (scale(value) - first)) / Math.max(1e-9, last - first);
  const marks = ticks(Math.max(...points.map(([, y]) => y)));
  const y = value => HEIGHT - FRAME.bottom - ((HEIGHT - FRAME.top - FRAME.bottom) * value) / marks.at(-1);
  const body = marks.flatMap(mark => [
    `<path d="M${FRAME.left} ${y(mark).toFixed(1)}H${WIDTH - FRAME.right}" stroke="#ccc4b4"/>`,
    `<text x="${FRAME.left - 6}" y="${(y(mark) + 4).toFixed(1)}" text-anchor="end">${show(mark)}</text>`,
  ]);
  for (const value of xs) {
    body.push(
      `<text x="${x(value).toFixed(1)}" y="${HEIGHT - FRAME.bottom + 16}" text-anchor="middle">${value}</text>`,
    );
  }
  body.push(`<text x="${FRAME.left}" y="${HEIGHT - 10}">${escape(labels.x)}</text>`);
  body.push(`<text x="16" y="${FRAME.top - 8}">${escape(labels.y)}</text>`);
  for (const [i, { name, points: own }] of series.entries()) {
    const ink = name === 'inkling' ? OURS : INKS[i % INKS.length];
    const path = own.map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${x(px).toFixed(1)} ${y(py).toFixed(1)}`).join('');
    body.push(`<path d="${path}" fill="none" stroke="${ink}" stroke-width="2"/>`);
    for (const [px, py] of own)
      body.push(`<circle cx="${x(px).toFixed(1)}" cy="${y(py).toFixed(1)}" r="3" fill="${ink}"/>`);
    body.push(
      `<text x="${WIDTH - FRAME.right + 10}" y="${FRAME.top + 8 + i * 16}" fill="${ink}">${escape(name)}</text>`,
    );
  }
  return sheet(title, body);
};
