import type { ReactNode } from 'react';
import { REACTIONS } from '../../protocol/client-message.ts';
import { useT } from '../i18n/language.tsx';
import { useOwnSeat } from '../net/own-seat.ts';
import { useTable } from '../net/table-link.ts';
import { go } from '../router.ts';
import { lastRound, shareLink } from '../table-facts.ts';
import { Copied, useCopying } from './copied.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import { Invite } from './invite.tsx';
import { Sheet } from './sheet.tsx';
import { useTableSheets } from './table-sheets.ts';

/** Everything about the table that is not the next move; link and code are always in it. */
export const MenuSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { code, table, me, react, practice, leaving } = useTable();
  const host = me !== null && table.host === me.seat;
  const sheets = useTableSheets();
  const own = useOwnSeat();
  const seatLink = useCopying(own === null ? '' : `${shareLink(code)}#seat=${own.seat}.${own.token}`);
  const rows: readonly { icon: IconName; label: string; run: () => void; below?: ReactNode }[] = [
    ...(lastRound(table) === null
      ? []
      : [{ icon: 'again' as const, label: t('again.title'), run: () => sheets.open('last') }]),
    { icon: 'grid', label: t('menu.people'), run: () => sheets.open('people') },
    ...(practice ? [] : [{ icon: 'say' as const, label: t('menu.chat'), run: () => sheets.open('chat') }]),
    { icon: 'aid', label: t('menu.rules'), run: () => sheets.open('aid') },
    { icon: 'globe', label: t('nav.settings'), run: () => sheets.open('settings') },
    ...(practice
      ? []
      : [{ icon: 'eye' as const, label: t('menu.screen'), run: () => window.open(`/screen/${code}`, '_blank') }]),
    ...(own === null || practice
      ? []
      : [
          {
            icon: 'link' as const,
            label: t(seatLink.state === 'copied' ? 'invite.copied' : 'menu.seat-link'),
            run: () => void seatLink.copy(),
            below: <Copied what={seatLink} label={t('copy.seat')} />,
          },
        ]),
    { icon: 'door', label: t('nav.home'), run: () => go('/') },
    ...(leaving === null ? [] : [{ icon: 'back' as const, label: t('menu.leave'), run: () => sheets.open('leave') }]),
    ...(host && !practice
      ? [{ icon: 'close' as const, label: t('delete.row'), run: () => sheets.open('delete') }]
      : []),
  ];
  return (
    <Sheet title={t('rail.menu')} onClose={onClose}>
      {!practice && <Invite code={code} link={shareLink(code)} />}
      {me !== null && !practice && (
        <div className="choices" role="group" aria-label={t('menu.react')}>
          {REACTIONS.map(what => (
            <button
              key={what}
              type="button"
              className="choice"
              onClick={() => {
                react(what);
                onClose();
              }}
            >
              {t(`react.${what}`)}
            </button>
          ))}
        </div>
      )}
      <ul className="sheet-list">
        {rows.map(({ icon, label, run, below }) => (
          <li key={icon}>
            <button type="button" className="sheet-row" onClick={run}>
              <Icon name={icon} />
              <span className="grow">{label}</span>
            </button>
            {below}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
