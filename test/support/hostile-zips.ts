import { crc32, deflateRawSync } from 'node:zlib';

/** One entry as somebody malicious would write it: whatever is given here replaces the truth. */
export interface Lie {
  readonly name: string;
  readonly bytes?: Buffer;
  readonly deflate?: boolean;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  /** What the directory says about its size, unpacked and packed. */
  readonly size?: number;
  readonly packed?: number;
  readonly mode?: number;
  /** The name in the local header. */
  readonly localName?: string;
  /** Where the directory says the file begins. */
  readonly at?: number;
}

const u16 = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) out.writeUInt16LE(value, i * 2);
  return out;
};
const u32 = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) out.writeUInt32LE(value >>> 0, i * 4);
  return out;
};

const END = 0x0605_4b50;

/** A zip of lies. `count` is what its end says about the number of entries. */
export const zipOf = (lies: readonly Lie[], count = lies.length): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const lie of lies) {
    const bytes = lie.bytes ?? Buffer.from('x');
    const body = lie.deflate === true ? deflateRawSync(bytes) : bytes;
    const method = lie.method ?? (lie.deflate === true ? 8 : 0);
    const [name, local] = [Buffer.from(lie.name), Buffer.from(lie.localName ?? lie.name)];
    const facts = Buffer.concat([
      u16(20, lie.flags ?? 0, method, 0, 33),
      u32(lie.crc ?? crc32(bytes), lie.packed ?? body.length, lie.size ?? bytes.length),
    ]);
    const file = Buffer.concat([u32(0x0403_4b50), facts, u16(local.length, 0), local, body]);
    files.push(file);
    directory.push(
      u32(0x0201_4b50),
      u16(0x0314),
      facts,
      u16(name.length, 0, 0, 0, 0),
      u32((lie.mode ?? 0o100644) << 16, lie.at ?? at),
      name,
    );
    at += file.length;
  }
  const middle = Buffer.concat(directory);
  return Buffer.concat([...files, middle, u32(END), u16(0, 0, count, count), u32(middle.length, at), u16(0)]);
};

export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** A world of one card, whose picture is this file. */
export const worldWith = (file: string, bytes: Buffer): readonly Lie[] => [
  { name: 'world.json', bytes: json({ name: 'x', cards: [{ name: 'a', image: file }] }) },
  { name: file, bytes },
];
