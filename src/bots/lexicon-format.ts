/** The two binary files of the bots' language, written by scripts/build-language.ts. All numbers little-endian. */
const VECTORS_MAGIC = 0x56_4b_4e_49; // INKV
const BRIDGE_MAGIC = 0x42_4b_4e_49; // INKB
export const GLOSSES = 4;

/** English words by falling frequency, each with a direction in `dimensions` bytes. */
export interface Vectors {
  readonly words: readonly string[];
  readonly dimensions: number;
  readonly values: Int8Array;
}

/** Folded words of another language, sorted, each with up to four English ones (`0xffff`: none) and their weights. */
export interface Bridge {
  readonly words: readonly string[];
  readonly english: Uint16Array;
  readonly weights: Uint8Array;
}

const encode = (magic: number, words: readonly string[], extra: number, ...blocks: readonly ArrayBufferView[]) => {
  const text = new TextEncoder().encode(words.join('\n'));
  const padded = Math.ceil(text.length / 4) * 4;
  const size = 16 + padded + blocks.reduce((sum, block) => sum + block.byteLength, 0);
  const bytes = new Uint8Array(size);
  const head = new DataView(bytes.buffer);
  [magic, words.length, extra, text.length].forEach((n, i) => {
    head.setUint32(i * 4, n, true);
  });
  bytes.set(text, 16);
  let at = 16 + padded;
  for (const block of blocks) {
    bytes.set(new Uint8Array(block.buffer, block.byteOffset, block.byteLength), at);
    at += block.byteLength;
  }
  return bytes;
};

const decode = (bytes: Uint8Array, magic: number) => {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 16 || head.getUint32(0, true) !== magic) throw new Error('not a lexicon file');
  const [count, extra, length] = [head.getUint32(4, true), head.getUint32(8, true), head.getUint32(12, true)];
  const words = new TextDecoder().decode(bytes.subarray(16, 16 + length)).split('\n');
  if (words.length !== count) throw new Error('the lexicon file is cut short');
  // Copied, since a Node Buffer shares its memory with others and the numbers need their own alignment.
  return { words, extra, rest: new Uint8Array(bytes.subarray(16 + Math.ceil(length / 4) * 4)) };
};

export const encodeVectors = ({ words, dimensions, values }: Vectors): Uint8Array =>
  encode(VECTORS_MAGIC, words, dimensions, values);

export const decodeVectors = (bytes: Uint8Array): Vectors => {
  const { words, extra, rest } = decode(bytes, VECTORS_MAGIC);
  return { words, dimensions: extra, values: new Int8Array(rest.buffer, 0, words.length * extra) };
};

export const encodeBridge = ({ words, english, weights }: Bridge): Uint8Array =>
  encode(BRIDGE_MAGIC, words, GLOSSES, english, weights);

export const decodeBridge = (bytes: Uint8Array): Bridge => {
  const { words, extra, rest } = decode(bytes, BRIDGE_MAGIC);
  const count = words.length * extra;
  return {
    words,
    english: new Uint16Array(rest.buffer, 0, count),
    weights: new Uint8Array(rest.buffer, count * 2, count),
  };
};
