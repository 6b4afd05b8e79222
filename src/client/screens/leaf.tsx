import type { SeatId } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import type { Album } from '../album.ts';
import { useT } from '../i18n/language.tsx';
import { Card } from '../ui/card.tsx';
import { wordsOf } from '../ui/clue-words.ts';
import { Recorded } from '../ui/recorded.tsx';
import { Sitter } from '../ui/sitter.tsx';

/** One page of the album: the clue, all its cards with their owners, and who found it. */
export const Leaf = ({
  round,
  people,
  onLook,
}: {
  round: RoundResult;
  people: Album['people'];
  onLook: (at: number) => void;
}) => {
  const t = useT();
  const name = (seat: SeatId) => people[seat]?.name ?? '';
  const teller = name(round.storyteller);
  const first = round.target ?? 1;
  const order = [first - 1, ...round.cards.map((_, i) => i).filter(i => i !== first - 1)];
  const found = round.target === null ? [] : [...new Set(round.cards[round.target - 1]?.votes ?? [])];
  return (
    <article className="slip tall leafp">
      <h2 className="who">{t('album.round', { n: round.round, name: teller })}</h2>
      <p className="clue">{wordsOf(round.clue, t)}</p>
      {round.clue.kind === 'recording' && <Recorded audio={round.clue.audio} />}
      <ul className="strip six">
        {order.map((at, i) => {
          const played = round.cards[at];
          if (played === undefined) return null;
          return (
            <li key={played.card} className={i === 0 ? 'big' : ''}>
              <button type="button" className="strip-card" onClick={() => onLook(at)}>
                <Card id={played.card} sizes={i === 0 ? '12rem' : '6rem'} />
              </button>
              <span className="own">
                <Sitter face={people[played.owner]} />
                <span className={i === 0 ? '' : 'vh'}>{name(played.owner)}</span>
              </span>
            </li>
          );
        })}
        {round.target !== null && (
          <li className="found">
            {found.length === 0 ? t('album.nobody') : t('album.found')}
            {found.length > 0 && (
              <span className="vs" role="img" aria-label={found.map(name).join(', ')}>
                {found.map(seat => (
                  <Sitter key={seat} face={people[seat]} />
                ))}
              </span>
            )}
          </li>
        )}
      </ul>
    </article>
  );
};
