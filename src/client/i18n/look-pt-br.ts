import type { look as source } from './look-en.ts';
import type { Message } from './messages.ts';

/** One card held close: to its neighbours, and closer still; an address to take along; a table seen by a room. */
export const look = {
  'look.before': 'Carta anterior',
  'look.after': 'Próxima carta',
  'look.magnify': 'Ampliar',
  'copy.by-hand': 'Não dá para copiar aqui. Selecione o endereço e copie manualmente.',
  'copy.table': 'O endereço da mesa',
  'copy.seat': 'O endereço do seu lugar',
  'link.away-watching': 'Sem conexão. A mesa já pode estar diferente.',
} as const satisfies Record<keyof typeof source, Message>;
