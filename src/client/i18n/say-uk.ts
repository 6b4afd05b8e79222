import type { Message } from './messages.ts';
import type { say as source } from './say-en.ts';

const forms = (one: string, few: string, many: string): Message => ({ one, few, many, other: few });

/** What whoever listens to the screen is told when it happens. Whole sentences: they are put one behind the other. */
export const say = {
  'say.lobby': { other: 'Гравців у передпокої: {n}.' },
  'say.came': '{name} сідає за стіл.',
  'say.gone': '{name} встає з-за столу.',
  'say.clue': '{name} каже: {clue}.',
  'say.clue-own': 'Твій натяк: {clue}.',
  'say.cards-others': 'Решта обирає картки.',
  'say.vote': { other: 'Карток на столі: {n}.' },
  'say.vote-others': 'Решта голосує.',
  'say.turned': 'Голоси відкрито.',
  'say.target': '{name}: картка {slot}.',
  'say.target-own': 'Твоя картка: {slot}.',
  'say.earned': forms('За цей раунд тобі {n} бал.', 'За цей раунд тобі {n} бали.', 'За цей раунд тобі {n} балів.'),
  'say.over': 'Гру закінчено.',
  'say.won': { other: 'Перемога: {names}. Бали: {n}.' },
  'say.time': forms('Лишилася {n} секунда.', 'Лишилося {n} секунди.', 'Лишилося {n} секунд.'),
  'say.back': 'Зв’язок відновлено.',
  'rail.menu-new': forms(
    'Меню столу, {n} нове повідомлення',
    'Меню столу, {n} нові повідомлення',
    'Меню столу, {n} нових повідомлень',
  ),
} as const satisfies Record<keyof typeof source, Message>;
