import type { ReadLexiconFile } from './lexicon.ts';

/** The part of `fetch` that is needed, so that this compiles without a browser's types. */
export type FetchBytes = (address: string) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}>;

/** For practice in the browser: the server offers lexicon/ at `base`, under names that tell nothing of what the next release has there. */
export const lexiconFrom =
  (base: string, fetchBytes: FetchBytes): ReadLexiconFile =>
  async name => {
    const answer = await fetchBytes(`${base}/${name}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the lexicon answers ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
