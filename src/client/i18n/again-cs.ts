import type { again as source } from './again-en.ts';
import type { Message } from './messages.ts';

/** What was already seen and may be read again, and what a table does without. */
export const again = {
  'again.title': 'Minulé kolo',
  'again.truth': 'vypravěčova karta',
  'again.thorn': 'trn: hlasy sem nic nepřinesly',
  'again.undescribed': 'U tohoto stolu karty nemají popis. Než se rozdá, může to hostitel změnit.',
  'again.pair': 'Nová dvojice: {name} a {other}',
  'again.unlocked': 'Bez hesla',
  'again.nowhere': 'Takový stůl tu není',
  'again.unseated': 'Tvoje místo u tohoto stolu už není. Můžeš si znovu sednout, nebo se jen dívat.',
} as const satisfies Record<keyof typeof source, Message>;
