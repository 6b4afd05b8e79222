import type { Message } from './messages.ts';
import type { say as source } from './say-en.ts';

/** What whoever listens to the screen is told when it happens. Whole sentences: they are put one behind the other. */
export const say = {
  'say.lobby': { one: 'Ved bordet: én spiller.', other: 'Ved bordet: {n} spillere.' },
  'say.came': '{name} sætter sig.',
  'say.gone': '{name} går.',
  'say.clue': '{name} siger: {clue}.',
  'say.clue-own': 'Din ledetråd: {clue}.',
  'say.cards-others': 'De andre vælger kort.',
  'say.vote': { other: 'Der ligger {n} kort på bordet.' },
  'say.vote-others': 'De andre stemmer.',
  'say.turned': 'Stemmerne er afsløret.',
  'say.target': 'Kortet fra {name} var {slot}.',
  'say.target-own': 'Dit kort var {slot}.',
  'say.earned': { one: 'Du fik ét point.', other: 'Du fik {n} point.' },
  'say.over': 'Spillet er slut.',
  'say.won': { one: 'Sejr til {names}: ét point.', other: 'Sejr til {names}: {n} point.' },
  'say.time': { one: 'Ét sekund tilbage.', other: '{n} sekunder tilbage.' },
  'say.back': 'Forbindelsen er tilbage.',
  'rail.menu-new': { one: 'Bordets menu, én ny besked', other: 'Bordets menu, {n} nye beskeder' },
} as const satisfies Record<keyof typeof source, Message>;
