import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { SeatId, Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { useGlide } from '../motion/use-glide.ts';
import { useRegroup } from '../motion/use-regroup.ts';
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
import { useRoundWords } from './round-words.ts';
import { ShownCard } from './shown-card.tsx';
import { useBeats, useIsOver } from './use-beats.ts';
import { onlyOnce } from './use-settled.ts';
import { BEATS, TRUTH_LIT, TRUTH_TOLD } from './voters.tsx';
import './reveal.css';
import './reveal-layout.css';
import './reveal-landscape.css';

const Owner = ({ seat, children }: { seat: SeatId; children?: React.ReactNode }) => {
  const { table } = useTable();
  return (
    <span className="own">
      <Sitter face={table.seats[seat]} />
      {children ?? <span className="named">{nameOf(table, seat)}</span>}
    </span>
  );
};

interface LieProps {
  readonly result: RoundResult;
  readonly slot: Slot;
  readonly first: boolean;
  readonly beat: number;
}

const Lie = ({ result, slot, first, beat }: LieProps) => {
  const t = useT();
  const { table } = useTable();
  const played = result.cards[slot - 1];
  if (played === undefined) return null;
  const finders = new Set(played.votes).size;
  return (
    <li className={`lie ${first && beat >= TRUTH_LIT ? 't' : ''}`} style={{ '--slot': slot } as CSSProperties}>
      <ShownCard result={result} slot={slot} beat={beat} sizes={first ? '62vw' : '31vw'} />
      <span className={beat >= TRUTH_TOLD ? 'told' : 'untold'}>
        {slot === result.target && beat >= TRUTH_LIT ? (
          <Owner seat={played.owner}>
            <span className="named">{t('reveal.card-of', { name: nameOf(table, played.owner) })}</span>
            <span className="sm dim">
              {finders === 0 ? t('reason.none-found') : t('reveal.found-by', { n: finders })}
            </span>
          </Owner>
        ) : (
          <Owner seat={played.owner} />
        )}
      </span>
    </li>
  );
};

interface RevealPhoneProps {
  readonly result: RoundResult;
  readonly beat: number;
  readonly skip: () => void;
  readonly onPoints: () => void;
}

const RevealPhone = ({ result, beat, skip, onPoints }: RevealPhoneProps) => {
  const t = useT();
  const { table, me } = useTable();
  const box = useRef<HTMLUListElement>(null);
  const lit = beat >= TRUTH_LIT;
  const round = useRoundWords(result.round);
  useGlide(box);
  useRegroup(box, lit);
  const side = me === null ? null : (table.seats[me.seat]?.side ?? me.seat);
  const earned = side === null ? null : pointsOf(result, side);
  return (
    <main
      className="reveal rv-phone"
      data-n={result.cards.length}
      data-beat={beat}
      onClickCapture={onlyOnce}
      onClick={skip}
    >
      <TopRail />
      <h1 className="vh">{round}</h1>
      <ClueSlip past />
      <ul ref={box} className={`lies ${result.cards.length > 6 ? 'many' : ''} ${lit ? '' : 'even'}`}>
        {revealOrder(result).map((slot, i) => (
          <Lie key={slot} result={result} slot={slot} first={i === 0} beat={beat} />
        ))}
      </ul>
      <div />
      <div className={`act ${beat >= TRUTH_TOLD ? '' : 'to-come'}`}>
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
  const over = useIsOver();
  const { beat, skip } = useBeats(BEATS, over);
  const lit = beat >= TRUTH_LIT;
  useEffect(() => {
    if (!over) play(lit ? 'truth' : 'turn');
  }, [over, lit]);
  const result = table.game?.last ?? null;
  if (result === null) return null;
  if (desk) return <RevealDesk result={result} beat={beat} skip={skip} over={over} />;
  return points ? (
    <Points result={result} onBack={() => setPoints(false)} />
  ) : (
    <RevealPhone result={result} beat={beat} skip={skip} onPoints={() => setPoints(true)} />
  );
};
