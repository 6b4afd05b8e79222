import type { look as source } from './look-en.ts';
import type { Message } from './messages.ts';

/** One card held close: to its neighbours, and closer still; an address to take along; a table seen by a room. */
export const look = {
  'look.before': 'Forrige kort',
  'look.after': 'Næste kort',
  'look.magnify': 'Forstør',
  'copy.by-hand': 'Her kan der ikke kopieres. Markér adressen, og kopiér den selv.',
  'copy.table': 'Bordets adresse',
  'copy.seat': 'Adressen til din plads',
  'link.away-watching': 'Ingen forbindelse. Bordet kan se anderledes ud nu.',
} as const satisfies Record<keyof typeof source, Message>;
