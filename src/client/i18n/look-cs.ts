import type { look as source } from './look-en.ts';
import type { Message } from './messages.ts';

/** One card held close: to its neighbours, and closer still; an address to take along; a table seen by a room. */
export const look = {
  'look.before': 'Předchozí karta',
  'look.after': 'Další karta',
  'look.magnify': 'Zvětšit',
  'copy.by-hand': 'Tady se kopírovat nedá. Označ adresu a zkopíruj si ji.',
  'copy.table': 'Adresa stolu',
  'copy.seat': 'Adresa tvého místa',
  'link.away-watching': 'Spojení vypadlo. Stůl už může vypadat jinak.',
} as const satisfies Record<keyof typeof source, Message>;
