import { err, ok, type Result } from '../../engine/result.ts';
import type { ArchiveRefusal } from '../../protocol/own-worlds.ts';

/** One file in an archive, as its directory tells. */
export interface ZipEntry {
  readonly name: string;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly at: number;
}

export const ARCHIVE_LIMITS = {
  bytes: 300 * 1024 * 1024,
  entries: 4000,
  /** Unpacked, of all files together and of one. */
  total: 600 * 1024 * 1024,
  file: 24 * 1024 * 1024,
  /** No picture gets this much smaller, and a world's words do not either. */
  ratio: 60,
  milliseconds: 300_000,
} as const;

const END = 22;
const HEADER = 46;
const LOCAL = 30;
/** Encrypted, in any of the ways there are. */
const LOCKED = 0x2041;

/** Where the directory is; the archive must end where its end says, and begin at its first byte. */
export const findDirectory = (
  tail: Buffer,
  length: number,
): Result<{ readonly at: number; readonly size: number; readonly count: number }, ArchiveRefusal> => {
  // A comment may stand behind the end; nobody writes one into a world, and one could hide another end.
  const at = tail.length - END;
  if (at < 0 || tail.readUInt32LE(at) !== 0x0605_4b50) return err({ code: 'archive-damaged' });
  const [disk, first] = [tail.readUInt16LE(at + 4), tail.readUInt16LE(at + 6)];
  const [here, count] = [tail.readUInt16LE(at + 8), tail.readUInt16LE(at + 10)];
  const [size, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > ARCHIVE_LIMITS.entries) return err({ code: 'archive-too-many-files', max: ARCHIVE_LIMITS.entries });
  const fits = disk === 0 && first === 0 && here === count && start + size === length - END;
  return fits ? ok({ at: start, size, count }) : err({ code: 'archive-damaged' });
};

/** Names that stay inside the folder on every system, however it reads them. */
const isSafeName = (name: string): boolean =>
  name.length <= 200 &&
  !/[\p{Cc}\\:*?"<>|\ufffd]/u.test(name) &&
  name.split('/').every(part => part !== '' && part !== '.' && part !== '..' && !/[. ]$/.test(part));

/** Every entry, or what is wrong with the first that is not as it must be. */
export const readDirectory = (
  directory: Buffer,
  count: number,
  filesEnd: number,
): Result<readonly ZipEntry[], ArchiveRefusal> => {
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let total = 0;
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + HEADER > directory.length || directory.readUInt32LE(at) !== 0x0201_4b50)
      return err({ code: 'archive-damaged' });
    const nameLength = directory.readUInt16LE(at + 28);
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    const end = at + HEADER + nameLength + rest;
    if (end > directory.length) return err({ code: 'archive-damaged' });
    const written = directory.subarray(at + HEADER, at + HEADER + nameLength).toString('utf8');
    const isFolder = written.endsWith('/');
    const name = isFolder ? written.slice(0, -1) : written;
    const file = name.slice(0, 100);
    if (!isSafeName(name)) return err({ code: 'archive-bad-name', file });
    if (isLink(directory, at)) return err({ code: 'archive-link', file });
    const known = name.normalize('NFC').toLowerCase();
    if (names.has(known)) return err({ code: 'archive-twice', file });
    names.add(known);
    const entry = {
      name,
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    };
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
    at = end;
    if ((flags & LOCKED) !== 0) return err({ code: 'archive-locked' });
    if (method !== 0 && method !== 8) return err({ code: 'archive-not-understood' });
    if (entry.packed === 0xffff_ffff || entry.size === 0xffff_ffff) return err({ code: 'archive-bomb' });
    if (isFolder) {
      if (entry.size !== 0) return err({ code: 'archive-damaged' });
      continue;
    }
    total += entry.size;
    const isBomb =
      entry.size > ARCHIVE_LIMITS.file ||
      total > ARCHIVE_LIMITS.total ||
      entry.size > entry.packed * ARCHIVE_LIMITS.ratio + 1024;
    if (isBomb) return err({ code: 'archive-bomb' });
    entries.push({ ...entry, method });
  }
  if (at !== directory.length) return err({ code: 'archive-damaged' });
  return overlaps(entries, filesEnd) ? err({ code: 'archive-bomb' }) : ok(entries);
};

/** The upper half of the attributes is a Unix mode where the archive was made on such a system. */
const isLink = (directory: Buffer, at: number): boolean => {
  const kind = (directory.readUInt32LE(at + 38) >>> 28) & 0xf;
  return kind !== 0 && kind !== 0x8 && kind !== 0x4;
};

/** Files that share their bytes are how a small archive becomes a huge one without a suspicious ratio. */
const overlaps = (entries: readonly ZipEntry[], filesEnd: number): boolean => {
  let free = 0;
  for (const { at, packed, name } of entries.toSorted((a, b) => a.at - b.at)) {
    if (at < free) return true;
    free = at + LOCAL + Buffer.byteLength(name) + packed;
  }
  return free > filesEnd;
};
