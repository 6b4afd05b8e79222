import { createContext, use } from 'react';
import type { AudioId } from '../../engine/ids.ts';
import type { RecordingKept } from '../../protocol/rest.ts';
import { ask, bearer, forLarge, proofFor, RestError } from './rest.ts';
import type { OwnSeat } from './seats.ts';

/** A recording as a page plays it: there as a whole, because a sound element cannot show a token. */
export interface Sound {
  readonly url: string;
  readonly ms: number;
}

export type Hear = (audio: AudioId) => Promise<Sound>;

/** How recordings are fetched here; null where there is nobody to ask: a fixture, somebody else's game file. */
export const HearContext = createContext<Hear | null>(null);
export const useHear = (): Hear | null => use(HearContext);

const KEPT_MAX = 30;
const sounds = new Map<AudioId, Promise<Sound>>();

const forgetOldest = (): void => {
  const [oldest] = sounds;
  if (oldest === undefined) return;
  sounds.delete(oldest[0]);
  void oldest[1].then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined);
};

const tables = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

const fetchSound = async (code: string, audio: AudioId, proof: Promise<Record<string, string>>): Promise<Sound> => {
  const response = await fetch(`${tables(code)}/recordings/${audio}`, { headers: await proof, ...forLarge() });
  if (!response.ok) throw new RestError('no-such-recording', response.status);
  const ms = Number(response.headers.get('inkling-milliseconds'));
  return { url: URL.createObjectURL(await response.blob()), ms };
};

/** Hears the recordings of a table; each is fetched once. */
export const hearAt = (code: string, passphrase = '', own: OwnSeat | null = null): Hear => {
  let proof: Promise<Record<string, string>> | null = null;
  return audio => {
    const known = sounds.get(audio);
    if (known !== undefined) return known;
    proof ??= proofFor(code, passphrase, own);
    const coming = fetchSound(code, audio, proof);
    // What failed is asked for again by the next one who wants it.
    coming.catch(() => {
      proof = null;
      sounds.delete(audio);
    });
    if (sounds.size >= KEPT_MAX) forgetOldest();
    sounds.set(audio, coming);
    return coming;
  };
};

/** Given up after a while, or when `nobody` wants it any more. By hand: many telephones have no `AbortSignal.any`. */
const largeOrNobody = (nobody: AbortSignal): AbortSignal => {
  const either = new AbortController();
  for (const one of [nobody, forLarge().signal]) one.addEventListener('abort', () => either.abort());
  return either.signal;
};

export const sendRecording = (
  code: string,
  own: OwnSeat | null,
  take: Blob,
  nobody: AbortSignal,
): Promise<RecordingKept> => {
  const headers = { ...(own === null ? {} : bearer(own.seat, own.token)), 'content-type': take.type };
  const signal = largeOrNobody(nobody);
  return ask<RecordingKept>(`${tables(code)}/recordings`, { method: 'POST', headers, body: take, signal });
};
