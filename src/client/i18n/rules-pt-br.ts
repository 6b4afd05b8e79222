import type { RulesText } from './rules-text.ts';

export const rules: RulesText = [
  {
    heading: 'A ideia',
    paragraphs: [
      'Cada um tem algumas pinturas na mão. Uma pessoa, o narrador, diz algo sobre uma das suas: uma palavra, um verso, uma música, um suspiro. Os outros procuram na própria mão uma carta que também combine com a dica.',
      'As cartas são embaralhadas e abertas na mesa. Agora adivinhe: qual era a do narrador? E quantos a sua carta enganou?',
    ],
  },
  {
    heading: 'Uma rodada',
    paragraphs: [
      'Na primeira rodada, conta a história quem avisar primeiro que tem uma dica. Depois a vez vai passando em volta da mesa.',
      'O narrador escolhe uma carta em segredo e dá a dica. Pode escrever, ou dizer em voz alta se vocês estiverem na mesma sala.',
      'Cada um dos outros joga uma carta (com três jogadores: duas). Até entrar a última, você pode pegar a sua de volta.',
      'Todas as cartas ficam abertas e numeradas. Vote em segredo, nunca na sua própria; você pode mudar de ideia até o último voto.',
      'Todos os votos são revelados ao mesmo tempo. Aí se vê de quem era cada carta, quem ganha pontos e por quê.',
    ],
  },
  {
    heading: 'Pontos',
    paragraphs: [
      'Uma boa dica é entendida por alguns, mas não por todos. Nesse caso o narrador ganha 3, e quem achou a carta também.',
      'Se todos acharam, ou ninguém achou, o narrador não ganha nada e cada um dos outros ganha 2.',
      'Cada voto na sua própria carta rende mais 1 ponto. O jogo acaba na rodada em que alguém chega a 30; ganha quem tem mais pontos; em caso de empate, a vitória é dividida.',
    ],
  },
  {
    heading: 'Odyssey 2011',
    paragraphs: [
      'Para até doze. Com sete jogadores ou mais, você pode dar um voto, ou dois em cartas diferentes. Quem acha a carta com um voto só ganha mais 1 ponto. Votos na sua carta rendem no máximo 3 pontos por rodada.',
    ],
  },
  {
    heading: 'Odyssey 2023',
    paragraphs: [
      'Cada um dá dois votos, numa carta ou em duas. Cada voto na carta do narrador rende 3 pontos; o narrador ganha 3.',
      'Se todos os votos estiverem nela, o narrador não ganha nada e cada um dos outros ganha 4. Se nenhum estiver, cada um dos outros ganha 2.',
    ],
  },
  {
    heading: 'Festa',
    paragraphs: [
      'Para seis a doze. As cartas ficam viradas para baixo; o narrador diz algo antes que alguém veja uma carta. Depois todos, o narrador também, jogam uma carta que combine.',
      'Vote na carta em que você acha que a maioria vai votar; pode ser a sua. Você ganha 1 ponto por pessoa que a escolheu, contando você, no máximo 5, e nada se foi só você.',
      'O narrador também põe um espinho numa carta. Quem votou nela não ganha nada. Depois cada um passa as suas cartas para a esquerda.',
    ],
  },
  {
    heading: 'Duplas',
    paragraphs: [
      'As duplas sentam frente a frente e um não vê as cartas do outro. O narrador dá uma dica inspirada nas próprias cartas; quem faz dupla com ele joga a carta que mais combina.',
      'Em cada uma das outras duplas, um joga uma carta e o outro vota, sem saber qual é a carta da própria dupla. Cada um conta tantas histórias quantas vocês combinarem; ganha a dupla com mais pontos.',
    ],
  },
];
