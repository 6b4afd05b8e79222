import { readFileSync, writeFileSync } from 'node:fs';

const docs = new URL('../../docs/', import.meta.url);

export const median = values => {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const fixed = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

export const markdownTable = (head, rows) => {
  const line = cells => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
};

const titleOf = svg => /<title>(.*?)<\/title>/.exec(svg)[1];

/** Puts a part's text and plots between its marks in docs/BENCHMARKS.md. */
export const writeReport = (part, { text, plots = {} }) => {
  const pictures = Object.entries(plots).map(([name, svg]) => `\n\n![${titleOf(svg)}](bench-${name}.svg)`);
  for (const [name, svg] of Object.entries(plots)) writeFileSync(new URL(`bench-${name}.svg`, docs), svg);
  const file = new URL('BENCHMARKS.md', docs);
  const [start, end] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`];
  const before = readFileSync(file, 'utf8');
  if (!before.includes(start) || !before.includes(end)) throw new Error(`docs/BENCHMARKS.md has no place for ${part}`);
  const [head, tail] = [before.slice(0, before.indexOf(start)), before.slice(before.indexOf(end))];
  writeFileSync(file, `${head}${start}\n${text}${pictures.join('')}\n${tail}`);
};
