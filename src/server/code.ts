import { randomInt } from 'node:crypto';
import { type TableId, tableId } from '../engine/ids.ts';
import { CODE_WORDS } from './code-words.ts';

/**
 * A table's code, for example `MOTH-LANTERN-PLUM-42`: easy to say, 30 bits. Wrong guesses are limited to two a minute
 * and address, so one address would guess for two months to hit one of ten thousand tables.
 */
export const newCode = (): TableId => {
  const word = () => CODE_WORDS[randomInt(CODE_WORDS.length)]?.toUpperCase();
  return tableId(`${word()}-${word()}-${word()}-${randomInt(10, 100)}`);
};

/** However it was typed: lower case, blanks, no hyphens at the ends. Null for what cannot be a code. */
export const readCode = (text: string): TableId | null => {
  const code = text
    .toUpperCase()
    .replace(/[\s._/-]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^[A-Z]+-[A-Z]+-[A-Z]+-\d\d$/.test(code) ? tableId(code) : null;
};
