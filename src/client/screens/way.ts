import { type OwnSeat, seatAt, seatFromHash } from '../net/seats.ts';
import type { Credentials } from '../net/socket-link.ts';

/** With a seat. `isGiven`: by a link, which may be wrong; until the table has let them in, this device keeps the seat it has. */
interface PlayerWay {
  readonly as: 'player';
  readonly own: OwnSeat;
  readonly isGiven: boolean;
}

interface SpectatorWay {
  readonly as: 'spectator';
  readonly passphrase?: string;
}

/** How somebody comes in. */
export type WayIn = PlayerWay | SpectatorWay;

/** How somebody comes to a table; astray by a seat link that says nothing. */
export type Way = WayIn | { readonly as: 'newcomer' } | { readonly as: 'astray' };

/** To the seat this device has there, or to the door. */
export const keptWay = (code: string): Way => {
  const kept = seatAt(code);
  if (kept === null) return { as: 'newcomer' };
  return { as: 'player', own: { seat: kept.seat, token: kept.token }, isGiven: false };
};

/** Where a seat link leads; null where there is none. */
export const givenWay = (hash: string): Way | null => {
  const own = seatFromHash(hash);
  if (own === null) return null;
  return own === 'broken' ? { as: 'astray' } : { as: 'player', own, isGiven: true };
};

export const credentials = (code: string, way: WayIn): Credentials => {
  if (way.as === 'player') return { code, ...way.own };
  return { code, as: 'spectator', ...(way.passphrase === undefined ? {} : { passphrase: way.passphrase }) };
};
