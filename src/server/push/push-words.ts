import type { Duty } from '../../bots/duty.ts';

/** What a person owes, in one line that gives nothing away: it lies on a locked screen for anybody to read. */
const WORDS: Readonly<Record<string, Readonly<Record<Duty, string>>>> = {
  en: {
    claim: 'A new game: who has a clue?',
    clue: 'Your turn to tell a story',
    cards: 'Your turn: choose a card for the clue',
    vote: 'Your turn to vote',
    next: 'The votes are turned over: see who found it',
  },
  cs: {
    claim: 'Nová hra: kdo má nápovědu?',
    clue: 'Teď vyprávíš ty',
    cards: 'Jsi na řadě: vyber kartu k nápovědě',
    vote: 'Jsi na řadě: hlasuj',
    next: 'Hlasy jsou odkryté: podívej se, kdo uhodl',
  },
  da: {
    claim: 'Nyt spil: hvem har en ledetråd?',
    clue: 'Det er din tur til at fortælle',
    cards: 'Din tur: vælg et kort til ledetråden',
    vote: 'Din tur til at stemme',
    next: 'Stemmerne er afsløret: se, hvem der fandt det',
  },
  'pt-BR': {
    claim: 'Novo jogo: quem tem uma dica?',
    clue: 'Sua vez de contar uma história',
    cards: 'Sua vez: escolha uma carta para a dica',
    vote: 'Sua vez de votar',
    next: 'Os votos foram revelados: veja quem acertou',
  },
  uk: {
    claim: 'Нова гра: хто має натяк?',
    clue: 'Твоя черга оповідати',
    cards: 'Твоя черга: обери картку до натяку',
    vote: 'Твоя черга голосувати',
    next: 'Голоси відкрито: подивися, хто знайшов',
  },
};

export const PUSH_LANGUAGES = Object.keys(WORDS);

export const pushWords = (language: string, due: Duty): string =>
  (Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS['en'])?.[due] ?? 'Inkling';
