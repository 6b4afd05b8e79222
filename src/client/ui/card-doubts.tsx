import type { CardId } from '../../engine/ids.ts';
import { useWorkshopWords } from '../i18n/workshop/words.ts';
import { ownCard } from '../net/own-worlds.tsx';
import { useTable } from '../net/table-link.ts';
import { Quiet } from './buttons.tsx';
import { Report } from './report.tsx';

/** For a picture that somebody made: anybody may report it, the host hides it from this table. */
export const CardDoubts = ({ card, onHidden }: { card: CardId; onHidden: () => void }) => {
  const w = useWorkshopWords();
  const { table, me, send } = useTable();
  const own = ownCard(card);
  if (own === null || w === null) return null;
  const hidden = table.options.hidden ?? [];
  const isHost = me !== null && table.host === me.seat;
  return (
    <div className="doubts">
      <Report w={w} world={own.world} card={own.name} />
      {isHost && !hidden.includes(card) && (
        <Quiet
          icon="eye"
          onClick={() => {
            send({ t: 'configure', options: { hidden: [...hidden, card] } });
            onHidden();
          }}
        >
          {w('hide-here')}
        </Quiet>
      )}
    </div>
  );
};
