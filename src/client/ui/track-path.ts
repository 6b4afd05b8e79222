export interface Stone {
  readonly x: number;
  readonly y: number;
  /** The score written at it; null for the small ones between. */
  readonly score: number;
}

export interface TrackShape {
  readonly width: number;
  readonly height: number;
  readonly rows: 1 | 3;
  readonly pad: number;
}

const STONES = 31;

/** Thirty-one stones along a thread: one long garland, or three rows that wind upwards. */
export const stones = ({ width, height, rows, pad }: TrackShape, goal: number): readonly Stone[] =>
  Array.from({ length: STONES }, (_, i) => {
    const score = Math.round((i * goal) / (STONES - 1));
    if (rows === 1) {
      const along = i / (STONES - 1);
      const y = height - 44 * Math.max(1, width / 1500) + Math.sin(along * Math.PI * 3 + 0.4) * height * 0.07;
      return { x: pad + along * (width - 2 * pad), y, score };
    }
    const row = i <= 10 ? 0 : i <= 20 ? 1 : 2;
    const k = row === 0 ? i : row === 1 ? 21 - i : i - 20;
    return {
      x: pad + (k * (width - 2 * pad)) / 10,
      y: height - 36 - (row * (height - 86)) / 2 + Math.sin(k * 0.9 + row) * 3,
      score,
    };
  });

/** The thread that runs through them, bent round where a row ends. */
export const thread = (path: readonly Stone[], rows: 1 | 3): string =>
  path
    .map(({ x, y }, i) => {
      const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
      const before = path[i - 1];
      if (before === undefined) return `M${at}`;
      if (rows === 3 && (i === 11 || i === 21)) {
        const bend = i === 11 ? 16 : -16;
        return `C${before.x + bend} ${before.y} ${x + bend} ${y} ${at}`;
      }
      return `L${at}`;
    })
    .join('');

/** How far apart two on one stone stand, in widths of a piece. */
const APART = 0.58;

/** Where `count` pieces on one stone begin, from left to right: about the stone, closer where it is tight, never past an edge. */
export const crowdAt = (x: number, count: number, wide: number, width: number): readonly number[] => {
  const apart = count < 2 ? 0 : Math.min(wide * APART, (width - wide) / (count - 1));
  const span = apart * (count - 1) + wide;
  const first = Math.max(0, Math.min(width - span, x - span / 2));
  return Array.from({ length: count }, (_, i) => first + i * apart);
};

/** The stone for a score; whoever has more than the goal stands on the last one. */
export const stoneOf = (score: number, goal: number): number =>
  Math.max(0, Math.min(STONES - 1, Math.round((score * (STONES - 1)) / goal)));
