import type { SideId } from '../../engine/ids.ts';
import type { Rabbit } from '../../engine/options.ts';
import type { Face } from '../ui/sitter.tsx';
import type { Replay } from './replay.ts';

/** Each rabbit has its own mark and its own dashes: no line is told from another by its colour alone. */
interface Stroke {
  /** Around 0, 0, about 5 units wide. */
  readonly mark: string;
  readonly dash: string;
}
export const STROKES: Readonly<Record<Rabbit, Stroke>> = {
  rose: { mark: 'M0-6 1.7-1.9 6-1.9 2.6 1 3.8 5.4 0 2.9-3.8 5.4-2.6 1-6-1.9-1.7-1.9Z', dash: 'none' },
  sky: { mark: 'M-4.4-4.4H4.4V4.4H-4.4Z', dash: '10 4' },
  moss: { mark: 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0Z', dash: '2 4' },
  plum: { mark: 'M-5.6-2.2H5.6V2.2H-5.6Z', dash: '14 5' },
  marigold: { mark: 'M-2.2-5.6H2.2V5.6H-2.2Z', dash: '6 3' },
  poppy: { mark: 'M0 5.4C-8-.8-4-6.6 0-2.6C4-6.6 8-.8 0 5.4Z', dash: '10 3 2 3' },
  lagoon: { mark: 'M-6 3-2-3.4 2 3 6-3.4V.6L2 6-2 .2-6 6Z', dash: '4 4' },
  ember: { mark: 'M0-6 5 0 0 6-5 0Z', dash: '12 3 2 3 2 3' },
  ivory: { mark: 'M0-5.6 5.4 4.4H-5.4Z', dash: '8 6' },
  coal: { mark: 'M0 5.6 5.4-4.4H-5.4Z', dash: '3 2' },
  chestnut: { mark: 'M-2-5.6H2V-2H5.6V2H2V5.6H-2V2H-5.6V-2H-2Z', dash: '16 3 4 3' },
  lime: { mark: 'M3-5A5.6 5.6 0 1 0 3 5A6.6 6.6 0 0 1 3-5Z', dash: '6 2 2 2' },
};

/** Paper on a desk, and paper on a phone: the same words need the same room on both. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export const WIDE: Paper = { width: 720, height: 360, left: 40, right: 176, top: 20, bottom: 44 };
export const NARROW: Paper = { width: 360, height: 380, left: 28, right: 132, top: 20, bottom: 40 };
const GAP = 27;

export interface CurveLine {
  readonly side: SideId;
  readonly names: readonly string[];
  /** Whose line it is; of a pair, who sits first. */
  readonly face: Face;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Scores by round, the start included; null while the side was not at the table. */
  readonly scores: readonly (number | null)[];
  /** Where the name stands: beside the end of the line, or as near as the others let it. */
  readonly label: { readonly x: number; readonly y: number };
}
export interface Curve {
  readonly lines: readonly CurveLine[];
  readonly rows: readonly { readonly score: number; readonly y: number }[];
  readonly columns: readonly { readonly round: number; readonly x: number }[];
}

/** As near to where they want to be as a distance between them allows, in their order. */
export const spread = (wanted: readonly number[], gap: number, low: number, high: number): readonly number[] => {
  const order = wanted.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y);
  const placed: number[] = [];
  for (const { y } of order) placed.push(Math.max(y, placed.length === 0 ? low : (placed.at(-1) ?? low) + gap));
  let ceiling = high;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? ceiling, ceiling);
    ceiling = (placed[i] ?? ceiling) - gap;
  }
  const result: number[] = [];
  for (const [at, { i }] of order.entries()) result[i] = placed[at] ?? low;
  return result;
};

const STEPS = [1, 2, 5, 10, 20, 50];

export const curveOf = ({ rounds, sides, people }: Replay, paper: Paper = WIDE): Curve => {
  const { width, height, left, right, top, bottom } = paper;
  const series = sides.map(([side]) => {
    const firstAt = rounds.findIndex(round => round.scores[side] !== undefined);
    const start = firstAt === 0 || rounds.length === 0 ? 0 : null;
    return [start, ...rounds.map(round => round.scores[side] ?? null)];
  });
  const most = Math.max(1, ...series.flat().map(score => score ?? 0));
  const step = STEPS.find(each => most / each <= 6) ?? 100;
  const highest = Math.ceil(most / step) * step;
  const xOf = (at: number): number => left + ((width - left - right) * at) / Math.max(1, rounds.length);
  const yOf = (score: number): number => height - bottom - ((height - top - bottom) * score) / highest;
  const pointsOf = (scores: readonly (number | null)[]) =>
    scores.flatMap((score, at) => (score === null ? [] : [{ x: xOf(at), y: yOf(score) }]));
  const ends = series.map(scores => pointsOf(scores).at(-1)?.y ?? yOf(0));
  const labels = spread(ends, GAP, top, height - bottom);
  return {
    lines: sides.map(([side, seats], i) => ({
      side,
      names: seats.map(seat => people[seat]?.name ?? ''),
      face: people[seats[0] ?? side] ?? { rabbit: 'ivory' },
      scores: series[i] ?? [],
      points: pointsOf(series[i] ?? []),
      label: { x: width - right + 14, y: labels[i] ?? 0 },
    })),
    rows: Array.from({ length: highest / step + 1 }, (_, i) => ({ score: i * step, y: yOf(i * step) })),
    columns: rounds.map((round, i) => ({ round: round.number, x: xOf(i + 1) })),
  };
};
