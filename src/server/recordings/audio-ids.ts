import { createHmac, randomBytes } from 'node:crypto';
import type { AudioId, SeatId, TableId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { isSame } from '../secrets.ts';

/** Whose turn it is to tell, as recordings are filed; null when nobody is telling. */
export const tellingOf = ({ phase, game }: TableState): { readonly turn: string; readonly teller: SeatId } | null =>
  phase !== 'clue' || game === null || game.storyteller === null
    ? null
    : { turn: `${game.number}.${game.round}`, teller: game.storyteller };

const RANDOM = 22;

/**
 * Names of recordings that prove themselves: for this table, this storyteller and this turn. So a clue that names one
 * is checked at once, on any node, without asking the store.
 */
export class AudioIds {
  readonly #key: Buffer;

  constructor(keyHex: string) {
    this.#key = Buffer.from(keyHex, 'hex');
  }

  issue(table: TableId, turn: string, teller: SeatId): AudioId {
    const random = randomBytes(16).toString('base64url');
    return (random + this.#seal(table, turn, teller, random)) as AudioId;
  }

  /** Whether the storyteller of the present turn may give this as their clue. */
  fits(state: TableState, by: SeatId, id: AudioId): boolean {
    const telling = tellingOf(state);
    if (telling === null || telling.teller !== by) return false;
    const random = id.slice(0, RANDOM);
    return isSame(id.slice(RANDOM), this.#seal(state.id, telling.turn, by, random));
  }

  #seal(table: TableId, turn: string, teller: SeatId, random: string): string {
    return createHmac('sha256', this.#key).update(`audio/${table}/${turn}/${teller}/${random}`).digest('base64url');
  }
}
