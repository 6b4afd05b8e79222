import type { RuleId } from '../engine/state.ts';
import type { Tally } from './tally.ts';

/** What each rule pays for, in a word or two; docs/RULES.md has the rest. */
export const RULE_NAMES: Readonly<Record<RuleId, string>> = {
  SC1: 'all or nobody',
  SC2: 'told well',
  SC3: 'found it',
  SC4: 'lured others',
  SC5: 'single vote',
  SC6: 'every vote',
  SC7: 'found, by votes',
  SC8: 'the crowd',
};

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

const WIDTH = 760;
const PANEL = 220;
const LEFT = 40;
const COLOURS = ['#2f4a7c', '#c2703d', '#5d7f4a'] as const;

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escape(content)}</text>`;

/** Upright bars with their values on top; labels thin out when there are many. */
const panel = (title: string, bars: readonly Bar[], top: number, colour: string): string => {
  const most = Math.max(...bars.map(bar => bar.value), 1e-9);
  const step = (WIDTH - 2 * LEFT) / bars.length;
  const base = top + PANEL - 40;
  const height = PANEL - 100;
  const every = Math.ceil(bars.length / 24);
  const drawn = bars.map(({ label, value, shown }, i) => {
    const x = LEFT + i * step;
    const tall = (value / most) * height;
    const middle = x + step / 2;
    const width = Math.min(step * 0.7, 70);
    const bar = `<rect x="${(middle - width / 2).toFixed(1)}" y="${(base - tall).toFixed(1)}" width="${width.toFixed(1)}" height="${tall.toFixed(1)}" rx="2" fill="${colour}"><title>${escape(`${label}: ${shown}`)}</title></rect>`;
    if (i % every !== 0) return bar;
    const onTop = bars.length > 16 ? '' : text(middle, base - tall - 6, shown, 'text-anchor="middle" class="value"');
    return bar + onTop + text(middle, base + 18, label, 'text-anchor="middle"');
  });
  const line = `<path d="M${LEFT} ${base + 0.5}H${WIDTH - LEFT}" stroke="#b9ad98"/>`;
  return text(LEFT, top + 26, title, 'class="title"') + drawn.join('') + line;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const drawTally = (tally: Tally, title: string): string => {
  const { games, players } = tally;
  const rounds = [...tally.rounds].map(([count, seen]) => ({
    label: String(count),
    value: seen,
    shown: percent(seen / games),
  }));
  const points = [...tally.points].map(([rule, sum]) => ({
    label: `${rule} ${RULE_NAMES[rule]}`,
    value: sum / games,
    shown: (sum / games).toFixed(1),
  }));
  const wins = tally.wins.map((won, turn) => ({ label: String(turn + 1), value: won, shown: percent(won / games) }));
  const panels = [
    panel('Rounds per game', rounds, 60, COLOURS[0]),
    panel('Points per game, by rule', points, 60 + PANEL, COLOURS[1]),
    panel('Games won, by the order of telling (1 told first)', wins, 60 + 2 * PANEL, COLOURS[2]),
  ];
  const height = 60 + 3 * PANEL + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(title)}">`,
    '<style>text{font:12px Georgia,serif;fill:#4a4436}.title{font-size:16px;fill:#1d2a4a}.head{font-size:20px;fill:#1d2a4a}.value{font-size:11px}</style>',
    `<rect width="${WIDTH}" height="${height}" fill="#fbf6ea"/>`,
    text(LEFT, 40, title, 'class="head"'),
    text(
      WIDTH - LEFT,
      40,
      `${games} games, ${players} players, ${percent(tally.ties / games)} shared`,
      'text-anchor="end"',
    ),
    ...panels,
    '</svg>\n',
  ].join('\n');
};
