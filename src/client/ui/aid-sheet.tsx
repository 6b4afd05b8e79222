import { useT } from '../i18n/language.tsx';
import type { Key } from '../i18n/messages.ts';
import { useTable } from '../net/table-link.ts';
import { rulesetOf } from '../table-facts.ts';
import { Sheet } from './sheet.tsx';

/** How points work in this ruleset, in the fewest words. */
const AID: Readonly<Record<ReturnType<typeof rulesetOf>['id'], readonly Key[]>> = {
  classic: ['aid.some', 'aid.all-or-none', 'aid.lure'],
  odyssey2011: ['aid.some', 'aid.all-or-none', 'aid.lure-3', 'aid.single'],
  odyssey2023: ['aid.per-vote', 'aid.every-vote', 'aid.none', 'aid.lure'],
  party: ['aid.crowd', 'aid.alone', 'aid.thorn'],
  teams: ['aid.pair-some', 'aid.all-or-none', 'aid.lure-3', 'aid.pair-own'],
};

export const AidSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { table } = useTable();
  const { id } = rulesetOf(table);
  return (
    <Sheet title={t(`ruleset.${id}`)} onClose={onClose}>
      <p>{t(`ruleset.${id}-about`)}</p>
      <h3>{t('rail.aid')}</h3>
      <ul className="aid">
        {AID[id].map(key => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <a className="stitch" href="/rules" target="_blank" rel="noreferrer">
        {t('nav.rules')}
      </a>
    </Sheet>
  );
};
