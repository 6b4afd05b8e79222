import type { Message } from './messages.ts';
import type { slow as source } from './slow-en.ts';

/** Ways to a table from the front page: by code, by the list of one's own tables, by a message that it is one's turn. */
export const slow = {
  'home.code': 'Código ou link da mesa',
  'home.code-hint': 'código ou link',
  'home.join': 'Entrar',
  'home.lock': 'Abrir uma mesa com senha',
  'home.phrase': 'Senha para os seus amigos',
  'home.practise': 'Treinar com robôs',
  'home.worlds': 'Ver os mundos',
  'home.workshop': 'Criar suas cartas',
  'mine.title': 'Suas mesas',
  'mine.empty': 'Aqui ficam as mesas em que você está. Sem relógio, um jogo pode levar semanas.',
  'mine.turn-claim': 'Quem tem uma dica?',
  'mine.turn-clue': 'Sua vez: conte uma história',
  'mine.turn-cards': 'Sua vez: escolha uma carta',
  'mine.turn-vote': 'Sua vez: vote',
  'mine.turn-next': 'Veja quem acertou',
  'mine.lobby': 'Antes de dar as cartas',
  'mine.over': 'O jogo acabou',
  'mine.gone': 'Mesa desfeita',
  'mine.remove': 'Tirar da lista: {names}',
  'push.ask': 'Me avise quando for a minha vez',
  'push.hint': 'Uma mensagem neste aparelho, mesmo com o Inkling fechado.',
  'push.denied': 'O navegador não permite mensagens deste site.',
  'push.failed': 'Não deu certo agora.',
} as const satisfies Record<keyof typeof source, Message>;
