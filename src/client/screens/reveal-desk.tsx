import { useRef } from 'react';
import type { Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { FlyingPoints } from '../motion/flying-points.tsx';
import { useGlide } from '../motion/use-glide.ts';
import { useTable } from '../net/table-link.ts';
import { gainsOf, nameOf } from '../table-facts.ts';
import { ClueText } from '../ui/clue-slip.tsx';
import { ClueVoice } from '../ui/recorded.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { TopRail } from '../ui/top-rail.tsx';
import { Garland } from './garland.tsx';
import { NextRound } from './next-round.tsx';
import { useReason } from './reasons.ts';
import { columnsOf } from './reveal-order.ts';
import { useRoundWords } from './round-words.ts';
import { ShownCard } from './shown-card.tsx';
import { Standing } from './standing.tsx';
import { onlyOnce } from './use-settled.ts';
import { TRUTH_LIT, TRUTH_TOLD } from './voters.tsx';
import './reveal-columns.css';

/** What somebody put in as a column: voters on the upper edge, the number, then owner, points and reasons below. */
const Exhibit = ({ result, slots, beat }: { result: RoundResult; slots: readonly Slot[]; beat: number }) => {
  const { table } = useTable();
  const reason = useReason();
  const owner = result.cards[(slots[0] ?? 1) - 1]?.owner;
  if (owner === undefined) return null;
  const side = table.seats[owner]?.side ?? owner;
  const truth = slots.some(slot => slot === result.target);
  return (
    <li className={`ex ${truth && beat >= TRUTH_LIT ? 't' : ''} ${slots.length > 1 ? 'two' : ''}`}>
      <div className="cards">
        {slots.map(slot => (
          <ShownCard key={slot} result={result} slot={slot} beat={beat} sizes={truth ? '20rem' : '13rem'} />
        ))}
      </div>
      <span className={`own ${beat >= TRUTH_TOLD ? 'told' : 'untold'}`}>
        <Sitter face={table.seats[owner]} />
        <span className="named">{nameOf(table, owner)}</span>
        <Standing result={result} side={side} />
      </span>
      <span className={`why ${beat >= TRUTH_TOLD ? 'told' : 'untold'}`}>{reason(table, result, side)}</span>
    </li>
  );
};

export const Spread = ({ result, beat }: { result: RoundResult; beat: number }) => {
  const box = useRef<HTMLUListElement>(null);
  useGlide(box);
  return (
    <ul
      className={`spread columns ${result.cards.length >= 9 ? 'two-rows' : ''}`}
      data-n={result.cards.length}
      ref={box}
    >
      {columnsOf(result).map(slots => (
        <Exhibit key={slots[0]} result={result} slots={slots} beat={beat} />
      ))}
    </ul>
  );
};

interface RevealDeskProps {
  readonly result: RoundResult;
  readonly beat: number;
  readonly skip: () => void;
  /** Nothing flies and hops that did before this page was opened. */
  readonly over: boolean;
}

export const RevealDesk = ({ result, beat, skip, over }: RevealDeskProps) => {
  const { table } = useTable();
  const round = useRoundWords(result.round);
  return (
    <main className="rv-desk" data-beat={beat} onClickCapture={onlyOnce} onClick={skip}>
      <TopRail />
      <div className="rvhead">
        <span className="dim">{round}</span>
        <div className="slip">
          <h1 className="clue">
            <ClueText />
          </h1>
          <ClueVoice />
        </div>
        <div className={`on ${beat >= TRUTH_TOLD ? '' : 'to-come'}`}>
          <NextRound />
        </div>
      </div>
      <Spread result={result} beat={beat} />
      <Garland scored={!over} tall held={beat < TRUTH_TOLD} />
      <FlyingPoints gains={gainsOf(table, result)} go={!over && beat >= TRUTH_TOLD} />
    </main>
  );
};
