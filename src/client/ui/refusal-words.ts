import type { Key } from '../i18n/messages.ts';

/** Refusals a person can do something about have words of their own; the rest share one line. */
const SAID: Readonly<Record<string, Key>> = {
  'own-card': 'refusal.own-card',
  'already-claimed': 'refusal.already-claimed',
  'partner-has-handed-in': 'refusal.partner-has-handed-in',
  'clue-empty': 'refusal.clue-empty',
  'name-taken': 'refusal.name-taken',
  'rabbit-taken': 'refusal.rabbit-taken',
  'table-full': 'refusal.table-full',
  'too-few-players': 'refusal.too-few-players',
  'too-many-players': 'refusal.too-many-players',
  'odd-players': 'refusal.odd-players',
  'deck-too-small': 'refusal.deck-too-small',
  'not-host': 'refusal.not-host',
  'wrong-phase': 'refusal.too-late',
  'too-late': 'refusal.too-late',
  'rate-limited': 'refusal.rate-limited',
  unavailable: 'refusal.unavailable',
  'no-such-table': 'refusal.no-such-table',
  'no-such-game': 'refusal.no-such-game',
  'bad-token': 'refusal.bad-token',
  'wrong-passphrase': 'refusal.wrong-passphrase',
  offline: 'refusal.offline',
};

export const refusalKey = (code: string): Key => SAID[code] ?? 'refusal.other';
