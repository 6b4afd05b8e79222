import type { again as source } from './again-en.ts';
import type { Message } from './messages.ts';

/** What was already seen and may be read again, and what a table does without. */
export const again = {
  'again.title': 'Попередній раунд',
  'again.truth': 'картка оповідача',
  'again.thorn': 'колючка: голоси тут нічого не дали',
  'again.undescribed': 'За цим столом картки не мають описів. Господар може це змінити, поки не роздано.',
  'again.pair': 'Тепер у парі: {name} і {other}',
  'again.unlocked': 'Без пароля',
  'again.nowhere': 'Такого столу немає',
  'again.unseated': 'Твого місця за цим столом більше немає. Можна сісти знову або лише дивитися.',
} as const satisfies Record<keyof typeof source, Message>;
