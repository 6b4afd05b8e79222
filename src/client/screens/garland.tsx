import { POINTS_MS } from '../motion/flying-points.tsx';
import { useTable } from '../net/table-link.ts';
import { pointsOf, rulesetOf, sidesOf } from '../table-facts.ts';
import { type Mover, Track } from '../ui/track.tsx';

/** How far the track goes: to the target, or far enough for everybody in a game of tellings. */
export const useGoal = (): number => {
  const { table } = useTable();
  const game = table.game;
  const most = Math.max(0, ...Object.values(table.seats).map(seat => seat.score));
  if (game !== null && (game.ruleset === 'party' || game.ruleset === 'teams'))
    return Math.max(30, Math.ceil(most / 10) * 10);
  return table.options.target;
};

/** A game of tellings ends after a number of rounds, wherever the rabbits are. */
export const useFinish = (): boolean => rulesetOf(useTable().table).ends !== 'tellings';

/** Everybody's rabbit with its way along the track; with `scored`, from before the round to after it. */
export const useMovers = (scored: boolean): readonly Mover[] => {
  const { table } = useTable();
  const last = scored ? (table.game?.last ?? null) : null;
  return sidesOf(table).flatMap(([side, seats]) => {
    const score = table.seats[side]?.score ?? 0;
    const gained = last === null ? 0 : pointsOf(last, side);
    return seats.slice(0, 1).map(id => ({
      key: side,
      face: table.seats[id] ?? { rabbit: 'ivory' },
      name: seats.map(seat => table.seats[seat]?.name ?? '').join(' & '),
      from: score - gained,
      to: score,
    }));
  });
};

const QUIET = { width: 1376, height: 104, rows: 1, pad: 46 } as const;
const HOPPING = { width: 1376, height: 138, rows: 1, pad: 46 } as const;
const WINDING = { width: 374, height: 272, rows: 3, pad: 22 } as const;

interface GarlandProps {
  /** The rabbits come from where they were before the round. */
  readonly scored?: boolean;
  /** With room for the rabbits to hop. */
  readonly tall?: boolean;
  readonly held?: boolean;
}

export const Garland = ({ scored = false, tall = false, held = false }: GarlandProps) => {
  const goal = useGoal();
  const finish = useFinish();
  const movers = useMovers(scored);
  return (
    <div className="garland">
      <Track movers={movers} goal={goal} finish={finish} shape={tall ? HOPPING : QUIET} held={held} delay={POINTS_MS} />
    </div>
  );
};

export const WindingPath = ({ delay }: { delay: number }) => {
  const goal = useGoal();
  const finish = useFinish();
  const movers = useMovers(true);
  return (
    <div className="pathbox">
      <Track movers={movers} goal={goal} finish={finish} shape={WINDING} delay={delay} />
    </div>
  );
};
