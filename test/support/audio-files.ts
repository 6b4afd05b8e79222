import { oggChecksum } from '../../src/server/audio/ogg.ts';

/** One packet of 20 ms: CELT, full band, one frame. What it sounds like does not matter here. */
export const PACKET = Buffer.from([0xf8, 0xff, 0xfe]);
export const packets = (count: number): readonly Buffer[] => Array.from({ length: count }, () => PACKET);

const vint = (n: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(n, Math.max(0, length - 6), Math.min(6, length));
  bytes[0] = (bytes[0] ?? 0) | (1 << (8 - length));
  return bytes;
};
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
export const element = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([hex(id), vint(body.length, 8), body]);
};
const UNKNOWN = hex('01ffffffffffffff');
/** As live writers do it: how long it will be is not known yet. */
const endless = (id: string, ...parts: readonly Buffer[]): Buffer => Buffer.concat([hex(id), UNKNOWN, ...parts]);

const uint = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

export const webmHead = (type = 'webm'): Buffer => element('1a45dfa3', element('4282', ascii(type)));
export const track = (kind = 2, codec = 'A_OPUS', ...more: readonly Buffer[]): Buffer =>
  element('ae', element('d7', uint(1)), element('83', uint(kind)), element('86', ascii(codec)), ...more);
const block = (ms: number, packet: Buffer, flags = 0x80): Buffer => {
  const head = Buffer.from([0x81, 0, 0, flags]);
  head.writeInt16BE(ms, 1);
  return element('a3', head, packet);
};

interface WebmShape {
  readonly sound?: readonly Buffer[];
  readonly tracks?: readonly Buffer[];
  /** Between one packet's time and the next. */
  readonly step?: number;
  /** What the header says of the length, in milliseconds. */
  readonly claims?: number;
  readonly extra?: Buffer;
  readonly flags?: number;
}

/** What MediaRecorder writes in Chromium: a segment and clusters without an end, one second each. */
export const webm = ({
  sound = packets(50),
  tracks = [track()],
  step = 20,
  claims,
  extra,
  flags,
}: WebmShape = {}): Buffer => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(claims ?? 0);
  const clusters = sound.flatMap((packet, i) => [
    ...(i % 50 === 0 ? [Buffer.concat([hex('1f43b675'), UNKNOWN]), element('e7', uint(i * step))] : []),
    block((i % 50) * step, packet, flags),
  ]);
  const info = element(
    '1549a966',
    element('2ad7b1', uint(1_000_000)),
    ...(claims === undefined ? [] : [element('4489', duration)]),
  );
  return Buffer.concat([
    webmHead(),
    endless('18538067', info, element('1654ae6b', ...tracks), ...(extra === undefined ? [] : [extra]), ...clusters),
  ]);
};

interface OggShape {
  readonly sound?: readonly Buffer[];
  /** Where the last page says it ends, in samples; the truth unless told. */
  readonly position?: number;
  readonly head?: Buffer;
  readonly serials?: readonly number[];
}

const OPUS_HEAD = Buffer.concat([ascii('OpusHead'), Buffer.from([1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
const OPUS_TAGS = Buffer.concat([ascii('OpusTags'), Buffer.alloc(8)]);

export const oggPage = (
  serial: number,
  number: number,
  flags: number,
  position: number,
  packet: readonly Buffer[],
): Buffer => {
  const lengths = packet.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = flags;
  head.writeBigInt64LE(BigInt(position), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(number, 18);
  head[26] = lengths.length;
  const page = Buffer.concat([head, Buffer.from(lengths), ...packet]);
  page.writeUInt32LE(oggChecksum(page), 22);
  return page;
};

/** What MediaRecorder writes in Firefox. */
export const ogg = ({ sound = packets(50), position, head = OPUS_HEAD, serials = [7] }: OggShape = {}): Buffer => {
  const pages: Buffer[] = [];
  for (let i = 0; i < sound.length; i += 50) {
    const isLast = i + 50 >= sound.length;
    const end = isLast ? (position ?? 312 + sound.length * 960) : 312 + (i + 50) * 960;
    const serial = serials[(i / 50) % serials.length] ?? 7;
    pages.push(oggPage(serial, 2 + i / 50, isLast ? 4 : 0, end, sound.slice(i, i + 50)));
  }
  const [serial = 7] = serials;
  return Buffer.concat([oggPage(serial, 0, 2, 0, [head]), oggPage(serial, 1, 0, 0, [OPUS_TAGS]), ...pages]);
};

export const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint(body.length + 8), ascii(type), body]);
};
const whole = (type: string, flags: number, ...parts: readonly Buffer[]): Buffer => box(type, uint(flags), ...parts);
const zeros = (n: number): Buffer => Buffer.alloc(n);

/** AAC of low complexity, 44 100 samples a second, mono. */
const esds = (): Buffer => {
  const setup = Buffer.from([0x05, 2, 0x12, 0x08]);
  const config = Buffer.concat([Buffer.from([0x04, 13 + setup.length, 0x40, 0x15]), zeros(11), setup]);
  return whole('esds', 0, Buffer.from([0x03, 3 + config.length, 0, 1, 0]), config);
};
const mp4a = (): Buffer =>
  box(
    'mp4a',
    zeros(6),
    Buffer.from([0, 1]),
    zeros(8),
    Buffer.from([0, 1, 0, 16]),
    zeros(4),
    uint(44_100 * 65_536),
    esds(),
  );

export const trak = (handler: string, entry: Buffer, table: readonly Buffer[], clock = 44_100): Buffer =>
  box(
    'trak',
    whole('tkhd', 3, zeros(8), uint(1), zeros(68)),
    box(
      'mdia',
      whole('mdhd', 0, zeros(8), uint(clock), zeros(8)),
      whole('hdlr', 0, zeros(4), ascii(handler), zeros(12)),
      box('minf', box('stbl', whole('stsd', 0, uint(1), entry), ...table)),
    ),
  );
const EMPTY_TABLE = [whole('stts', 0, uint(0)), whole('stsz', 0, uint(0), uint(0))];

interface Mp4Shape {
  readonly frames?: number;
  /** Ticks of each frame on the track's clock. */
  readonly ticks?: number;
  readonly handler?: string;
  readonly tracks?: number;
  readonly entry?: Buffer;
}

const FTYP = box('ftyp', ascii('iso5'), uint(0), ascii('iso5mp41'));

/** What MediaRecorder writes in Safari: fragments, here of twenty frames. */
export const mp4 = ({
  frames = 43,
  ticks = 1024,
  handler = 'soun',
  tracks = 1,
  entry = mp4a(),
}: Mp4Shape = {}): Buffer => {
  const track = trak(handler, entry, EMPTY_TABLE);
  const moov = box(
    'moov',
    whole('mvhd', 0, zeros(96)),
    ...Array.from({ length: tracks }, () => track),
    box('mvex', whole('trex', 0, uint(1), uint(1), uint(0), uint(0), uint(0))),
  );
  const fragments: Buffer[] = [];
  for (let i = 0; i < frames; i += 20) {
    const count = Math.min(20, frames - i);
    const run = whole('trun', 0x200, uint(count), ...Array.from({ length: count }, () => uint(6)));
    const traf = box('traf', whole('tfhd', 0x8, uint(1), uint(ticks)), whole('tfdt', 0, uint(i * ticks)), run);
    fragments.push(box('moof', whole('mfhd', 0, uint(i)), traf), box('mdat', zeros(count * 6)));
  }
  return Buffer.concat([FTYP, moov, ...fragments]);
};

/** A file whose table was written at its end. */
export const finishedMp4 = (frames = 43): Buffer => {
  const table = [whole('stts', 0, uint(1), uint(frames), uint(1024)), whole('stsz', 0, uint(6), uint(frames))];
  return Buffer.concat([
    FTYP,
    box('mdat', zeros(frames * 6)),
    box('moov', whole('mvhd', 0, zeros(96)), trak('soun', mp4a(), table)),
  ]);
};
