import { useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { FaceDownFan } from '../ui/face-down-fan.tsx';
import { Fan } from '../ui/fan.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import './play.css';

/** [R2] Everybody looks; the first to say so tells the first story. */
export const Race = () => {
  const t = useT();
  const { me, send, pending } = useTable();
  const sheets = useTableSheets();
  const [held, setHeld] = useState(Math.floor((me?.hand.length ?? 1) / 2));
  const claimed = pending.some(command => command.t === 'claim');
  const hand = me?.hand ?? [];
  return (
    <main className="play">
      <TopRail />
      <div className="say">
        <h1>{t('race.title')}</h1>
        <p>{t(hand.length === 0 ? 'race.hidden' : 'race.text')}</p>
      </div>
      {hand.length === 0 ? (
        <FaceDownFan count={me?.faceDown ?? 0} />
      ) : (
        <Fan cards={hand} held={held} onHold={setHeld} onLook={at => sheets.look(hand, at)} />
      )}
      <div className="act">
        {me !== null && (
          <Plaque className="wide big" disabled={claimed} onClick={() => send({ t: 'claim' })}>
            {t('race.claim')}
          </Plaque>
        )}
        {hand.length > 0 && (
          <Quiet icon="zoom" onClick={() => sheets.look(hand, held)}>
            {t('hand.look')}
          </Quiet>
        )}
      </div>
    </main>
  );
};
