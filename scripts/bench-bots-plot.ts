export interface Bar {
  readonly label: string;
  readonly found: number;
  readonly everybody: number;
  readonly nobody: number;
}

const SERIES = [
  { key: 'found', name: 'found the card', colour: '#3d7ea6' },
  { key: 'everybody', name: 'everybody did', colour: '#d99a3d' },
  { key: 'nobody', name: 'nobody did', colour: '#8a5a83' },
] as const;

const [LEFT, TOP, HEIGHT, GROUP, WIDTH] = [48, 56, 240, 76, 18] as const;
const percent = (value: number): string => `${Math.round(value * 100)} %`;
const y = (share: number): number => TOP + HEIGHT * (1 - share);

export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly clues: number; readonly found: number }[];
}

const INKS = ['#3d7ea6', '#d99a3d', '#8a5a83', '#5f8a4e'] as const;

/** Shares over a count, as lines, in the manner of the bars. */
export const plotCurves = (title: string, across: string, curves: readonly Curve[]): string => {
  const width = 460;
  const most = Math.max(...curves.flatMap(curve => curve.points.map(point => point.clues)));
  const x = (count: number): number => LEFT + (count / most) * width;
  const grid = [0, 0.25, 0.5, 0.75].map(
    share =>
      `<path d="M${LEFT} ${y(share)}H${LEFT + width}" stroke="#ccc4b4"/><text x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${percent(share)}</text>`,
  );
  const ticks = curves
    .at(-1)
    ?.points.map(({ clues }) => `<text x="${x(clues)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${clues}</text>`);
  const lines = curves.map(({ name, points }, i) => {
    const path = points.map(
      ({ clues, found }, at) => `${at === 0 ? 'M' : 'L'}${x(clues).toFixed(1)} ${y(found).toFixed(1)}`,
    );
    const last = points.at(-1) ?? { clues: 0, found: 0 };
    return `<path d="${path.join('')}" fill="none" stroke="${INKS[i % INKS.length]}" stroke-width="2.5"/><rect x="${LEFT + (i % 2) * 230}" y="${30 + Math.floor(i / 2) * 16}" width="11" height="11" fill="${INKS[i % INKS.length]}"/><text x="${LEFT + 16 + (i % 2) * 230}" y="${40 + Math.floor(i / 2) * 16}">${name}</text><text x="${x(last.clues) + 6}" y="${y(last.found) + 4}">${percent(last.found)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + width + 48} ${TOP + HEIGHT + 44}" font-family="sans-serif" font-size="11" fill="#3a3630" role="img"><title>${title}</title><rect width="100%" height="100%" fill="#fbf8f1"/><text x="${LEFT}" y="20" font-size="14">${title}</text>${[...grid, ...(ticks ?? []), ...lines].join('\n')}<text x="${LEFT + width / 2}" y="${TOP + HEIGHT + 36}" text-anchor="middle">${across}</text></svg>\n`;
};

/** A bar chart as one SVG file: no library, no script, readable on paper white and on night blue. */
export const plot = (title: string, bars: readonly Bar[]): string => {
  const right = LEFT + bars.length * GROUP + 12;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<path d="M${LEFT} ${y(share)}H${right - 12}" stroke="#ccc4b4"/><text x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${percent(share)}</text>`,
  );
  const groups = bars.map((bar, i) => {
    const x = LEFT + i * GROUP + (GROUP - WIDTH * SERIES.length) / 2;
    const columns = SERIES.map(({ key, colour }, j) => {
      const at = x + j * WIDTH;
      return `<rect x="${at}" y="${y(bar[key]).toFixed(1)}" width="${WIDTH - 3}" height="${(HEIGHT * bar[key]).toFixed(1)}" fill="${colour}"><title>${bar.label}: ${percent(bar[key])}</title></rect>`;
    });
    const words = bar.label.split(', ');
    const labels = words.map(
      (word, line) =>
        `<text x="${LEFT + (i + 0.5) * GROUP}" y="${TOP + HEIGHT + 18 + line * 14}" text-anchor="middle">${word}</text>`,
    );
    return [...columns, ...labels].join('');
  });
  const legend = SERIES.map(
    ({ name, colour }, i) =>
      `<rect x="${LEFT + i * 150}" y="32" width="11" height="11" fill="${colour}"/><text x="${LEFT + i * 150 + 16}" y="42">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${TOP + HEIGHT + 44}" font-family="sans-serif" font-size="11" fill="#3a3630" role="img"><title>${title}</title><rect width="100%" height="100%" fill="#fbf8f1"/><text x="${LEFT}" y="20" font-size="14">${title}</text>${[...grid, ...groups, ...legend].join('\n')}</svg>\n`;
};
