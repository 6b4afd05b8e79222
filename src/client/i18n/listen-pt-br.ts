import type { listen as source } from './listen-en.ts';
import type { Message } from './messages.ts';

/** What people hear who do not see the table, and what the desk says where a finger would do something else. */
export const listen = {
  'listen.help-one': 'Clique numa carta para votar nela; a sua está bloqueada.',
  'listen.help-two':
    'Dois votos, numa carta ou em duas. Clique com o botão direito, ou tecle Delete, para pôr uma de lado.',
  'listen.no-leaf': 'Folha ainda não colocada',
  'listen.no-thorn': 'Espinho ainda não colocado',
  'listen.leaf': 'sua folha',
  'listen.thorn': 'seu espinho',
  'listen.both': 'seus dois votos',
  'listen.back': 'de volta à mesa',
  'listen.chosen': { other: 'Cartas escolhidas: {n} de {all}' },
  'listen.truth': 'A carta certa',
  'listen.on-thorn': 'O espinho do narrador',
  'listen.theirs': {
    one: '{n} voto na carta',
    many: '{n} votos na carta',
    other: '{n} votos na carta',
  },
  'listen.total': { one: 'agora {n} ponto', many: 'agora {n} pontos', other: 'agora {n} pontos' },
  'listen.track': 'Pontos até agora: {list}',
  'points.title-of': 'Pontos da rodada {n} de {all}',
  'reveal.round-of': 'Rodada {n} de {all}',
  'listen.place': '{n}º lugar:',
  'listen.only-vote': 'Este é meu único voto',
  'listen.only': 'Seu único voto: {slots}',
  'listen.or-only': 'Dê um segundo voto ou diga que este é o único',
  'listen.take-back': 'Retirar',
  'listen.below': 'Vote abaixo.',
} as const satisfies Readonly<Record<keyof typeof source, Message>>;
