import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, sidesOf } from '../table-facts.ts';
import { Icon } from './icon.tsx';
import { Sitter } from './sitter.tsx';

/** Wooden steps: winners (all of them, when they share) in the middle, then who comes after. */
export const Podium = () => {
  const t = useT();
  const { table } = useTable();
  const winners = table.game?.winners ?? [];
  const sides = sidesOf(table)
    .map(([side, seats]) => ({ side, seats, score: table.seats[side]?.score ?? 0, won: winners.includes(side) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const won = sides.filter(one => one.won).slice(0, 3);
  const rest = sides.filter(one => !one.won).slice(0, Math.max(0, 3 - won.length));
  const [second, third] = rest;
  const steps = [
    ...(second === undefined ? [] : [{ ...second, step: 's' }]),
    ...won.map(one => ({ ...one, step: 'w' })),
    ...(third === undefined ? [] : [{ ...third, step: 't' }]),
  ];
  return (
    <ol className="podium" style={{ '--steps': steps.length } as React.CSSProperties}>
      {steps.map(({ side, seats, score, step }) => (
        <li key={side} className={`pl3 ${step}`}>
          <span className="podium-rabbits">
            {seats.map(seat => (
              <Sitter key={seat} face={table.seats[seat]} />
            ))}
          </span>
          <div className="blk">
            {step === 'w' && <Icon name="crown" className="cr" />}
            <b>{seats.map(seat => nameOf(table, seat)).join(' & ')}</b>
            <span>
              {score}
              <span className="vh"> {t('end.points', { n: score })}</span>
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
};
