import type { SeatId, Slot } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { useBook, usePerson } from './book-context.ts';

const Voters = ({ seats }: { seats: readonly SeatId[] }) => {
  const t = useT();
  const person = usePerson();
  const names = seats.map(seat => person(seat).name).join(', ');
  return (
    <span
      className="rp-voters"
      role="img"
      aria-label={seats.length === 0 ? t('reveal.no-votes') : t('reveal.votes', { names })}
    >
      {seats.map((seat, i) => (
        <Sitter key={`${seat}-${i}`} face={person(seat)} />
      ))}
    </span>
  );
};

interface MatProps {
  readonly state: TableState;
  /** Whose cards they are and which was the storyteller's: only when the votes are turned. */
  readonly open: boolean;
}

/** The numbered cards on the table with the votes that the chosen eyes saw. */
export const Mat = ({ state, open }: MatProps) => {
  const t = useT();
  const { eyes, look } = useBook();
  const person = usePerson();
  const game = state.game;
  if (game === null) return null;
  const target = open ? (game.last?.target ?? null) : null;
  const red = game.storyteller === null ? null : (game.votes[game.storyteller]?.red ?? null);
  const votersOf = (slot: Slot): readonly SeatId[] =>
    game.seating.flatMap(seat => {
      if (!open && eyes !== null && seat !== eyes) return [];
      return (game.votes[seat]?.slots ?? []).filter(one => one === slot).map(() => seat);
    });
  const seesRed = open || eyes === null || eyes === game.storyteller;
  const cards = game.table.map(played => played.card);
  return (
    <ol className="rp-mat" data-n={cards.length}>
      {game.table.map(({ card, owner }, i) => {
        const slot = (i + 1) as Slot;
        const own = !open && eyes === owner;
        return (
          <li key={card} className={target === slot ? 'target' : ''}>
            <button type="button" className="rp-card" onClick={() => look(cards, i)}>
              <Card id={card} className={target === slot ? 'lit' : ''} sizes="(min-width: 60rem) 12rem, 30vw" />
              <span className="num">{slot}</span>
              {seesRed && red === slot && (
                <span className="rp-thorn">
                  <Icon name="thorn" />
                  <span className="vh">{t('replay.thorn')}</span>
                </span>
              )}
            </button>
            {open && (
              <span className="rp-own">
                <Sitter face={person(owner)} />
                {person(owner).name}
              </span>
            )}
            {own && <span className="rp-own">{t('replay.own')}</span>}
            <Voters seats={votersOf(slot)} />
          </li>
        );
      })}
    </ol>
  );
};
