import type { CardId, SeatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { ownView } from '../../engine/views.ts';
import { useT } from '../i18n/language.tsx';
import { Card, CardBack } from '../ui/card.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { useBook, usePerson } from './book-context.ts';

interface HandProps {
  readonly seat: SeatId;
  readonly state: TableState;
  /** Cards to be lit, and what is said of them. */
  readonly lit: readonly CardId[];
  readonly word: string;
  readonly note: string | null;
}

/** One person's hand as it was; what was chosen from it stands first and lit. */
const Hand = ({ seat, state, lit, word, note }: HandProps) => {
  const t = useT();
  const { eyes, look } = useBook();
  const person = usePerson()(seat);
  const { name } = person;
  const hand = state.game?.hands[seat] ?? [];
  const hidden = eyes === null ? 0 : ownView(state, seat).faceDown;
  const shown = [...lit.filter(card => hand.includes(card)), ...hand.filter(card => !lit.includes(card))];
  return (
    <section className={`rp-hand ${eyes === null ? '' : 'alone'}`}>
      <h3>
        <Sitter face={person} />
        {t('replay.hand-of', { name })}
        {note !== null && <em>{note}</em>}
      </h3>
      {hidden > 0 ? (
        <>
          <ul className="rp-cards" aria-hidden="true">
            {Array.from({ length: hidden }, (_, i) => (
              <li key={i}>
                <CardBack />
              </li>
            ))}
          </ul>
          <p className="tip">{t('replay.face-down')}</p>
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long hands scroll sideways, by keyboard too
        <ul className="rp-cards" data-scrolls tabIndex={0} aria-label={t('replay.hand-of', { name })}>
          {shown.map((card, i) => (
            <li key={card}>
              <button type="button" className="rp-card" onClick={() => look(shown, i)}>
                <Card id={card} className={lit.includes(card) ? 'lit' : ''} sizes={eyes === null ? '6rem' : '10rem'} />
                {lit.includes(card) && <span className="rp-word">{word}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface HandsProps {
  readonly state: TableState;
  readonly litOf: (seat: SeatId) => readonly CardId[];
  readonly word: string;
  readonly noteOf?: (seat: SeatId) => string | null;
}

/** Everybody's hand, or the one we look out of. */
export const Hands = ({ state, litOf, word, noteOf = () => null }: HandsProps) => {
  const { eyes } = useBook();
  const seats = state.game?.seating ?? [];
  return (
    <div className="rp-hands">
      {seats
        .filter(seat => eyes === null || seat === eyes)
        .map(seat => (
          <Hand key={seat} seat={seat} state={state} lit={litOf(seat)} word={word} note={noteOf(seat)} />
        ))}
    </div>
  );
};
