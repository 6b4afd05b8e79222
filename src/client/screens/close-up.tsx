import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { CardId, Slot } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { Arc } from '../ui/arc.tsx';
import { Plaque, Quiet, Stitch } from '../ui/buttons.tsx';
import { Card } from '../ui/card.tsx';
import { ClueSlip } from '../ui/clue-slip.tsx';
import { usePlaceLabel } from '../ui/slots.tsx';
import { play } from '../ui/sounds.ts';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { useBack } from '../ui/use-back.ts';
import { isForTable } from './table-keys.ts';
import type { BallotInHand } from './use-ballot.ts';
import { useSettled } from './use-settled.ts';
import { useVoteLabel } from './vote-words.ts';

interface CloseUpProps {
  readonly ballot: BallotInHand;
  readonly slot: Slot;
  readonly onSlot: (slot: Slot) => void;
  readonly onTable: () => void;
  readonly note: ReactNode;
}

const SWIPE_PX = 36;

/** One card of the table large, its neighbours peeking; swipe, arrows, or turn the wheel of numerals under the thumb. */
export const CloseUp = ({ ballot, slot, onSlot, onTable, note }: CloseUpProps) => {
  const t = useT();
  useBack(onTable);
  const { table } = useTable();
  const sheets = useTableSheets();
  const label = useVoteLabel();
  const said = useId();
  const tray = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const cards = table.game?.slots ?? [];
  const n = cards.length;
  const turn = (by: number) => {
    const next = Math.min(n, Math.max(1, slot + by)) as Slot;
    if (next !== slot) {
      play('tick');
      onSlot(next);
    }
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'Escape') onTable();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  useEffect(() => tray.current?.querySelector<HTMLElement>('.plaque')?.focus({ preventScroll: true }), []);
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const moved = event.clientX - from;
    if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
    else sheets.look(cards, slot - 1);
  };
  const looks = ballot.look(slot);
  // The plaque says what is voted: here is only which card it is, said anew for every card the wheel turns to.
  const card = usePlaceLabel(cards[slot - 1] as CardId, slot, { ...looks, votes: [] });
  // A draft of one vote lies here: the plaque gives it, and the stitch beside it takes it back.
  const draft = ballot.mayGive && looks.votes.length > 0;
  // One press is one vote, as the plaque says: the second half of a double tap has not been read yet.
  const settled = useSettled(`${ballot.given} ${ballot.marks.length}`);
  return (
    <main className="closeup">
      <TopRail />
      <h1 className="vh">{t('slot.label', { n: slot })}</h1>
      <ClueSlip note={note} />
      <p className="vh" role="status" id={said}>
        {card}
      </p>
      <div
        className="pager"
        onPointerDown={event => {
          start.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        {[slot - 1, slot, slot + 1].map(at => {
          const id = cards[at - 1];
          if (id === undefined) return null;
          const place = at < slot ? 'p far' : at > slot ? 'n far' : `lift ${looks.votes.length > 0 ? 'lit' : ''}`;
          return (
            <Card key={at} id={id} eager silent className={place} sizes="72vw">
              {at === slot && <span className={`num ${looks.votes.length > 0 ? 'mine' : ''}`}>{at}</span>}
            </Card>
          );
        })}
      </div>
      <div className="tray close-tray" ref={tray}>
        <div className="close-acts">
          {draft ? (
            <Stitch icon="close" onClick={() => ballot.vote(slot)}>
              {t('listen.take-back')}
            </Stitch>
          ) : (
            n > 6 && (
              <Stitch icon="down" aria-pressed={looks.aside} onClick={() => ballot.toggleAside(slot)}>
                {t(looks.aside ? 'vote.unaside' : 'vote.aside')}
              </Stitch>
            )
          )}
          {/* Not disabled: it would lose the focus, and nobody would hear why. */}
          <Plaque
            aria-disabled={looks.locked}
            aria-describedby={said}
            onKeyDown={event => {
              // The key that opened the card may still be down.
              if (event.repeat) event.preventDefault();
            }}
            onClick={event => settled(event) && ballot.press(slot)}
          >
            {label(ballot, slot)}
          </Plaque>
        </div>
        <Quiet icon="grid" onClick={onTable}>
          {t('vote.all', { n })}
        </Quiet>
        <Arc n={n} look={ballot.look} onPick={onSlot} focus={slot} />
      </div>
    </main>
  );
};
