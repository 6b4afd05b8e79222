import { useState } from 'react';
import type { CardId, Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { TableContext, useTable } from '../net/table-link.ts';
import { useCardArt } from '../net/worlds.ts';
import { useReason } from '../screens/reasons.ts';
import { revealOrder } from '../screens/reveal-order.ts';
import { lastRound, nameOf, pointsOf, sidesOf } from '../table-facts.ts';
import { Card } from './card.tsx';
import { ClueSlip } from './clue-slip.tsx';
import { FullView } from './full-view.tsx';
import { Sheet } from './sheet.tsx';
import { Sitter } from './sitter.tsx';
import './last-round.css';

/** One card and what became of it, in words: they are read, and heard, in one's own time. */
const Shown = ({ result, slot, onLook }: { result: RoundResult; slot: Slot; onLook: () => void }) => {
  const t = useT();
  const { table } = useTable();
  const played = result.cards[slot - 1];
  const art = useCardArt(played?.card ?? ('' as CardId));
  if (played === undefined) return null;
  const isTruth = slot === result.target;
  const names = played.votes.map(seat => nameOf(table, seat)).join(', ');
  return (
    <li className="past-card">
      <button
        type="button"
        aria-label={[t('slot.label', { n: slot }), art?.alt ?? ''].filter(Boolean).join('. ')}
        onClick={onLook}
      >
        <Card id={played.card} silent className={isTruth ? 'lit' : ''} sizes="6rem" />
        <span className={`num ${isTruth ? 'mine' : ''}`} aria-hidden="true">
          {slot}
        </span>
      </button>
      <div>
        <b className="past-owner">
          <Sitter face={table.seats[played.owner]} />
          {t('reveal.card-of', { name: nameOf(table, played.owner) })}
        </b>
        {isTruth && <p className="past-truth">{t('again.truth')}</p>}
        {slot === result.red && <p className="past-thorn">{t('again.thorn')}</p>}
        <p className="dim">{played.votes.length === 0 ? t('reveal.no-votes') : t('reveal.votes', { names })}</p>
      </div>
    </li>
  );
};

const Gains = ({ result }: { result: RoundResult }) => {
  const t = useT();
  const { table, me } = useTable();
  const reason = useReason();
  const rows = sidesOf(table)
    .map(([side, seats]) => ({ side, seats, points: pointsOf(result, side) }))
    .toSorted((a, b) => b.points - a.points);
  return (
    <section aria-label={t('points.title', { n: result.round })}>
      <h3>{t('points.title', { n: result.round })}</h3>
      <ul className="sheet-list">
        {rows.map(({ side, seats, points }) => (
          <li key={side} className={`sheet-row person ${me !== null && seats.includes(me.seat) ? 'past-me' : ''}`}>
            {seats.map(seat => (
              <Sitter key={seat} face={table.seats[seat]} />
            ))}
            <span className="grow">
              <b>{seats.map(seat => nameOf(table, seat)).join(' & ')}</b>
              <small>{reason(table, result, side)}</small>
            </span>
            <b className="pts">{points === 0 ? '0' : `+${points}`}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Round = ({ result }: { result: RoundResult }) => {
  const t = useT();
  const [looking, setLooking] = useState<number | null>(null);
  return (
    <>
      <p className="eyebrow">{t('reveal.round', { n: result.round })}</p>
      <ClueSlip past />
      <ol className="past-cards" aria-label={t('replay.cards')}>
        {revealOrder(result).map(slot => (
          <Shown key={slot} result={result} slot={slot} onLook={() => setLooking(slot - 1)} />
        ))}
      </ol>
      <Gains result={result} />
      {looking !== null && (
        <FullView
          cards={result.cards.map(played => played.card)}
          at={looking}
          act={null}
          onClose={() => setLooking(null)}
        />
      )}
    </>
  );
};

/**
 * The round before this one, for whoever needs longer than the reveal lasted: nothing but what all have seen. It is kept as
 * it was when the sheet was opened, so that the next reveal does not take it out of anybody's hands.
 */
export const LastRoundSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const now = useTable();
  const [kept] = useState(() => lastRound(now.table));
  return (
    <Sheet title={t('again.title')} onClose={onClose}>
      {kept !== null && (
        <TableContext value={{ ...now, table: kept.past }}>
          <Round result={kept.result} />
        </TableContext>
      )}
    </Sheet>
  );
};
