import type { Message } from './messages.ts';
import type { voice as source } from './voice-en.ts';

/** Clues that are heard: said aloud, or recorded. */
export const voice = {
  'clue.aloud': 'Сказати вголос',
  'clue.aloud-title': 'Скажи, заспівай, замугич, покажи.',
  'clue.aloud-text': 'Коли всі почують, натисни кнопку внизу.',
  'clue.heard': 'Усі почули',
  'clue.said-aloud': 'Сказано вголос',
  'clue.recorded': 'Записано',
  'clue.record': 'Записати',
  'record.start': 'Почати запис',
  'record.stop': 'Зупинити запис',
  'record.again': 'Ще раз',
  'record.listen': 'Послухати',
  'record.of': 'з {time}',
  'record.live': 'Триває запис',
  'record.done': 'Записано: {time}',
  'record.hint': 'Заспівай, замугич, прошепочи: щонайбільше двадцять секунд.',
  'record.caption': 'Слова до запису, якщо хочеш',
  'record.no-mic': 'Мікрофона не знайдено. Напиши підказку або скажи її вголос.',
  'record.denied': 'Браузер не дає мікрофона. Дозволь його біля адреси або напиши підказку.',
  'record.unsupported': 'Цей браузер тут не вміє записувати. Напиши підказку або скажи її вголос.',
  'record.busy': 'Мікрофон не відповідає. Можливо, ним користується інша програма.',
  'record.silent': 'Нічого не було чути. Може, мікрофон вимкнено?',
  'record.failed': 'Запис не дійшов. Спробуй ще раз.',
  'record.unreadable': 'Сервер не зміг прочитати цей запис. Запиши, будь ласка, ще раз.',
  'record.sending': 'Надсилаємо …',
  'voice.play': 'Відтворити запис, {time}',
  'voice.pause': 'Пауза',
  'voice.tap': 'торкнись, щоб почути',
  'voice.gone': 'Цей запис більше не можна почути.',
} as const satisfies Record<keyof typeof source, Message>;
