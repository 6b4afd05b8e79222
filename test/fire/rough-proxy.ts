import { createServer, type Server } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { between, type Dice } from './random.ts';
import { Witness } from './witness.ts';

/** Chances per frame. */
export interface Weather {
  readonly drop: number;
  /** Of what a client says. */
  readonly double: number;
  readonly delay: number;
  readonly longestDelayMs: number;
  /** The line goes dead without anybody being told. */
  readonly halfOpen: number;
  /** The line breaks, and what was on its way to the client is lost. */
  readonly cut: number;
}

export const CALM: Weather = { drop: 0, double: 0, delay: 0, longestDelayMs: 0, halfOpen: 0, cut: 0 };
export const ROUGH: Weather = {
  drop: 0.004,
  double: 0.02,
  delay: 0.05,
  longestDelayMs: 150,
  halfOpen: 0.001,
  cut: 0.002,
};

export interface WeatherCounts {
  dropped: number;
  doubled: number;
  delayed: number;
  halfOpened: number;
  cut: number;
}

interface Line {
  readonly client: WebSocket;
  readonly server: WebSocket;
  witness: Witness | null;
  isDead: boolean;
  /** The end of what is on its way, in each direction: delays keep the order. */
  up: Promise<void>;
  down: Promise<void>;
}

/**
 * Stands between clients and one node and does to frames what networks do. It is also where the witnesses sit: they see what
 * was handed to each client's socket and hear what each client said. A frame to a client is never lost alone and never comes
 * twice (TCP does neither, and a patch has no way to notice): what is lost goes with its connection.
 */
export class RoughProxy {
  weather = CALM;
  readonly counts: WeatherCounts = { dropped: 0, doubled: 0, delayed: 0, halfOpened: 0, cut: 0 };
  readonly #target: string;
  readonly #dice: Dice;
  readonly #witnesses: Map<string, Witness>;
  readonly #lines = new Set<Line>();
  readonly #http: Server = createServer((_request, response) => response.writeHead(404).end());
  readonly #sockets = new WebSocketServer({ server: this.#http });

  constructor(target: string, dice: Dice, witnesses: Map<string, Witness>) {
    this.#target = target.replace('http', 'ws');
    this.#dice = dice;
    this.#witnesses = witnesses;
    this.#sockets.on('connection', client => this.#join(client));
  }

  listen(): Promise<string> {
    return new Promise(resolve => {
      this.#http.listen(0, '127.0.0.1', () => {
        const address = this.#http.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
      });
    });
  }

  /** All clients lose their connection in the same moment. */
  cutAll(): void {
    for (const line of this.#lines) this.#end(line);
  }

  async close(): Promise<void> {
    this.cutAll();
    this.#sockets.close();
    await new Promise(resolve => this.#http.close(resolve));
  }

  #join(client: WebSocket): void {
    const server = new WebSocket(`${this.#target}/ws`, { handshakeTimeout: 10_000 });
    const opened = new Promise<void>(resolve => {
      server.once('open', resolve);
      server.once('close', () => resolve());
    });
    const line: Line = { client, server, witness: null, isDead: false, up: opened, down: Promise.resolve() };
    this.#lines.add(line);
    client.on('message', data => this.#say(line, textOf(data)));
    server.on('message', data => this.#show(line, textOf(data)));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      // A farewell travels behind what was said before it.
      one.on('close', () => void (one === server ? line.down : line.up).then(() => !line.isDead && other.terminate()));
    }
    client.on('close', () => this.#lines.delete(line));
  }

  #happens(chance: number): boolean {
    return chance > 0 && this.#dice() < chance;
  }

  #say(line: Line, frame: string): void {
    if (line.isDead) return;
    if (frame.startsWith('{"t":"hello"')) line.witness = this.#witnessOf(frame);
    line.witness?.hears(frame);
    if (this.#happens(this.weather.drop)) {
      this.counts.dropped += 1;
      return;
    }
    const copies = this.#happens(this.weather.double) && !frame.startsWith('{"t":"hello"') ? 2 : 1;
    if (copies === 2) {
      this.counts.doubled += 1;
      line.witness?.doubles(frame);
    }
    const wait = this.#delay();
    line.up = behind(line.up, wait, () => {
      if (line.isDead || line.server.readyState !== WebSocket.OPEN) return;
      for (let copy = 0; copy < copies; copy++) line.server.send(frame);
    });
  }

  #show(line: Line, frame: string): void {
    if (line.isDead) return;
    if (this.#happens(this.weather.halfOpen)) {
      this.counts.halfOpened += 1;
      line.isDead = true;
      return;
    }
    if (this.#happens(this.weather.cut)) {
      this.counts.cut += 1;
      this.#end(line);
      return;
    }
    const wait = this.#delay();
    line.down = behind(line.down, wait, () => {
      if (line.isDead || line.client.readyState !== WebSocket.OPEN) return;
      line.witness?.sees(frame);
      line.client.send(frame);
    });
  }

  #delay(): () => Promise<void> | undefined {
    if (!this.#happens(this.weather.delay)) return () => undefined;
    this.counts.delayed += 1;
    const ms = between(this.#dice, 0, this.weather.longestDelayMs);
    return () => new Promise(resolve => setTimeout(resolve, ms));
  }

  #end(line: Line): void {
    line.isDead = true;
    this.#lines.delete(line);
    line.client.terminate();
    line.server.terminate();
  }

  #witnessOf(hello: string): Witness {
    const { table, seat = null } = JSON.parse(hello) as { table: string; seat?: string };
    const key = `${table}/${seat ?? 'spectator'}`;
    const witness = this.#witnesses.get(key) ?? new Witness(table, seat);
    this.#witnesses.set(key, witness);
    return witness;
  }
}

const behind = async (
  before: Promise<void>,
  wait: () => Promise<void> | undefined,
  work: () => void,
): Promise<void> => {
  await before;
  await wait();
  work();
};

const textOf = (data: RawData): string => (data as Buffer).toString();
