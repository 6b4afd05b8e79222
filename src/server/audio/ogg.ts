import { OPUS_RATE, opusSamples } from './opus.ts';

const HEADER = 27;
const FIRST_PAGE = 0x02;

/** The checksum of Ogg: polynomial 04c11db7, nothing reflected, nothing inverted (RFC 3533, 6). */
const TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
  let sum = i << 24;
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum >>> 0;
});
export const oggChecksum = (page: Buffer): number => {
  let sum = 0;
  for (let i = 0; i < page.length; i++) {
    // The place of the checksum itself counts as zeros.
    const byte = i >= 22 && i < 26 ? 0 : (page[i] ?? 0);
    sum = ((sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  }
  return sum;
};

interface Page {
  readonly serial: number;
  readonly number: number;
  readonly flags: number;
  /** Samples up to the end of the last packet that ends here; -1 when none does. */
  readonly position: number;
  readonly lengths: readonly number[];
  readonly body: number;
  readonly end: number;
}

const readPage = (bytes: Buffer, at: number): Page | null => {
  const count = bytes[at + HEADER - 1];
  if (count === undefined || bytes.toString('latin1', at, at + 4) !== 'OggS' || bytes[at + 4] !== 0) return null;
  const body = at + HEADER + count;
  if (body > bytes.length) return null;
  const lengths = [...bytes.subarray(at + HEADER, body)];
  const end = body + lengths.reduce((sum, length) => sum + length, 0);
  if (end > bytes.length || oggChecksum(bytes.subarray(at, end)) !== bytes.readUInt32LE(at + 22)) return null;
  return {
    serial: bytes.readUInt32LE(at + 14),
    number: bytes.readUInt32LE(at + 18),
    flags: bytes[at + 5] ?? 0,
    position: Number(bytes.readBigInt64LE(at + 6)),
    lengths,
    body,
    end,
  };
};

/** Packets of one stream, put together from pages of one serial number. */
class OggStream {
  readonly #serial: number;
  readonly packets: Buffer[] = [];
  #open: Buffer[] = [];
  #pages = 0;
  position = 0;

  constructor(serial: number) {
    this.#serial = serial;
  }

  /** False for a page of another stream, out of order, or that begins the stream anew. */
  take(bytes: Buffer, { serial, number, flags, position, lengths, body }: Page): boolean {
    const isFirst = (flags & FIRST_PAGE) !== 0;
    if (serial !== this.#serial || number !== this.#pages || isFirst !== (this.#pages === 0)) return false;
    this.#pages += 1;
    this.position = Math.max(this.position, position);
    let at = body;
    for (const length of lengths) {
      this.#open.push(bytes.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      this.packets.push(Buffer.concat(this.#open));
      this.#open = [];
    }
    return true;
  }

  get isWhole(): boolean {
    return this.#open.length === 0;
  }
}

/** Mono or stereo, first version of the format. */
const isOpusHead = (packet: Buffer | undefined): packet is Buffer =>
  packet !== undefined &&
  packet.length === 19 &&
  packet.toString('latin1', 0, 8) === 'OpusHead' &&
  (packet[8] ?? 255) < 16 &&
  (packet[9] === 1 || packet[9] === 2) &&
  packet[18] === 0;

/** Milliseconds of an Ogg file with one stream of Opus and nothing else; null for any other file. */
export const measureOgg = (bytes: Buffer): number | null => {
  let stream: OggStream | null = null;
  for (let at = 0; at < bytes.length; ) {
    const page = readPage(bytes, at);
    if (page === null) return null;
    stream ??= new OggStream(page.serial);
    if (!stream.take(bytes, page)) return null;
    at = page.end;
  }
  const [head, tags, ...sound] = stream?.packets ?? [];
  if (stream?.isWhole !== true || !isOpusHead(head) || tags?.toString('latin1', 0, 8) !== 'OpusTags') return null;
  let samples = 0;
  for (const packet of sound) {
    const length = opusSamples(packet[0], packet[1]);
    if (length === null) return null;
    samples += length;
  }
  const skipped = head.readUInt16LE(10);
  return sound.length === 0 ? null : (Math.max(samples, stream.position - skipped) / OPUS_RATE) * 1000;
};
