import { lazy } from 'react';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { shareLink } from '../table-facts.ts';
import { AidSheet } from './aid-sheet.tsx';
import { ChatSheet } from './chat-sheet.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { Invite } from './invite.tsx';
import { LastRoundSheet } from './last-round-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { OptionsSheet } from './options-sheet.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { Sheet } from './sheet.tsx';
import type { SheetName } from './table-sheets.ts';

/** Dragging is heavy, and only a host of pairs needs it. */
const SeatingSheet = lazy(async () => ({ default: (await import('./seating-sheet.tsx')).SeatingSheet }));

interface SheetProps {
  readonly onClose: () => void;
}

const InviteSheet = ({ onClose }: SheetProps) => {
  const t = useT();
  const { code } = useTable();
  return (
    <Sheet title={t('menu.invite')} onClose={onClose}>
      <Invite code={code} link={shareLink(code)} />
      <p className="dim sm">{t('invite.screen', { address: `${location.host}/screen/${code}` })}</p>
    </Sheet>
  );
};

const SHEETS: Readonly<Record<SheetName, React.ComponentType<SheetProps>>> = {
  menu: MenuSheet,
  aid: AidSheet,
  invite: InviteSheet,
  last: LastRoundSheet,
  options: OptionsSheet,
  worlds: props => <OptionsSheet {...props} part="worlds" />,
  timers: props => <OptionsSheet {...props} part="timers" />,
  people: PeopleSheet,
  chat: ChatSheet,
  settings: SettingsSheet,
  seating: SeatingSheet,
  leave: LeaveSheet,
  delete: DeleteSheet,
};

export const TableSheet = ({ sheet, onClose }: SheetProps & { sheet: SheetName }) => {
  const Content = SHEETS[sheet];
  return <Content onClose={onClose} />;
};
