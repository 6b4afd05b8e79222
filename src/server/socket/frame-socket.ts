import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from '../table/viewer.ts';
import type { Outbox } from './outbox.ts';

const FINAL_TEXT = 0x81;

/** A whole WebSocket text frame, head and all: a server's frames are not masked, and ours are never compressed. */
const wholeFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = FINAL_TEXT;
  if (head === 2) bytes[1] = length;
  else if (head === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, head);
  return bytes;
};

const bytesOf = (frame: Frame): Buffer => {
  if (typeof frame === 'string') return wholeFrame(frame);
  frame.bytes ??= wholeFrame(frame.text);
  return frame.bytes;
};

/**
 * A WebSocket whose text frames go to the line in one piece. The library writes head and body separately, and a shared
 * frame's head again for everybody; two thirds of a move's cost are such writes. All else is left to the library.
 */
export class FrameSocket {
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #outbox: Outbox;
  /** What the outbox has not called for yet. Seldom more than one frame: no list. */
  #held: Buffer | null = null;

  constructor(socket: WebSocket, line: Duplex, outbox: Outbox) {
    this.#socket = socket;
    this.#line = line;
    this.#outbox = outbox;
  }

  /** Bytes the network has not taken yet. */
  get bufferedAmount(): number {
    return this.#line.writableLength;
  }

  /** An answer, behind what came before it: see `Outbox`. */
  send(frame: Frame): void {
    this.#hold(frame);
    this.#outbox.answer(this);
  }

  /** News. */
  sendSoon(frame: Frame): void {
    if (this.#held === null) this.#outbox.tell(this);
    this.#hold(frame);
  }

  #hold(frame: Frame): void {
    const bytes = bytesOf(frame);
    this.#held = this.#held === null ? bytes : Buffer.concat([this.#held, bytes]);
  }

  flush(): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null && this.#socket.readyState === this.#socket.OPEN) this.#line.write(held);
  }

  ping(): void {
    this.#socket.ping();
  }

  pong(data: Buffer): void {
    this.#socket.pong(data);
  }

  close(code: number, why: string): void {
    this.flush();
    this.#socket.close(code, why);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
