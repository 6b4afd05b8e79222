import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message } from '../../src/bots/llm/chat-endpoint.ts';

export interface FakeModel {
  readonly url: string;
  /** What it was asked, newest last. */
  readonly asked: { readonly messages: readonly Message[]; readonly key: string | undefined }[];
  readonly close: () => Promise<void>;
}

/** How a model may misbehave: it gets the response to do with as it likes. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export const says =
  (content: unknown): Reply =>
  response => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

/** An OpenAI-compatible endpoint on this machine that answers as it is told, reply after reply, the last one forever. */
export const fakeModel = async (replies: readonly Reply[]): Promise<FakeModel> => {
  const asked: FakeModel['asked'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { readonly messages: readonly Message[] };
      asked.push({ messages: body.messages, key: request.headers.authorization });
      (replies[asked.length - 1] ?? replies.at(-1))?.(response, request);
    });
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};
