import type { listen as source } from './listen-en.ts';
import type { Message } from './messages.ts';

/** What people hear who do not see the table, and what the desk says where a finger would do something else. */
export const listen = {
  'listen.help-one': 'Klikni na kartu a hlasuj pro ni; tvoje je zamčená.',
  'listen.help-two': 'Dva hlasy, na jednu kartu nebo na dvě. Pravým tlačítkem nebo klávesou Delete kartu odložíš.',
  'listen.no-leaf': 'Lístek ještě není položený',
  'listen.no-thorn': 'Trn ještě není položený',
  'listen.leaf': 'tvůj lístek',
  'listen.thorn': 'tvůj trn',
  'listen.both': 'oba tvoje hlasy',
  'listen.back': 'zase na stole',
  'listen.chosen': 'Vybrané karty: {n} z {all}',
  'listen.truth': 'Ta, která se hledala',
  'listen.on-thorn': 'Trn vypravěče',
  'listen.theirs': {
    one: 'jeden hlas od ostatních',
    few: '{n} hlasy od ostatních',
    many: '{n} hlasů od ostatních',
    other: '{n} hlasů od ostatních',
  },
  'listen.total': { one: 'celkem 1 bod', few: 'celkem {n} body', many: 'celkem {n} bodů', other: 'celkem {n} bodů' },
  'listen.track': 'Body zatím: {list}',
  'points.title-of': 'Body za {n}. kolo z {all}',
  'reveal.round-of': '{n}. kolo z {all}',
  'listen.place': '{n}. místo:',
  'listen.only-vote': 'Je to můj jediný hlas',
  'listen.only': 'Tvůj jediný hlas: {slots}',
  'listen.or-only': 'Přidej druhý, nebo řekni, že je to tvůj jediný',
  'listen.take-back': 'Vzít zpět',
  'listen.below': 'Hlasuj dole.',
} as const satisfies Readonly<Record<keyof typeof source, Message>>;
