import type { ChangeCard, ChangeWorld, OwnManifest, REPORT_REASONS, WorldCreated } from '../../protocol/own-worlds.ts';
import { forLarge, RestError } from '../net/rest.ts';

/** Why it was not done: the server's refusal with its facts, or `offline`. */
export class WorkshopError extends RestError {
  readonly facts: Readonly<Record<string, string | number>>;
  constructor(code: string, facts: Readonly<Record<string, string | number>> = {}, status: number | null = null) {
    super(code, status);
    this.facts = facts;
  }
}

const refused = (status: number, body: unknown): WorkshopError => {
  const why = (body as { why?: { code: string } & Record<string, string | number> } | null)?.why;
  return new WorkshopError(why?.code ?? (status === 413 ? 'picture-too-big' : 'other'), why, status);
};

const ask = async <T>(path: string, init: RequestInit): Promise<T> => {
  const response = await fetch(path, { ...forLarge(), ...init }).catch(() => null);
  if (response === null) throw new WorkshopError('offline');
  const body: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw refused(response.status, body);
  // An answer that breaks off is none.
  if (body === null && response.status !== 204) throw new WorkshopError('offline');
  return body as T;
};

const withKey = (edit: string | null): Record<string, string> =>
  edit === null ? {} : { authorization: `Bearer ${edit}` };

const json = <T>(method: string, path: string, edit: string | null, body: unknown): Promise<T> =>
  ask<T>(path, {
    method,
    headers: { 'content-type': 'application/json', ...withKey(edit) },
    body: JSON.stringify(body),
  });

export const createWorld = (name: string, language: string): Promise<WorldCreated> =>
  json('POST', '/api/worlds', null, { name, language });

/** With a table's code, also the cards that only its game still needs. */
export const readWorld = (id: string, edit: string | null, table?: string): Promise<OwnManifest> =>
  ask(`/api/worlds/${id}${table === undefined ? '' : `?table=${encodeURIComponent(table)}`}`, {
    headers: withKey(edit),
  });

export const changeWorld = (id: string, edit: string, change: ChangeWorld): Promise<OwnManifest> =>
  json('PATCH', `/api/worlds/${id}`, edit, change);

export const changeCard = (id: string, edit: string, card: string, change: ChangeCard): Promise<{ card: string }> =>
  json('PATCH', `/api/worlds/${id}/cards/${card}`, edit, change);

/** Also when the page is closed meanwhile. Running games keep it, unless it is to go everywhere. */
export const deleteCard = (id: string, edit: string, card: string, everywhere: boolean): Promise<null> =>
  ask(`/api/worlds/${id}/cards/${card}${everywhere ? '?everywhere=1' : ''}`, {
    method: 'DELETE',
    headers: withKey(edit),
    keepalive: true,
  });

export const deleteWorld = (id: string, edit: string): Promise<null> =>
  ask(`/api/worlds/${id}`, { method: 'DELETE', headers: withKey(edit) });

export const report = (id: string, card: string | null, reason: (typeof REPORT_REASONS)[number]): Promise<null> =>
  json('POST', `/api/worlds/${id}/reports`, null, { card, reason });

/** Hundreds of megabytes, perhaps. */
const ARCHIVE_MS = 30 * 60_000;

/** The archive and what it is called. */
export const exportWorld = async (
  id: string,
  edit: string | null,
): Promise<{ readonly file: Blob; readonly name: string }> => {
  const signal = AbortSignal.timeout(ARCHIVE_MS);
  const response = await fetch(`/api/worlds/${id}/zip`, { headers: withKey(edit), signal }).catch(() => null);
  if (response === null) throw new WorkshopError('offline');
  if (!response.ok) throw refused(response.status, await response.json().catch(() => null));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { file: await response.blob(), name: name ?? 'world.zip' };
};

/** Not by `fetch`, which does not tell how much has been sent. */
const send = <T>(path: string, body: Blob, edit: string | null, onSent: (share: number) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (edit !== null) request.setRequestHeader('authorization', `Bearer ${edit}`);
    request.upload.addEventListener('progress', event => {
      if (event.lengthComputable) onSent(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status < 300) resolve(request.response as T);
      else reject(refused(request.status, request.response));
    });
    request.addEventListener('error', () => reject(new WorkshopError('offline')));
    request.send(body);
  });

export const sendPicture = (
  id: string,
  edit: string,
  picture: Blob,
  onSent: (share: number) => void,
): Promise<{ readonly card: string }> => send(`/api/worlds/${id}/cards`, picture, edit, onSent);

export const importWorld = (archive: Blob): Promise<WorldCreated> =>
  send('/api/worlds/import', archive, null, () => undefined);
