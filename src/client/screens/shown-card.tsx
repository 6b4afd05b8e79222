import type { CardId, Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { useCardArt } from '../net/worlds.ts';
import { nameOf } from '../table-facts.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TRUTH_LIT, useVotesWords, Voters } from './voters.tsx';

interface ShownCardProps {
  readonly result: RoundResult;
  readonly slot: Slot;
  readonly beat: number;
  readonly sizes: string;
}

/** All there is to know of a card that is turned, the number first, as light, size and seals tell it to the eye. */
const useShownLabel = (result: RoundResult, slot: Slot): string => {
  const t = useT();
  const votes = useVotesWords();
  const { table } = useTable();
  const played = result.cards[slot - 1];
  const art = useCardArt(played?.card ?? ('' as CardId));
  if (played === undefined) return '';
  return [
    t('slot.label', { n: slot }),
    t('reveal.card-of', { name: nameOf(table, played.owner) }),
    slot === result.target && t('listen.truth'),
    slot === result.red && t('listen.on-thorn'),
    votes(played.votes),
    art?.alt,
  ]
    .filter(Boolean)
    .join('. ');
};

/** One card of the reveal with its number, its thorn and whoever voted for it; pressed, it is seen large. */
export const ShownCard = ({ result, slot, beat, sizes }: ShownCardProps) => {
  const sheets = useTableSheets();
  const label = useShownLabel(result, slot);
  const played = result.cards[slot - 1];
  if (played === undefined) return null;
  const lit = beat >= TRUTH_LIT && slot === result.target;
  const dim = beat >= TRUTH_LIT && !lit && result.target !== null;
  return (
    <button
      type="button"
      className={`cw ${dim ? 'dim-card' : ''}`}
      aria-label={label}
      onClick={() =>
        sheets.look(
          result.cards.map(one => one.card),
          slot - 1,
        )
      }
    >
      <Card id={played.card} eager className={lit ? 'lit' : ''} sizes={sizes} />
      <span className={`num ${lit ? 'mine' : ''}`}>{slot}</span>
      {beat >= TRUTH_LIT && result.red === slot && (
        <span className="seal thorn on-card">
          <Icon name="close" />
        </span>
      )}
      <Voters seats={played.votes} shown={beat >= 1} />
    </button>
  );
};
