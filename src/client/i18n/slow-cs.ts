import type { Message } from './messages.ts';
import type { slow as source } from './slow-en.ts';

/** Ways to a table from the front page: by code, by the list of one's own tables, by a message that it is one's turn. */
export const slow = {
  'home.code': 'Kód stolu nebo odkaz',
  'home.code-hint': 'kód nebo odkaz',
  'home.join': 'Vstoupit',
  'home.lock': 'Založit stůl s heslem',
  'home.phrase': 'Heslo pro přátele',
  'home.practise': 'Hra s boty',
  'home.worlds': 'Prohlédnout si světy',
  'home.workshop': 'Vyrobit vlastní karty',
  'mine.title': 'Tvoje stoly',
  'mine.empty': 'Tady budou stoly, u kterých sedíš. Bez časomíry může hra trvat týdny.',
  'mine.turn-claim': 'Kdo má nápovědu?',
  'mine.turn-clue': 'Jsi na řadě: vyprávěj',
  'mine.turn-cards': 'Jsi na řadě: vyber kartu',
  'mine.turn-vote': 'Jsi na řadě: hlasuj',
  'mine.turn-next': 'Podívej se, kdo uhodl',
  'mine.lobby': 'Před rozdáním',
  'mine.over': 'Hra skončila',
  'mine.gone': 'Stůl je sklizený',
  'mine.remove': 'Odebrat ze seznamu: {names}',
  'push.ask': 'Dát mi vědět, až budu na řadě',
  'push.hint': 'Zpráva na tomhle zařízení, i když je Inkling zavřený.',
  'push.denied': 'Prohlížeč zprávy z téhle stránky nedovoluje.',
  'push.failed': 'Teď se to nepovedlo.',
} as const satisfies Record<keyof typeof source, Message>;
