import type { listen as source } from './listen-en.ts';
import type { Message } from './messages.ts';

/** What people hear who do not see the table, and what the desk says where a finger would do something else. */
export const listen = {
  'listen.help-one': 'Натисни на картку, щоб проголосувати; свою обрати не можна.',
  'listen.help-two': 'Два голоси, за одну картку або за дві. Права кнопка миші або Delete відкладає картку.',
  'listen.no-leaf': 'Листок ще не покладено',
  'listen.no-thorn': 'Колючку ще не покладено',
  'listen.leaf': 'твій листок',
  'listen.thorn': 'твоя колючка',
  'listen.both': 'обидва твої голоси',
  'listen.back': 'знову на столі',
  'listen.chosen': 'Обрано карток: {n} з {all}',
  'listen.truth': 'Та, яку шукали',
  'listen.on-thorn': 'Колючка оповідача',
  'listen.theirs': {
    one: '{n} голос від інших',
    few: '{n} голоси від інших',
    many: '{n} голосів від інших',
    other: '{n} голоси від інших',
  },
  'listen.total': { one: 'разом {n} бал', few: 'разом {n} бали', many: 'разом {n} балів', other: 'разом {n} бали' },
  'listen.track': 'Бали наразі: {list}',
  'points.title-of': 'Бали раунду {n} з {all}',
  'reveal.round-of': 'Раунд {n} з {all}',
  'listen.place': 'Місце {n}:',
  'listen.only-vote': 'Це мій єдиний голос',
  'listen.only': 'Твій єдиний голос: {slots}',
  'listen.or-only': 'Додай другий або скажи, що цей єдиний',
  'listen.take-back': 'Забрати',
  'listen.below': 'Голосуй нижче.',
} as const satisfies Readonly<Record<keyof typeof source, Message>>;
