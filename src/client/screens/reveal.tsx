import { useEffect, useRef, useState } from 'react';
import type { SeatId, Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { useGlide } from '../motion/use-glide.ts';
import { useTable } from '../net/table-link.ts';
import { nameOf, pointsOf } from '../table-facts.ts';
import { Plaque } from '../ui/buttons.tsx';
import { ClueSlip } from '../ui/clue-slip.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { play } from '../ui/sounds.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { useDesk } from '../use-media.ts';
import { Points } from './points.tsx';
import { RevealDesk } from './reveal-desk.tsx';
import { revealOrder } from './reveal-order.ts';
import { ShownCard } from './shown-card.tsx';
import { useBeats } from './use-beats.ts';
import { BEATS } from './voters.tsx';
import './reveal.css';
import './reveal-layout.css';
import './reveal-landscape.css';

const Owner = ({ seat, children }: { seat: SeatId; children?: React.ReactNode }) => {
  const { table } = useTable();
  return (
    <span className="own">
      <Sitter face={table.seats[seat]} />
      {children ?? nameOf(table, seat)}
    </span>
  );
};

const Lie = ({ result, slot, first, beat }: { result: RoundResult; slot: Slot; first: boolean; beat: number }) => {
  const t = useT();
  const { table } = useTable();
  const played = result.cards[slot - 1];
  if (played === undefined) return null;
  return (
    <li className={`lie ${first ? 't' : ''}`}>
      <ShownCard result={result} slot={slot} beat={beat} sizes={first ? '62vw' : '31vw'} />
      <span className={beat >= 3 ? 'told' : 'untold'}>
        {slot === result.target ? (
          <Owner seat={played.owner}>
            {t('reveal.card-of', { name: nameOf(table, played.owner) })}
            <span className="sm dim"> {t('reveal.found-by', { n: new Set(played.votes).size })}</span>
          </Owner>
        ) : (
          <Owner seat={played.owner} />
        )}
      </span>
    </li>
  );
};

const RevealPhone = ({ result, onPoints }: { result: RoundResult; onPoints: () => void }) => {
  const t = useT();
  const { table, me } = useTable();
  const { beat, skip } = useBeats(BEATS);
  const box = useRef<HTMLUListElement>(null);
  useGlide(box);
  const side = me === null ? null : (table.seats[me.seat]?.side ?? me.seat);
  const earned = side === null ? null : pointsOf(result, side);
  return (
    <main className="reveal rv-phone" data-n={result.cards.length} data-beat={beat} onClick={skip}>
      <TopRail />
      <h1 className="vh">{t('reveal.round', { n: result.round })}</h1>
      <ClueSlip past />
      <ul ref={box} className={`lies ${result.cards.length > 6 ? 'many' : ''}`}>
        {revealOrder(result).map((slot, i) => (
          <Lie key={slot} result={result} slot={slot} first={i === 0} beat={beat} />
        ))}
      </ul>
      <div />
      <div className="act">
        <Plaque className="wide" onClick={onPoints}>
          {earned === null ? t('reveal.points') : t('reveal.earned', { n: earned })}
        </Plaque>
      </div>
    </main>
  );
};

/** [R7] All votes turned at once, whose card was whose, and for everybody the points with their reasons. */
export const RevealScreen = () => {
  const { table } = useTable();
  const desk = useDesk();
  const [points, setPoints] = useState(false);
  useEffect(() => {
    play('turn');
    const timer = setTimeout(() => play('truth'), 1_500);
    return () => clearTimeout(timer);
  }, []);
  const result = table.game?.last ?? null;
  if (result === null) return null;
  if (desk) return <RevealDesk result={result} />;
  return points ? (
    <Points result={result} onBack={() => setPoints(false)} />
  ) : (
    <RevealPhone result={result} onPoints={() => setPoints(true)} />
  );
};
