import { useT } from '../i18n/language.tsx';
import { IconButton } from './buttons.tsx';
import { useTableSheets } from './table-sheets.ts';

/** Opens the table's menu, and shows that there is table talk in it that has not been read. */
export const MenuButton = () => {
  const t = useT();
  const { open, unread } = useTableSheets();
  const label = unread === 0 ? t('rail.menu') : t('rail.menu-new', { n: unread });
  return <IconButton icon="menu" className={unread === 0 ? '' : 'news'} label={label} onClick={() => open('menu')} />;
};
