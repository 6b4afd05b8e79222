import type { Message } from './messages.ts';
import type { slow as source } from './slow-en.ts';

/** Ways to a table from the front page: by code, by the list of one's own tables, by a message that it is one's turn. */
export const slow = {
  'home.code': 'Код столу або посилання',
  'home.code-hint': 'код чи посилання',
  'home.join': 'До столу',
  'home.lock': 'Відкрити стіл із паролем',
  'home.phrase': 'Пароль для друзів',
  'home.practise': 'Гра з ботами',
  'home.worlds': 'Переглянути світи',
  'home.workshop': 'Зробити власні картки',
  'mine.title': 'Твої столи',
  'mine.empty': 'Тут будуть столи, за якими ти сидиш. Без таймера гра може тривати тижні.',
  'mine.turn-claim': 'Хто має натяк?',
  'mine.turn-clue': 'Твоя черга: оповідай',
  'mine.turn-cards': 'Твоя черга: обери картку',
  'mine.turn-vote': 'Твоя черга: голосуй',
  'mine.turn-next': 'Подивися, хто знайшов',
  'mine.lobby': 'Ще не роздано',
  'mine.over': 'Гру закінчено',
  'mine.gone': 'Стіл прибрано',
  'mine.remove': 'Прибрати зі списку: {names}',
  'push.ask': 'Сповіщати, коли моя черга',
  'push.hint': 'Повідомлення на цьому пристрої, навіть коли Inkling закрито.',
  'push.denied': 'Браузер не дозволяє повідомлень від цього сайту.',
  'push.failed': 'Зараз не вийшло.',
} as const satisfies Record<keyof typeof source, Message>;
