import { useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { isCalm } from '../settings.ts';
import { type Face, Piece } from './sitter.tsx';
import { play } from './sounds.ts';
import { crowdAt, stoneOf, stones, type TrackShape, thread } from './track-path.ts';
import './track.css';

export interface Mover {
  readonly key: string;
  readonly face: Face;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface TrackProps {
  readonly movers: readonly Mover[];
  readonly goal: number;
  /** Whether the game ends at the last stone. */
  readonly finish: boolean;
  readonly shape: TrackShape;
  /** The rabbits sit still until their points are on the way. */
  readonly held?: boolean;
  /** Wait this long before the rabbits start to hop. */
  readonly delay?: number;
}

const HOP_MS = 140;

/** Everybody's place now: hops stone by stone from where they were, all together. */
const useHops = (movers: readonly Mover[], goal: number, delay: number, held: boolean): ReadonlyMap<string, number> => {
  const [hops, setHops] = useState(() => (isCalm() ? Number.POSITIVE_INFINITY : 0));
  const longest = Math.max(0, ...movers.map(m => stoneOf(m.to, goal) - stoneOf(m.from, goal)));
  useEffect(() => {
    if (held || hops >= longest) return undefined;
    const timer = setTimeout(
      () => {
        play('hop');
        setHops(hops + 1);
      },
      hops === 0 ? delay : HOP_MS,
    );
    return () => clearTimeout(timer);
  }, [hops, longest, delay, held]);
  return new Map(
    movers.map(m => {
      const from = stoneOf(m.from, goal);
      return [m.key, Math.min(stoneOf(m.to, goal), from + hops)];
    }),
  );
};

export const Track = ({ movers, goal, finish, shape, delay = 600, held = false }: TrackProps) => {
  const t = useT();
  const { width, height, rows, pad } = shape;
  const path = useMemo(() => stones({ width, height, rows, pad }, goal), [width, height, rows, pad, goal]);
  const at = useHops(movers, goal, delay, held);
  const size = rows === 1 ? ((width - 2 * pad) / 30) * 0.4 : 13.5;
  const tall = rows === 1 ? size * 3.9 : 50;
  const wide = (tall * 72) / 94;
  const crowd = new Map<number, string[]>();
  for (const { key } of movers) {
    const stone = at.get(key) ?? 0;
    crowd.set(stone, [...(crowd.get(stone) ?? []), key]);
  }
  const label = movers.map(m => `${m.name} ${m.to}`).join(', ');
  return (
    <svg
      className="track"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={finish ? t('track.label', { goal, list: label }) : t('listen.track', { list: label })}
    >
      <path className="track-thread" d={thread(path, rows)} />
      {path.map(({ x, y, score }, i) => {
        const five = i % 5 === 0;
        return (
          <g key={i}>
            <ellipse cx={x} cy={y + 2.5} rx={size} ry={size * 0.62} fill="#000" opacity=".4" />
            <ellipse
              cx={x}
              cy={y}
              rx={size}
              ry={size * 0.62}
              className={finish && i === 30 ? 'stone goal' : five ? 'stone five' : 'stone'}
            />
            {five && (
              <text
                className="track-score"
                x={x}
                y={y + size * 0.62 + (rows === 1 ? 17 * Math.max(1, width / 1700) : 15)}
                fontSize={rows === 1 ? 16 * Math.max(1, width / 1500) : 13}
              >
                {score}
              </text>
            )}
          </g>
        );
      })}
      {[...movers]
        .toSorted((a, b) => (path[at.get(a.key) ?? 0]?.y ?? 0) - (path[at.get(b.key) ?? 0]?.y ?? 0))
        .map(m => {
          const stone = at.get(m.key) ?? 0;
          const group = crowd.get(stone) ?? [];
          const j = group.indexOf(m.key);
          const { x, y } = path[stone] ?? { x: 0, y: 0 };
          const left = crowdAt(x, group.length, wide, width)[j] ?? x;
          const top = y - tall + tall * 0.07 + (j % 2 === 1 ? 2 : 0);
          return (
            <g key={m.key} data-mover={m.key} className="mover" style={{ transform: `translate(${left}px, ${top}px)` }}>
              <g key={stone} className={stone === stoneOf(m.from, goal) ? '' : 'hopping'}>
                <Piece face={m.face} width={wide} height={tall} />
              </g>
            </g>
          );
        })}
    </svg>
  );
};
