import type { Message } from './messages.ts';
import type { voice as source } from './voice-en.ts';

/** Clues that are heard: said aloud, or recorded. */
export const voice = {
  'clue.aloud': 'Em voz alta',
  'clue.aloud-title': 'Fale, cante, cantarole, faça mímica.',
  'clue.aloud-text': 'Quando todos tiverem ouvido, toque no botão abaixo.',
  'clue.heard': 'Todos ouviram',
  'clue.said-aloud': 'Em voz alta',
  'clue.recorded': 'Gravada',
  'clue.record': 'Gravar',
  'record.start': 'Começar a gravar',
  'record.stop': 'Parar a gravação',
  'record.again': 'De novo',
  'record.listen': 'Ouvir',
  'record.of': 'de {time}',
  'record.live': 'Gravando',
  'record.done': 'Gravado: {time}',
  'record.hint': 'Cante, cantarole, sussurre: no máximo vinte segundos.',
  'record.caption': 'Palavras para acompanhar, se quiser',
  'record.no-mic': 'Nenhum microfone encontrado. Escreva a dica ou diga em voz alta.',
  'record.denied': 'O navegador não liberou o microfone. Permita ao lado do endereço ou escreva a dica.',
  'record.unsupported': 'Este navegador não consegue gravar aqui. Escreva a dica ou diga em voz alta.',
  'record.busy': 'O microfone não responde. Talvez outro programa esteja usando.',
  'record.silent': 'Não se ouviu nada. O microfone está mudo?',
  'record.failed': 'A gravação não chegou. Tente de novo.',
  'record.unreadable': 'O servidor não conseguiu ler a gravação. Grave mais uma vez.',
  'record.sending': 'Enviando …',
  'voice.play': 'Tocar a gravação, {time}',
  'voice.pause': 'Pausar',
  'voice.tap': 'toque para ouvir',
  'voice.gone': 'Esta gravação não pode mais ser ouvida.',
} as const satisfies Record<keyof typeof source, Message>;
