import type { again as source } from './again-en.ts';
import type { Message } from './messages.ts';

/** What was already seen and may be read again, and what a table does without. */
export const again = {
  'again.title': 'A rodada anterior',
  'again.truth': 'a carta do narrador',
  'again.thorn': 'o espinho: votos aqui não valeram nada',
  'again.undescribed':
    'Nesta mesa as cartas não têm descrição. Quem lidera a mesa pode mudar isso antes de dar as cartas.',
  'again.pair': '{name} agora faz dupla com {other}',
  'again.unlocked': 'Sem senha',
  'again.nowhere': 'Essa mesa não existe',
  'again.unseated': 'Seu lugar nesta mesa não existe mais. Você pode sentar de novo ou só assistir.',
} as const satisfies Record<keyof typeof source, Message>;
