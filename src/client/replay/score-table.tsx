import type { RoundResult } from '../../engine/state.ts';
import type { PublicView } from '../../engine/view.ts';
import { useT } from '../i18n/language.tsx';
import { useReason } from '../screens/reasons.ts';
import { nameOf, pointsOf, sidesOf } from '../table-facts.ts';
import { Sitter } from '../ui/sitter.tsx';
import { useBook } from './book-context.ts';

/** Who got what in this round and why, and where that left them. */
export const ScoreTable = ({ table, result }: { table: PublicView; result: RoundResult }) => {
  const t = useT();
  const { eyes } = useBook();
  const reason = useReason();
  const rows = sidesOf(table)
    .map(([side, seats]) => ({ side, seats, points: pointsOf(result, side), total: table.seats[side]?.score ?? 0 }))
    .toSorted((a, b) => b.points - a.points || b.total - a.total);
  return (
    <div className="slip tall rp-score">
      <table>
        <caption className="vh">{t('points.title', { n: result.round })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('replay.who')}</th>
            <th scope="col">{t('replay.why')}</th>
            <th scope="col">{t('replay.gain')}</th>
            <th scope="col">{t('replay.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ side, seats, points, total }) => (
            <tr key={side} className={eyes !== null && seats.includes(eyes) ? 'you' : ''}>
              <th scope="row">
                <span className="rp-name">
                  {seats.map(seat => (
                    <Sitter key={seat} face={table.seats[seat]} />
                  ))}
                  {seats.map(seat => nameOf(table, seat)).join(' & ')}
                </span>
              </th>
              <td className="why">{reason(table, result, side)}</td>
              <td className="pts">{points === 0 ? '0' : `+${points}`}</td>
              <td className="pts">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
