import type { Message } from './messages.ts';
import type { say as source } from './say-en.ts';

const forms = (one: string, other: string): Message => ({ one, many: other, other });

/** What whoever listens to the screen is told when it happens. Whole sentences: they are put one behind the other. */
export const say = {
  'say.lobby': forms('À mesa: {n} jogador.', 'À mesa: {n} jogadores.'),
  'say.came': '{name} se senta à mesa.',
  'say.gone': '{name} sai da mesa.',
  'say.clue': '{name} diz: {clue}.',
  'say.clue-own': 'Sua dica: {clue}.',
  'say.cards-others': 'Os outros estão escolhendo as cartas.',
  'say.vote': { other: 'Há {n} cartas na mesa.' },
  'say.vote-others': 'Os outros estão votando.',
  'say.turned': 'Os votos foram revelados.',
  'say.target': 'A carta de {name} era a {slot}.',
  'say.target-own': 'Sua carta era a {slot}.',
  'say.earned': forms('Você ganhou {n} ponto.', 'Você ganhou {n} pontos.'),
  'say.over': 'Fim de jogo.',
  'say.won': forms('Vitória: {names}, {n} ponto.', 'Vitória: {names}, {n} pontos.'),
  'say.time': forms('Falta {n} segundo.', 'Faltam {n} segundos.'),
  'say.back': 'A conexão voltou.',
  'rail.menu-new': forms('Menu da mesa, {n} mensagem nova', 'Menu da mesa, {n} mensagens novas'),
} as const satisfies Record<keyof typeof source, Message>;
