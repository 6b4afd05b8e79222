import type { TableOptions } from '../../engine/options.ts';
import type { JoinTable, SeatGiven, TableCreated, TableGlimpse, WatchGiven } from '../../protocol/rest.ts';
import { seatAt } from './seats.ts';

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

export const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RestError('offline');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
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

const asSeat = (code: string): { readonly headers: Record<string, string> } => {
  const mine = seatAt(code);
  return { headers: mine === null ? {} : bearer(mine.seat, mine.token) };
};

export const bearer = (name: string, proof: string) => ({ authorization: `Bearer ${name}.${proof}` });

/** What this device shows to be let in: its seat, or the pass of a spectator who knows the phrase. */
export const proofFor = async (code: string, passphrase: string): Promise<Record<string, string>> => {
  const mine = seatAt(code);
  if (mine !== null) return bearer(mine.seat, mine.token);
  if (passphrase === '') return {};
  const { pass } = await post<WatchGiven>(`/api/tables/${encodeURIComponent(code)}/watch`, { passphrase });
  return bearer('watch', pass);
};

/** A locked table gives its games to whoever has a seat at it or knows its phrase. */
export const gameFile = async (code: string, game: number, passphrase = ''): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(code)}/games/${game}`, { headers: await proofFor(code, passphrase) });

/** For the host: the table, its games and everybody's seat, for good. */
export const deleteTable = (code: string): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(code)}`, { method: 'DELETE', ...asSeat(code) });
