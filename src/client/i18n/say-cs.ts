import type { Message } from './messages.ts';
import type { say as source } from './say-en.ts';

const count = (one: string, few: string, other: string): Message => ({ one, few, many: other, other });

/** What whoever listens to the screen is told when it happens. Whole sentences: they are put one behind the other. */
export const say = {
  'say.lobby': count('V předsíni: jeden hráč.', 'V předsíni: {n} hráči.', 'V předsíni: {n} hráčů.'),
  'say.came': '{name} si sedá ke stolu.',
  'say.gone': '{name} odchází.',
  'say.clue': '{name} říká: {clue}.',
  'say.clue-own': 'Tvoje nápověda: {clue}.',
  'say.cards-others': 'Ostatní vybírají karty.',
  'say.vote': count('Na stole leží {n} karta.', 'Na stole leží {n} karty.', 'Na stole leží {n} karet.'),
  'say.vote-others': 'Ostatní hlasují.',
  'say.turned': 'Hlasy jsou odkryté.',
  'say.target': '{name}: karta {slot}.',
  'say.target-own': 'Tvoje karta: {slot}.',
  'say.earned': count('Získáváš jeden bod.', 'Získáváš {n} body.', 'Získáváš {n} bodů.'),
  'say.over': 'Hra skončila.',
  'say.won': count('Vítězství: {names}, jeden bod.', 'Vítězství: {names}, {n} body.', 'Vítězství: {names}, {n} bodů.'),
  'say.time': count('Zbývá jedna sekunda.', 'Zbývají {n} sekundy.', 'Zbývá {n} sekund.'),
  'say.back': 'Spojení je zpátky.',
  'rail.menu-new': count(
    'Nabídka stolu, jedna nová zpráva',
    'Nabídka stolu, {n} nové zprávy',
    'Nabídka stolu, {n} nových zpráv',
  ),
} as const satisfies Record<keyof typeof source, Message>;
