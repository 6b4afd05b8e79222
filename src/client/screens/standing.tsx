import type { SideId } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { pointsOf } from '../table-facts.ts';

/** What a side got in a round, and what it has with that: +4 → 11. */
export const Standing = ({ result, side }: { result: RoundResult; side: SideId }) => {
  const t = useT();
  const { table } = useTable();
  const points = pointsOf(result, side);
  const score = table.seats[side]?.score ?? 0;
  return (
    <span className="standing">
      <b className={`pts ${points === 0 ? 'zero' : ''}`} data-points={side}>
        {points === 0 ? '0' : `+${points}`}
      </b>
      <span className="nums total">
        <span aria-hidden="true">→ {score}</span>
        <span className="vh">{t('listen.total', { n: score })}</span>
      </span>
    </span>
  );
};
