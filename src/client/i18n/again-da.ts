import type { again as source } from './again-en.ts';
import type { Message } from './messages.ts';

/** What was already seen and may be read again, and what a table does without. */
export const again = {
  'again.title': 'Den forrige runde',
  'again.truth': 'fortællerens kort',
  'again.thorn': 'tornen: stemmer her gav intet',
  'again.undescribed': 'Kortene bliver ikke beskrevet ved dette bord. Værten kan ændre det, indtil der er delt ud.',
  'again.pair': '{name} er nu makker med {other}',
  'again.unlocked': 'Uden kodeord',
  'again.nowhere': 'Det bord findes ikke',
  'again.unseated': 'Din plads ved dette bord findes ikke mere. Du kan sætte dig igen eller bare se med.',
} as const satisfies Record<keyof typeof source, Message>;
