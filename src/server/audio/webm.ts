import { OPUS_RATE, opusSamples } from './opus.ts';

/** Elements by their ids, marker bits included (RFC 8794, RFC 9559). */
const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const CONTENT_ENCODINGS = 0x6d80;
const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const AUDIO = 2;
/** Void, checksum, seek head, cues, tags, position, size of the one before. Attachments are not among them. */
const SKIPPED: ReadonlySet<number> = new Set([0xec, 0xbf, 0x114d9b74, 0x1c53bb6b, 0x1254c367, 0xa7, 0xab]);

interface Element {
  readonly id: number;
  readonly start: number;
  /** Null for one whose writer did not know how long it would be. */
  readonly end: number | null;
}

/** A number whose first byte tells how many follow: the value without the marker, which belongs to ids only. */
const readVint = (bytes: Buffer, at: number, longest: number): { value: number; length: number } | null => {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return null;
  let value = first - 2 ** (8 - length);
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return { value, length };
};

const readElement = (bytes: Buffer, at: number, limit: number): Element | null => {
  const id = readVint(bytes, at, 4);
  const size = id === null ? null : readVint(bytes, at + id.length, 8);
  if (id === null || size === null) return null;
  const start = at + id.length + size.length;
  const isUnknown = size.value >= 2 ** (7 * size.length) - 1;
  if (start > limit || (!isUnknown && start + size.value > limit)) return null;
  return { id: id.value + 2 ** (7 * id.length), start, end: isUnknown ? null : start + size.value };
};

/** The elements inside a known stretch; null as soon as one does not fit. */
const childrenOf = (
  bytes: Buffer,
  start: number,
  end: number,
): readonly (Element & { readonly end: number })[] | null => {
  const found: (Element & { readonly end: number })[] = [];
  for (let at = start; at < end; ) {
    const element = readElement(bytes, at, end);
    if (element === null || element.end === null) return null;
    found.push({ ...element, end: element.end });
    at = element.end;
  }
  return found;
};

const readUint = (bytes: Buffer, start: number, end: number): number | null =>
  end - start >= 1 && end - start <= 6 ? bytes.readUIntBE(start, end - start) : null;

/** The number of the only track, which must be sound in Opus, stored as it is. */
const readTracks = (bytes: Buffer, start: number, end: number): number | null => {
  const entries = childrenOf(bytes, start, end)?.filter(({ id }) => !SKIPPED.has(id));
  const [entry] = entries ?? [];
  if (entries?.length !== 1 || entry?.id !== TRACK_ENTRY) return null;
  const parts = childrenOf(bytes, entry.start, entry.end);
  if (parts === null || parts.some(({ id }) => id === CONTENT_ENCODINGS)) return null;
  const numberOf = (wanted: number): number | null => {
    const part = parts.find(({ id }) => id === wanted);
    return part === undefined ? null : readUint(bytes, part.start, part.end);
  };
  const codec = parts.find(({ id }) => id === CODEC_ID);
  const isOpus = codec !== undefined && bytes.toString('latin1', codec.start, codec.end) === 'A_OPUS';
  return isOpus && numberOf(TRACK_TYPE) === AUDIO ? numberOf(TRACK_NUMBER) : null;
};

const isWebm = (bytes: Buffer, { id, start, end }: Element): boolean => {
  const parts = id === EBML && end !== null ? childrenOf(bytes, start, end) : null;
  const type = parts?.find(part => part.id === DOC_TYPE);
  return type !== undefined && bytes.toString('latin1', type.start, type.end) === 'webm';
};

/** Walks through a live recording: clusters of unknown length are entered, not measured. */
class WebmWalk {
  readonly #bytes: Buffer;
  #scale = 1_000_000;
  #track: number | null = null;
  #cluster: number | null = null;
  #samples = 0;
  #last = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get ms(): number {
    return Math.max((this.#samples / OPUS_RATE) * 1000, this.#last);
  }

  /** Whether the element may be there. */
  take({ id, start, end }: Element & { readonly end: number }): boolean {
    if (SKIPPED.has(id)) return true;
    if (id === INFO) return this.#readInfo(start, end);
    if (id === TRACKS) {
      if (this.#track !== null) return false;
      this.#track = readTracks(this.#bytes, start, end);
      return this.#track !== null;
    }
    if (id === TIMESTAMP) {
      this.#cluster = readUint(this.#bytes, start, end);
      return this.#cluster !== null;
    }
    if (id === SIMPLE_BLOCK) return this.#readBlock(start, end);
    if (id !== BLOCK_GROUP) return false;
    const block = childrenOf(this.#bytes, start, end)?.find(part => part.id === BLOCK);
    return block !== undefined && this.#readBlock(block.start, block.end);
  }

  enterCluster(): void {
    this.#cluster = null;
  }

  #readInfo(start: number, end: number): boolean {
    const parts = childrenOf(this.#bytes, start, end);
    const scale = parts?.find(({ id }) => id === TIMESTAMP_SCALE);
    if (scale !== undefined) this.#scale = readUint(this.#bytes, scale.start, scale.end) ?? 0;
    return parts !== null && this.#scale > 0;
  }

  #readBlock(start: number, end: number): boolean {
    const track = readVint(this.#bytes, start, 4);
    if (track === null || this.#track === null || this.#cluster === null) return false;
    const at = start + track.length;
    if (at + 4 > end || track.value !== this.#track) return false;
    const isLaced = ((this.#bytes[at + 2] ?? 0) & 0x06) !== 0;
    const packet = this.#bytes.subarray(at + 3, end);
    const samples = isLaced ? null : opusSamples(packet[0], packet[1]);
    if (samples === null) return false;
    this.#samples += samples;
    const time = ((this.#cluster + this.#bytes.readInt16BE(at)) * this.#scale) / 1e6;
    this.#last = Math.max(this.#last, time + (samples / OPUS_RATE) * 1000);
    return true;
  }
}

/** Milliseconds of a WebM file with one track of Opus and nothing else; null for any other file. */
export const measureWebm = (bytes: Buffer): number | null => {
  const head = readElement(bytes, 0, bytes.length);
  if (head === null || head.end === null || !isWebm(bytes, head)) return null;
  const segment = readElement(bytes, head.end, bytes.length);
  if (segment?.id !== SEGMENT || (segment.end ?? bytes.length) !== bytes.length) return null;
  const walk = new WebmWalk(bytes);
  for (let at = segment.start; at < bytes.length; ) {
    const element = readElement(bytes, at, bytes.length);
    if (element === null) return null;
    if (element.id === CLUSTER) {
      walk.enterCluster();
      at = element.start;
      continue;
    }
    if (element.end === null || !walk.take({ ...element, end: element.end })) return null;
    at = element.end;
  }
  return walk.ms;
};
