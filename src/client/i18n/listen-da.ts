import type { listen as source } from './listen-en.ts';
import type { Message } from './messages.ts';

/** What people hear who do not see the table, and what the desk says where a finger would do something else. */
export const listen = {
  'listen.help-one': 'Tryk på et kort for at stemme på det; dit eget er låst.',
  'listen.help-two':
    'To stemmer, på ét kort eller to. Højreklik på et kort, eller tryk på Delete, for at lægge det til side.',
  'listen.no-leaf': 'Bladet er ikke lagt endnu',
  'listen.no-thorn': 'Tornen er ikke lagt endnu',
  'listen.leaf': 'dit blad',
  'listen.thorn': 'din torn',
  'listen.both': 'begge dine stemmer',
  'listen.back': 'på bordet igen',
  'listen.chosen': '{n} af {all} kort valgt',
  'listen.truth': 'Det, der skulle findes',
  'listen.on-thorn': 'Fortællerens torn',
  'listen.theirs': { one: 'én stemme på kortet', other: '{n} stemmer på kortet' },
  'listen.total': 'nu {n} point',
  'listen.track': 'Point indtil nu: {list}',
  'points.title-of': 'Point i runde {n} af {all}',
  'reveal.round-of': 'Runde {n} af {all}',
  'listen.place': '{n}.-plads:',
  'listen.only-vote': 'Det er min eneste stemme',
  'listen.only': 'Din eneste stemme: {slots}',
  'listen.or-only': 'Afgiv en til, eller sig, at det er din eneste',
  'listen.take-back': 'Tag tilbage',
  'listen.below': 'Stem nedenfor.',
} as const satisfies Readonly<Record<keyof typeof source, Message>>;
