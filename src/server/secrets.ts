import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { SeatId, TableId } from '../engine/ids.ts';

const stretch = promisify<string, Buffer, number, Buffer>(scrypt);

/** Both sides are hashed first, so that neither content nor length shows in the time it takes. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/**
 * Who may act for a seat. Tokens are computed, not stored: nothing that is kept or logged gives one away, and a token
 * fits one seat of one table.
 */
export class SeatTokens {
  readonly #key: Buffer;

  constructor(keyHex: string) {
    this.#key = Buffer.from(keyHex, 'hex');
  }

  static newKey(): string {
    return randomBytes(32).toString('hex');
  }

  tokenFor(table: TableId, seat: SeatId): string {
    return createHmac('sha256', this.#key).update(`${table}/${seat}`).digest('base64url');
  }

  fits(table: TableId, seat: SeatId, token: string): boolean {
    return isSame(this.tokenFor(table, seat), token);
  }
}

/** What the table keeps of its pass phrase. */
export const lockWith = async (passphrase: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await stretch(passphrase, salt, 32)).toString('hex')}`;
};

export const opensLock = async (lock: string, passphrase: string): Promise<boolean> => {
  const [salt = '', hash = ''] = lock.split(':');
  return isSame((await stretch(passphrase, Buffer.from(salt, 'hex'), 32)).toString('hex'), hash);
};

export const freshEntropy = (): string => randomBytes(32).toString('hex');
