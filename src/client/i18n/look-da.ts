import type { look as source } from './look-en.ts';
import type { Message } from './messages.ts';

/** One card held close: to its neighbours, and closer still. */
export const look = {
  'look.before': 'Forrige kort',
  'look.after': 'Næste kort',
  'look.magnify': 'Forstør',
} as const satisfies Record<keyof typeof source, Message>;
