import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { heirOf, rulesetOf } from '../table-facts.ts';
import { Quiet, Stitch } from './buttons.tsx';
import { Sheet } from './sheet.tsx';

/**
 * [TB3, TB6] What becomes of the seat is said before it is given up; going to the door without leaving keeps it. However the
 * sheet is closed, whoever closes it stays.
 */
export const LeaveSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { table, me, waits, leaving, status, pending } = useTable();
  const going = pending.some(command => command.t === 'leave');
  const fate = (): string => {
    if (table.phase === 'lobby' || waits) return t('leave.free');
    if (table.phase === 'over') return t('leave.over');
    const { pairs, players } = rulesetOf(table);
    const needed = pairs || (table.game?.seating.length ?? 0) <= players.min;
    return t(needed ? 'leave.bot' : 'leave.round');
  };
  const heir = me !== null && table.host === me.seat ? heirOf(table, me.seat) : null;
  const stay = () => {
    leaving?.stay();
    onClose();
  };
  return (
    <Sheet title={t('menu.leave')} onClose={stay}>
      <p>{fate()}</p>
      {heir !== null && <p>{t('leave.host', { name: heir })}</p>}
      <p className="dim">{t('leave.door')}</p>
      {(going || status !== 'live') && <p role="alert">{t(going ? 'leave.going' : 'link.away')}</p>}
      <div className="leave-acts">
        <Stitch icon="back" disabled={going || status !== 'live'} onClick={() => leaving?.leave()}>
          {t('menu.leave')}
        </Stitch>
        <Quiet onClick={stay}>{t('leave.stay')}</Quiet>
      </div>
    </Sheet>
  );
};
