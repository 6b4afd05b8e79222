import type { Message } from './messages.ts';
import type { slow as source } from './slow-en.ts';

/** Ways to a table from the front page: by code, by the list of one's own tables, by a message that it is one's turn. */
export const slow = {
  'home.code': 'Bordkode eller link',
  'home.code-hint': 'kode eller link',
  'home.join': 'Vær med',
  'home.lock': 'Åbn et bord med kodeord',
  'home.phrase': 'Kodeord til dine venner',
  'home.practise': 'Øv dig med botter',
  'home.worlds': 'Se verdenerne',
  'home.workshop': 'Lav dine egne kort',
  'mine.title': 'Dine borde',
  'mine.empty': 'Her står de borde, du sidder ved. Uden tidsgrænser kan et spil vare i ugevis.',
  'mine.turn-claim': 'Hvem har en ledetråd?',
  'mine.turn-clue': 'Din tur: fortæl',
  'mine.turn-cards': 'Din tur: vælg et kort',
  'mine.turn-vote': 'Din tur: stem',
  'mine.turn-next': 'Se, hvem der fandt det',
  'mine.lobby': 'Før kortene er delt ud',
  'mine.over': 'Spillet er slut',
  'mine.gone': 'Bordet er ryddet',
  'mine.remove': 'Fjern fra listen: {names}',
  'push.ask': 'Sig til, når det er min tur',
  'push.hint': 'En besked på denne enhed, også når Inkling er lukket.',
  'push.denied': 'Browseren tillader ikke beskeder fra denne side.',
  'push.failed': 'Det lykkedes ikke lige nu.',
} as const satisfies Record<keyof typeof source, Message>;
