import type { TableOptions } from '../../engine/options.ts';
import type { JoinTable, SeatGiven, TableCreated, TableGlimpse, WatchGiven } from '../../protocol/rest.ts';
import { type OwnSeat, seatAt } from './seats.ts';

/** A refusal by its code, so that the screen can say it in the reader's language. `offline`: nobody answered. */
export class RestError extends Error {
  readonly code: string;
  /** Null where nobody answered. */
  readonly status: number | null;
  constructor(code: string, status: number | null = null) {
    super(code);
    this.code = code;
    this.status = status;
  }

  /** Asking again would not help; after a pause, or once the server is well, other refusals may pass. */
  get isFinal(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && ![408, 429].includes(this.status);
  }
}

/** A line that has died says nothing, for minutes. Long before, whoever waits had better ask again. */
const ANSWER_MS = 20_000;
/** For what is large, one way or the other, over a line that is only slow. */
const LARGE_MS = 60_000;
export const forLarge = (): { readonly signal: AbortSignal } => ({ signal: AbortSignal.timeout(LARGE_MS) });

export const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
  let response: Response;
  try {
    response = await fetch(path, { signal: AbortSignal.timeout(ANSWER_MS), ...init });
  } catch {
    throw new RestError('offline');
  }
  const body: unknown = await response.json().catch(() => null);
  // An answer that breaks off is none. Only where nothing is to be said may it be empty.
  if (response.ok && (body !== null || response.status === 204)) return body as T;
  const why = (body as { why?: { code?: string } } | null)?.why?.code;
  throw new RestError(why ?? (response.status === 404 ? 'no-such-table' : 'unavailable'), response.status);
};

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const openTable = (options: Partial<TableOptions>, passphrase?: string): Promise<TableCreated> =>
  post('/api/tables', passphrase === undefined ? { options } : { options, passphrase });

export const takeSeat = (code: string, who: JoinTable): Promise<SeatGiven> =>
  post(`/api/tables/${encodeURIComponent(code)}/seats`, who);

export const glimpse = (code: string): Promise<TableGlimpse> => ask(`/api/tables/${encodeURIComponent(code)}`);

export const bearer = (name: string, proof: string) => ({ authorization: `Bearer ${name}.${proof}` });

/** What is shown to be let in: this window's seat or this device's, or the pass of a spectator who knows the phrase. */
export const proofFor = async (
  code: string,
  passphrase: string,
  own: OwnSeat | null,
): Promise<Record<string, string>> => {
  const mine = own ?? seatAt(code);
  if (mine !== null) return bearer(mine.seat, mine.token);
  if (passphrase === '') return {};
  const { pass } = await post<WatchGiven>(`/api/tables/${encodeURIComponent(code)}/watch`, { passphrase });
  return bearer('watch', pass);
};

/** A locked table gives its games to whoever has a seat at it or knows its phrase. */
export const gameFile = async (
  code: string,
  game: number,
  passphrase = '',
  own: OwnSeat | null = null,
): Promise<unknown> => {
  const headers = await proofFor(code, passphrase, own);
  return ask(`/api/tables/${encodeURIComponent(code)}/games/${game}`, { headers, ...forLarge() });
};

/** For the host: the table, its games and everybody's seat, for good. */
export const deleteTable = (code: string, { seat, token }: OwnSeat): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(code)}`, { method: 'DELETE', headers: bearer(seat, token) });
