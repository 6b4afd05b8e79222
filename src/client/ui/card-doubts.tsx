import { useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { REPORT_REASONS } from '../../protocol/own-worlds.ts';
import { useWorkshopWords } from '../i18n/workshop/words.ts';
import { ownCard } from '../net/own-worlds.tsx';
import { useTable } from '../net/table-link.ts';
import { reportCard } from '../workshop/api.ts';
import { saidWhy } from '../workshop/why.ts';
import { Quiet } from './buttons.tsx';

/** For a picture that somebody made: anybody may report it, the host hides it from this table. */
export const CardDoubts = ({ card, onHidden }: { card: CardId; onHidden: () => void }) => {
  const w = useWorkshopWords();
  const { table, me, send } = useTable();
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const own = ownCard(card);
  if (own === null || w === null) return null;
  const hidden = table.options.hidden ?? [];
  const isHost = me !== null && table.host === me.seat;
  const report = async (reason: (typeof REPORT_REASONS)[number]): Promise<void> => {
    setAsks(false);
    await reportCard(own.world, own.name, reason).then(
      () => setSaid(w('reported')),
      (why: unknown) => setSaid(saidWhy(w, why)),
    );
  };
  return (
    <div className="doubts">
      {said !== null && <p role="status">{said}</p>}
      {asks ? (
        <fieldset>
          <legend>{w('report-why')}</legend>
          {REPORT_REASONS.map(reason => (
            <Quiet key={reason} onClick={() => void report(reason)}>
              {w(`reason-${reason}`)}
            </Quiet>
          ))}
        </fieldset>
      ) : (
        said === null && (
          <Quiet icon="shield" onClick={() => setAsks(true)}>
            {w('report')}
          </Quiet>
        )
      )}
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
