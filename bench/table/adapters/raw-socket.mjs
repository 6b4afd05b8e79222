import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** TCP payload and frames received by all clients. */
export const received = { bytes: 0, frames: 0 };

const MASK = randomBytes(4);
const EMPTY = Buffer.alloc(0);
const [TEXT, BINARY, PING, PONG] = [1, 2, 9, 10];

/** Length of a frame's payload and of its head, or null while they have not arrived. */
const sizeOf = (buffer, at) => {
  if (buffer.length - at < 2) return null;
  const short = buffer[at + 1] & 127;
  if (short < 126) return { head: 2, length: short };
  if (short === 126) return buffer.length - at < 4 ? null : { head: 4, length: buffer.readUInt16BE(at + 2) };
  return buffer.length - at < 10 ? null : { head: 10, length: Number(buffer.readBigUInt64BE(at + 2)) };
};

/** A WebSocket client with nothing on it: the same cheap wire for every peer, so that the driver costs less than a server. */
export class RawSocket {
  isOpen = false;
  #rest = EMPTY;
  #socket;
  #handlers;

  /** `handlers`: opened(), received(payload), closed(); all may be missing. */
  constructor(url, handlers) {
    this.#handlers = handlers;
    const { hostname, port, host, pathname, search } = new URL(url);
    this.#socket = net.connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    const key = randomBytes(16).toString('base64');
    const head = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    head.push(`Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', '', '');
    this.#socket.on('connect', () => this.#socket.write(head.join('\r\n')));
    this.#socket.on('data', data => this.#read(data));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#handlers.closed?.());
  }

  #read(data) {
    received.bytes += data.length;
    const buffer = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    let at = this.isOpen ? 0 : this.#open(buffer);
    for (let size = sizeOf(buffer, at); at >= 0 && size !== null; size = sizeOf(buffer, at)) {
      const end = at + size.head + size.length;
      if (end > buffer.length) break;
      this.#take(buffer[at] & 15, buffer.subarray(at + size.head, end));
      at = end;
    }
    this.#rest = at < buffer.length ? buffer.subarray(Math.max(0, at)) : EMPTY;
  }

  /** Where the first frame begins, or -1 while the answer to the upgrade is not complete. */
  #open(buffer) {
    const end = buffer.indexOf('\r\n\r\n');
    if (end < 0) return -1;
    if (buffer.toString('latin1', 9, 12) !== '101') {
      throw new Error(`upgrade refused: ${buffer.toString('latin1', 0, 80)}`);
    }
    this.isOpen = true;
    this.#handlers.opened?.();
    return end + 4;
  }

  #take(kind, payload) {
    if (kind === TEXT || kind === BINARY) {
      received.frames += 1;
      this.#handlers.received?.(payload);
    } else if (kind === PING) this.send(payload, PONG);
    else if (kind === 0) throw new Error('a frame in pieces');
  }

  send(data, kind = typeof data === 'string' ? TEXT : BINARY) {
    const length = typeof data === 'string' ? Buffer.byteLength(data) : data.length;
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = 0x80 | kind;
    frame[1] = 0x80 | Math.min(length, 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    MASK.copy(frame, head - 4);
    if (typeof data === 'string') frame.write(data, head);
    else frame.set(data, head);
    for (let i = 0; i < length; i++) frame[head + i] ^= MASK[i & 3];
    this.#socket.write(frame);
  }

  close() {
    this.#socket.destroy();
  }
}
