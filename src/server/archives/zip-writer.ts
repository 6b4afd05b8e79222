import { crc32 } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first moment a zip can name, 1 January 1980: the same files give the same archive, whenever it is written. */
const DATE = 0x0021;
const TIME = 0;
const UTF8 = 0x0800;
const VERSION = 20;
const STORED = 0;

interface Written extends Pick<ZipFile, 'name'> {
  readonly crc: number;
  readonly size: number;
  readonly at: number;
}

/** What the local header and the directory say in the same words. */
const facts = ({ name, crc, size }: Omit<Written, 'at'>): Buffer => {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(VERSION, 0);
  head.writeUInt16LE(UTF8, 2);
  head.writeUInt16LE(STORED, 4);
  head.writeUInt16LE(TIME, 6);
  head.writeUInt16LE(DATE, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(size, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
};

const directoryEntry = (file: Written): Buffer => {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(file.at, 10);
  // Written by no system in particular: no permissions, no owner.
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]), facts(file), tail, Buffer.from(file.name)]);
};

const directoryEnd = (count: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
};

/** A zip of stored files, piece by piece: pictures do not get smaller, and nothing depends on a compressor's version. */
export const writeZip = async function* (
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, bytes } of files) {
    const file = { name, crc: crc32(bytes), size: bytes.length, at };
    const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts(file), Buffer.from(name)]);
    written.push(file);
    at += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, at);
};
