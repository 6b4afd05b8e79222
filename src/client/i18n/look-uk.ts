import type { look as source } from './look-en.ts';
import type { Message } from './messages.ts';

/** One card held close: to its neighbours, and closer still; an address to take along; a table seen by a room. */
export const look = {
  'look.before': 'Попередня картка',
  'look.after': 'Наступна картка',
  'look.magnify': 'Збільшити',
  'copy.by-hand': 'Тут скопіювати не вдасться. Виділи адресу й скопіюй її.',
  'copy.table': 'Адреса столу',
  'copy.seat': 'Адреса твого місця',
  'link.away-watching': 'Немає зв’язку. Стіл уже може виглядати інакше.',
} as const satisfies Record<keyof typeof source, Message>;
