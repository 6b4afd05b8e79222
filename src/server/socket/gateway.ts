import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { FRAME_MAX } from '../../protocol/schema.ts';
import type { Farewell } from '../../protocol/server-message.ts';
import type { Config } from '../config.ts';
import { addressOf, isOwnOrigin } from '../http/address.ts';
import { Tally } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { SharedFrame } from '../table/viewer.ts';
import { Connection } from './connection.ts';
import type { Doors } from './doors.ts';
import { FrameSocket } from './frame-socket.ts';
import { Heartbeats } from './heartbeats.ts';
import { Outbox } from './outbox.ts';

/** Where sockets arrive. */
export class Gateway {
  readonly #config: Config;
  readonly #doors: Doors;
  readonly #metrics: Metrics;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Tally();
  readonly #heartbeats = new Heartbeats();
  readonly #outbox = new Outbox();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX,
    perMessageDeflate: false,
    clientTracking: false,
    skipUTF8Validation: false,
    // Answered by the connection, which counts them: nobody else would notice that the answers are not read.
    autoPong: false,
  });
  #draining = false;

  constructor(config: Config, doors: Doors, metrics: Metrics) {
    this.#config = config;
    this.#doors = doors;
    this.#metrics = metrics;
  }

  attachTo(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const refusal = this.#refusal(request);
      if (refusal === null) this.#sockets.handleUpgrade(request, socket, head, ws => this.#accept(ws, request));
      else turnAway(socket, refusal);
    });
  }

  #refusal(request: IncomingMessage): string | null {
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
    if (this.#draining) return '503 Service Unavailable';
    if (!isOwnOrigin(request, this.#config)) return '403 Forbidden';
    const address = addressOf(request, this.#config.trustProxy);
    if (this.#perAddress.of(address) >= this.#config.connectionsPerAddress) return '429 Too Many Requests';
    return null;
  }

  #accept(socket: WebSocket, request: IncomingMessage): void {
    const address = addressOf(request, this.#config.trustProxy);
    const connection = new Connection(new FrameSocket(socket, request.socket, this.#outbox), address, this.#doors);
    this.#perAddress.add(address);
    this.#connections.add(connection);
    this.#heartbeats.add(connection);
    this.#metrics.connections.inc();
    socket.on('message', (data: Buffer, isBinary: boolean) => connection.receive(isBinary ? null : data.toString()));
    socket.on('ping', (data: Buffer) => connection.pinged(data));
    socket.on('pong', () => connection.ponged());
    // What is wrong with a socket always ends in `close`; there is nothing to do before.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#perAddress.remove(address);
      this.#connections.delete(connection);
      this.#heartbeats.remove(connection);
      this.#metrics.connections.dec();
      connection.left();
    });
  }

  tell(frame: string): void {
    const shared = new SharedFrame(frame);
    for (const connection of this.#connections) connection.send(shared);
  }

  /** No more newcomers, and everybody is asked to come again: to another node, or to this one after its restart. */
  async drain(why: Farewell, graceMs: number): Promise<void> {
    this.#draining = true;
    for (const connection of this.#connections) connection.close(why);
    const until = Date.now() + graceMs;
    while (this.#connections.size > 0 && Date.now() < until) await new Promise(resolve => setTimeout(resolve, 20));
    for (const connection of this.#connections) connection.terminate();
    this.#heartbeats.stop();
  }
}

/** Node leaves such a socket to us, with its errors: one that breaks unheard would end the process. */
const turnAway = (socket: Duplex, refusal: string): void => {
  socket.on('error', () => undefined);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
