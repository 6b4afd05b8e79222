import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { err, ok, type Result } from '../../engine/result.ts';
import type { ArchiveRefusal } from '../../protocol/own-worlds.ts';
import { ARCHIVE_LIMITS, findDirectory, readDirectory, type ZipEntry } from './zip-directory.ts';

const inflate = promisify(inflateRaw);
const DAMAGED = { code: 'archive-damaged' } as const;
const LOCAL = 30;
const END = 22;
/** A directory of as many entries as there may be, with names as long as they may be, is smaller. */
const DIRECTORY_MAX = 4 * 1024 * 1024;

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer | null> => {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  return bytesRead === length ? buffer : null;
};

/** Reads an archive from a file, one entry at a time, and believes nothing it says about itself without looking. */
export class ZipReader {
  readonly entries: readonly ZipEntry[];
  readonly #file: FileHandle;

  private constructor(file: FileHandle, entries: readonly ZipEntry[]) {
    this.#file = file;
    this.entries = entries;
  }

  static async open(file: FileHandle): Promise<Result<ZipReader, ArchiveRefusal>> {
    const { size } = await file.stat();
    const first = size < 4 ? null : await readAt(file, 0, 4);
    const isEmpty = first?.readUInt32LE(0) === 0x0605_4b50;
    if (!isEmpty && first?.readUInt32LE(0) !== 0x0403_4b50) return err({ code: 'archive-not-understood' });
    const tail = size < END ? null : await readAt(file, size - END, END);
    if (tail === null) return err(DAMAGED);
    const found = findDirectory(tail, size);
    if (!found.ok) return found;
    if (found.value.size > DIRECTORY_MAX) return err({ code: 'archive-bomb' });
    const directory = await readAt(file, found.value.at, found.value.size);
    if (directory === null) return err(DAMAGED);
    const entries = readDirectory(directory, found.value.count, found.value.at);
    return entries.ok ? ok(new ZipReader(file, entries.value)) : entries;
  }

  async read(entry: ZipEntry): Promise<Result<Buffer, ArchiveRefusal>> {
    const head = await readAt(this.#file, entry.at, LOCAL);
    if (head === null || head.readUInt32LE(0) !== 0x0403_4b50) return err(DAMAGED);
    const nameLength = head.readUInt16LE(26);
    const name = await readAt(this.#file, entry.at + LOCAL, nameLength);
    // Two names for one file: which one counts would depend on who unpacks it.
    if (name?.toString('utf8') !== entry.name || head.readUInt16LE(8) !== entry.method) return err(DAMAGED);
    const packed = await readAt(this.#file, entry.at + LOCAL + nameLength + head.readUInt16LE(28), entry.packed);
    if (packed === null) return err(DAMAGED);
    const bytes = entry.method === 0 ? packed : await unpack(packed, entry.size);
    const isWhole = bytes?.length === entry.size && crc32(bytes) === entry.crc;
    return isWhole ? ok(bytes) : err(DAMAGED);
  }
}

/** Never more than the directory promised, which has been found small enough. */
const unpack = async (packed: Buffer, size: number): Promise<Buffer | null> => {
  try {
    return await inflate(packed, { maxOutputLength: Math.min(Math.max(size, 1), ARCHIVE_LIMITS.file) });
  } catch {
    // Broken, or more than was promised: the one answer to both is that the archive is damaged.
    return null;
  }
};
