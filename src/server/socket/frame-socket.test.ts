import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameSocket } from './frame-socket.ts';
import { Outbox } from './outbox.ts';

const open: { server: Server; client: WebSocket }[] = [];
afterEach(() => {
  for (const { server, client } of open.splice(0)) {
    client.terminate();
    server.close();
  }
});

/** The near end of a real socket, and what has arrived at the far one. */
const connect = async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const near = new Promise<FrameSocket>(resolve => {
    sockets.on('connection', (socket: WebSocket, request: IncomingMessage) =>
      resolve(new FrameSocket(socket, request.socket, new Outbox())),
    );
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  open.push({ server, client });
  const texts: string[] = [];
  client.on('message', (data: Buffer) => texts.push(data.toString()));
  const closed = new Promise<void>(resolve => client.once('close', () => resolve()));
  return { socket: await near, texts, closed };
};

describe('FrameSocket', () => {
  it('[FS1] news wait for no answer that never comes', async () => {
    const { socket, texts } = await connect();
    socket.sendSoon('one');
    socket.sendSoon('two');
    await expect.poll(() => texts).toEqual(['one', 'two']);
  });

  it('[FS2] an answer takes the news before it along, in order', async () => {
    const { socket, texts } = await connect();
    socket.sendSoon('news');
    socket.send('answer');
    socket.sendSoon('more news');
    socket.send('another answer');
    await expect.poll(() => texts).toEqual(['news', 'answer', 'more news', 'another answer']);
  });

  it('[FS3] what was said before a farewell is heard', async () => {
    const { socket, texts, closed } = await connect();
    socket.sendSoon('news');
    socket.close(1000, 'removed');
    await closed;
    expect(texts).toEqual(['news']);
  });
});
