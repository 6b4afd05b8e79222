import type { Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { Voters } from './voters.tsx';

interface ShownCardProps {
  readonly result: RoundResult;
  readonly slot: Slot;
  readonly beat: number;
  readonly sizes: string;
}

/** One card of the reveal with its number, its thorn and whoever voted for it; pressed, it is seen large. */
export const ShownCard = ({ result, slot, beat, sizes }: ShownCardProps) => {
  const sheets = useTableSheets();
  const played = result.cards[slot - 1];
  if (played === undefined) return null;
  const lit = beat >= 2 && slot === result.target;
  const dim = beat >= 2 && !lit && result.target !== null;
  return (
    <button
      type="button"
      className={`cw ${dim ? 'dim-card' : ''}`}
      onClick={() =>
        sheets.look(
          result.cards.map(one => one.card),
          slot - 1,
        )
      }
    >
      <Card id={played.card} eager className={lit ? 'lit' : ''} sizes={sizes} />
      <span className={`num ${lit ? 'mine' : ''}`}>{slot}</span>
      {result.red === slot && (
        <span className="seal thorn on-card">
          <Icon name="close" />
        </span>
      )}
      <Voters seats={played.votes} shown={beat >= 1} />
    </button>
  );
};
