import { type CSSProperties, useMemo } from 'react';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { FlyingPoints, POINTS_MS } from '../motion/flying-points.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, pointsOf, roundsInAll, sidesOf } from '../table-facts.ts';
import { Quiet } from '../ui/buttons.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { TopRail } from '../ui/top-rail.tsx';
import { useBack } from '../ui/use-back.ts';
import { WindingPath } from './garland.tsx';
import { NextRound } from './next-round.tsx';
import { useReason } from './reasons.ts';
import { Standing } from './standing.tsx';
import { useBeats } from './use-beats.ts';

/** Reason after reason, then the numbers fly. */
const ROW_MS = 90;

/** The score sheet and the path: every point with its reason. */
export const Points = ({ result, onBack }: { result: RoundResult; onBack: () => void }) => {
  const t = useT();
  const { table, me } = useTable();
  const reason = useReason();
  const all = roundsInAll(table);
  const rows = sidesOf(table)
    .map(([side, seats]) => ({ side, seats, points: pointsOf(result, side) }))
    .toSorted((a, b) => b.points - a.points);
  const told = rows.length * ROW_MS + 300;
  const times = useMemo(() => [told], [told]);
  const { beat, skip } = useBeats(times);
  useBack(onBack);
  return (
    <main className="reveal points" onClick={skip}>
      <TopRail />
      <div className="slip tall score">
        <h1>
          {all === null ? t('points.title', { n: result.round }) : t('points.title-of', { n: result.round, all })}
        </h1>
        <table>
          <tbody>
            {rows.map(({ side, seats }, i) => (
              <tr
                key={side}
                className={me !== null && seats.includes(me.seat) ? 'you' : ''}
                style={{ '--i': i } as CSSProperties}
              >
                <td className="rbs">
                  {seats.map(seat => (
                    <Sitter key={seat} face={table.seats[seat]} />
                  ))}
                </td>
                <th scope="row" className="nm">
                  {seats.map(seat => nameOf(table, seat)).join(' & ')}
                </th>
                <td className="why">{reason(table, result, side)}</td>
                <td className="gain">
                  <Standing result={result} side={side} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <WindingPath delay={told + POINTS_MS} />
      <FlyingPoints gains={rows} go={beat > 0} />
      <div className="act">
        <NextRound wide />
        <Quiet icon="back" onClick={onBack}>
          {t('points.back')}
        </Quiet>
      </div>
    </main>
  );
};
