import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nameOf, sidesOf } from '../table-facts.ts';
import { Icon } from './icon.tsx';
import { Sitter } from './sitter.tsx';

/** Sides in the order of their places; who has the same points has the same place. */
const useRanking = () => {
  const { table } = useTable();
  const winners = table.game?.winners ?? [];
  return sidesOf(table)
    .map(([side, seats]) => ({
      side,
      seats,
      name: seats.map(seat => nameOf(table, seat)).join(' & '),
      score: table.seats[side]?.score ?? 0,
      won: winners.includes(side),
    }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
    .map((one, _, all) => ({
      ...one,
      place: 1 + all.findIndex(({ won, score }) => won === one.won && score === one.score),
    }));
};

/**
 * Wooden steps: winners (all of them, when they share) in the middle, then who comes after; and everybody else below. In
 * the order of places, so that whoever hears it hears the winner first; the steps stand where they do by style alone.
 */
export const Podium = () => {
  const t = useT();
  const { table, me } = useTable();
  const ranking = useRanking();
  const won = ranking.filter(one => one.won).slice(0, 3);
  const [second, third] = ranking.filter(one => !one.won).slice(0, Math.max(0, 3 - won.length));
  const steps = [
    ...won.map(one => ({ ...one, step: 'w' })),
    ...(second === undefined ? [] : [{ ...second, step: 's' }]),
    ...(third === undefined ? [] : [{ ...third, step: 't' }]),
  ];
  const below = ranking.slice(steps.length);
  const points = (score: number) => (
    <>
      {score}
      <span className="vh"> {t('end.points', { n: score })}</span>
    </>
  );
  return (
    <div>
      <ol className="podium" style={{ '--steps': steps.length } as React.CSSProperties}>
        {steps.map(({ side, seats, name, score, step, place }) => (
          <li key={side} className={`pl3 ${step}`}>
            <span className="vh">{t('listen.place', { n: place })}</span>
            <span className="podium-rabbits">
              {seats.map(seat => (
                <Sitter key={seat} face={table.seats[seat]} />
              ))}
            </span>
            <div className="blk">
              {step === 'w' && <Icon name="crown" className="cr" />}
              <b>{name}</b>
              <span>{points(score)}</span>
            </div>
          </li>
        ))}
      </ol>
      {below.length > 0 && (
        <ol className="below">
          {below.map(({ side, seats, name, score, place }) => (
            <li key={side} className={me !== null && seats.includes(me.seat) ? 'you' : ''}>
              <span className="vh">{t('listen.place', { n: place })}</span>
              <span className="place" aria-hidden="true">
                {place}.
              </span>
              <span className="below-rabbits">
                {seats.map(seat => (
                  <Sitter key={seat} face={table.seats[seat]} />
                ))}
              </span>
              <span className="named">{name}</span>
              <b className="pts">{points(score)}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
