import { useEffect, useRef, useState } from 'react';
import type { SeatId, Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { useGlide } from '../motion/use-glide.ts';
import { useTable } from '../net/table-link.ts';
import { nameOf, pointsOf } from '../table-facts.ts';
import { Plaque } from '../ui/buttons.tsx';
import { Card } from '../ui/card.tsx';
import { ClueSlip } from '../ui/clue-slip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { play } from '../ui/sounds.ts';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { useDesk } from '../use-media.ts';
import { Points } from './points.tsx';
import { RevealDesk } from './reveal-desk.tsx';
import { useBeats } from './use-beats.ts';
import { BEATS, Voters } from './voters.tsx';
import './reveal.css';
import './reveal-layout.css';

export const Owner = ({ seat, children }: { seat: SeatId; children?: React.ReactNode }) => {
  const { table } = useTable();
  return (
    <span className="own">
      <Sitter face={table.seats[seat]} />
      {children ?? nameOf(table, seat)}
    </span>
  );
};

/** The truth first and large, then what lured most, then the rest: by votes, never by owner. */
export const revealOrder = (result: RoundResult): readonly Slot[] => {
  const slots = result.cards.map((_, i) => (i + 1) as Slot);
  const votes = (slot: Slot) => result.cards[slot - 1]?.votes.length ?? 0;
  const crowd = result.target ?? slots.toSorted((a, b) => votes(b) - votes(a))[0];
  return slots.toSorted((a, b) => Number(b === crowd) - Number(a === crowd) || votes(b) - votes(a) || a - b);
};

const Lie = ({ result, slot, first, beat }: { result: RoundResult; slot: Slot; first: boolean; beat: number }) => {
  const t = useT();
  const { table } = useTable();
  const sheets = useTableSheets();
  const played = result.cards[slot - 1];
  if (played === undefined) return null;
  const lit = beat >= 2 && slot === result.target;
  return (
    <li className={`lie ${first ? 't' : ''} ${beat >= 2 && !lit && result.target !== null ? 'dim-card' : ''}`}>
      <button
        type="button"
        className="cw"
        onClick={() =>
          sheets.look(
            result.cards.map(one => one.card),
            slot - 1,
          )
        }
      >
        <Card id={played.card} eager className={lit ? 'lit' : ''} sizes={first ? '62vw' : '31vw'} />
        <span className={`num ${lit ? 'mine' : ''}`}>{slot}</span>
        {result.red === slot && (
          <span className="seal thorn on-card">
            <Icon name="close" />
          </span>
        )}
        <Voters seats={played.votes} shown={beat >= 1} />
      </button>
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
    <main className="reveal rv-phone" data-beat={beat} onClick={skip}>
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
