/** One message of a chat. Only two are ever sent: what to do, written by us, and what to do it with, as data. */
export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Sends messages to a model and resolves with the text of its answer; rejects on anything else. */
export type Chat = (messages: readonly Message[]) => Promise<string>;

export interface ChatEndpoint {
  /** Of an OpenAI-compatible server, up to and without `/chat/completions`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  /** Milliseconds for the whole answer. */
  readonly limit: number;
}

/** An answer of a few words needs no more; whoever sends more is not read to the end. */
const MOST_BYTES = 64 * 1024;

const readBounded = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('the model answers too much');
    }
    text += decoder.decode(value, { stream: true });
  }
};

const contentOf = (answer: unknown): string => {
  const choices = (answer as { readonly choices?: unknown } | null)?.choices;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const content = (first as { readonly message?: { readonly content?: unknown } } | undefined)?.message?.content;
  if (typeof content !== 'string') throw new Error('the model answers something else');
  return content;
};

/** The adapter for a real endpoint. Follows no redirects: the key goes where the operator sent it and nowhere else. */
export const chatWith =
  ({ url, model, key, limit }: ChatEndpoint): Chat =>
  async messages => {
    const answer = await fetch(`${url.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        messages,
        temperature: 0.7,
        max_tokens: 120,
        response_format: { type: 'json_object' },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(limit),
    });
    if (!answer.ok || answer.body === null) throw new Error(`the model answers ${answer.status}`);
    return contentOf(JSON.parse(await readBounded(answer.body)));
  };
