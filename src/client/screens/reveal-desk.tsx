import { useRef } from 'react';
import type { Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { FlyingPoints } from '../motion/flying-points.tsx';
import { useGlide } from '../motion/use-glide.ts';
import { useTable } from '../net/table-link.ts';
import { gainsOf, nameOf, pointsOf } from '../table-facts.ts';
import { Card } from '../ui/card.tsx';
import { ClueText } from '../ui/clue-slip.tsx';
import { Icon } from '../ui/icon.tsx';
import { ClueVoice } from '../ui/recorded.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { Garland } from './garland.tsx';
import { NextRound } from './next-round.tsx';
import { useReason } from './reasons.ts';
import { useBeats } from './use-beats.ts';
import { BEATS, TRUTH_TOLD, Voters } from './voters.tsx';

/** One card as a column: voters on its upper edge, its number, then owner, points and reasons below. */
export const Exhibit = ({ result, slot, beat }: { result: RoundResult; slot: Slot; beat: number }) => {
  const { table } = useTable();
  const sheets = useTableSheets();
  const reason = useReason();
  const played = result.cards[slot - 1];
  if (played === undefined) return null;
  const side = table.seats[played.owner]?.side ?? played.owner;
  const firstOfOwner = result.cards.findIndex(one => one.owner === played.owner) === slot - 1;
  const lit = beat >= 2 && slot === result.target;
  const points = pointsOf(result, side);
  return (
    <li
      className={`ex ${slot === result.target ? 't' : ''} ${beat >= 2 && !lit && result.target !== null ? 'dim-card' : ''}`}
    >
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
        <Card id={played.card} eager className={lit ? 'lit' : ''} sizes={slot === result.target ? '20rem' : '13rem'} />
        <span className={`num ${lit ? 'mine' : ''}`}>{slot}</span>
        {result.red === slot && (
          <span className="seal thorn on-card">
            <Icon name="close" />
          </span>
        )}
        <Voters seats={played.votes} shown={beat >= 1} />
      </button>
      <span className={`own ${beat >= 3 ? 'told' : 'untold'}`}>
        <Sitter face={table.seats[played.owner]} />
        {nameOf(table, played.owner)}
        {firstOfOwner && (
          <b className="pts" data-points={side}>
            {points === 0 ? '0' : `+${points}`}
          </b>
        )}
      </span>
      <span className={`why ${beat >= 3 ? 'told' : 'untold'}`}>{firstOfOwner ? reason(table, result, side) : ''}</span>
    </li>
  );
};

export const Spread = ({ result, beat }: { result: RoundResult; beat: number }) => {
  const box = useRef<HTMLUListElement>(null);
  useGlide(box);
  return (
    <ul className={`spread ${result.cards.length >= 9 ? 'two-rows' : ''}`} data-n={result.cards.length} ref={box}>
      {result.cards.map((played, i) => (
        <Exhibit key={played.card} result={result} slot={(i + 1) as Slot} beat={beat} />
      ))}
    </ul>
  );
};

export const RevealDesk = ({ result }: { result: RoundResult }) => {
  const t = useT();
  const { table } = useTable();
  const { beat, skip } = useBeats(BEATS);
  return (
    <main className="rv-desk" data-beat={beat} onClick={skip}>
      <TopRail />
      <div className="rvhead">
        <span className="dim">{t('reveal.round', { n: result.round })}</span>
        <div className="slip">
          <h1 className="clue">
            <ClueText />
          </h1>
          <ClueVoice />
        </div>
        <NextRound />
      </div>
      <Spread result={result} beat={beat} />
      <Garland scored held={beat < TRUTH_TOLD} />
      <FlyingPoints gains={gainsOf(table, result)} go={beat >= TRUTH_TOLD} />
    </main>
  );
};
