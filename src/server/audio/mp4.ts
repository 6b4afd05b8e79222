import { aacRate } from './aac.ts';

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const TOP: ReadonlySet<string> = new Set([
  'ftyp',
  'styp',
  'moov',
  'moof',
  'mdat',
  'free',
  'skip',
  'wide',
  'sidx',
  'mfra',
]);
/** A coded block of sound is 1024 samples (ISO 14496-3). */
const AAC_FRAME = 1024;

const readBox = (bytes: Buffer, at: number, limit: number): Box | null => {
  if (at + 8 > limit) return null;
  const short = bytes.readUInt32BE(at);
  const isLong = short === 1;
  if (isLong && at + 16 > limit) return null;
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? limit - at : short;
  const start = at + (isLong ? 16 : 8);
  const end = at + size;
  return end < start || end > limit ? null : { type: bytes.toString('latin1', at + 4, at + 8), start, end };
};

const boxesIn = (bytes: Buffer, start: number, end: number): readonly Box[] | null => {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const box = readBox(bytes, at, end);
    if (box === null) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
};

/** The only box of that name, found by its path; null when there is none, or more than one on the way. */
const find = (bytes: Buffer, from: Box, ...path: readonly string[]): Box | null => {
  let box: Box | null = from;
  for (const type of path) {
    const named: readonly Box[] = (boxesIn(bytes, box.start, box.end) ?? []).filter(each => each.type === type);
    box = named.length === 1 ? (named[0] ?? null) : null;
    if (box === null) return null;
  }
  return box;
};

const uint = (bytes: Buffer, box: Box | null, offset: number): number | null =>
  box !== null && box.start + offset + 4 <= box.end ? bytes.readUInt32BE(box.start + offset) : null;

interface Track {
  readonly id: number;
  readonly timescale: number;
  readonly rate: number;
}

interface Samples {
  readonly count: number;
  /** In units of the track's clock. */
  readonly time: number;
  readonly size: number;
}

const readTrack = (bytes: Buffer, trak: Box): Track | null => {
  const handler = find(bytes, trak, 'mdia', 'hdlr');
  if (handler === null || bytes.toString('latin1', handler.start + 8, handler.start + 12) !== 'soun') return null;
  const [tkhd, mdhd] = [find(bytes, trak, 'tkhd'), find(bytes, trak, 'mdia', 'mdhd')];
  const isLong = (box: Box | null): boolean => box !== null && bytes[box.start] === 1;
  const id = uint(bytes, tkhd, isLong(tkhd) ? 20 : 12);
  const timescale = uint(bytes, mdhd, isLong(mdhd) ? 20 : 12);
  const stsd = find(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
  const rate = stsd === null || uint(bytes, stsd, 4) !== 1 ? null : aacRate(bytes.subarray(stsd.start + 8, stsd.end));
  return id === null || timescale === null || timescale === 0 || rate === null ? null : { id, timescale, rate };
};

/** The table of a file that was finished at its end; a recording in fragments has an empty one. */
const readTable = (bytes: Buffer, trak: Box): Samples | null => {
  const stbl = find(bytes, trak, 'mdia', 'minf', 'stbl');
  const [times, sizes] = stbl === null ? [null, null] : [find(bytes, stbl, 'stts'), find(bytes, stbl, 'stsz')];
  const runs = uint(bytes, times, 4);
  const [each, listed] = [uint(bytes, sizes, 4), uint(bytes, sizes, 8)];
  if (times === null || sizes === null || runs === null || each === null || listed === null) return null;
  if (times.start + 8 + runs * 8 > times.end || (each === 0 && sizes.start + 12 + listed * 4 > sizes.end)) return null;
  let [count, time] = [0, 0];
  for (let at = times.start + 8; at < times.start + 8 + runs * 8; at += 8) {
    count += bytes.readUInt32BE(at);
    time += bytes.readUInt32BE(at) * bytes.readUInt32BE(at + 4);
  }
  if (count !== listed) return null;
  let size = each * listed;
  if (each === 0) for (let i = 0; i < listed; i++) size += bytes.readUInt32BE(sizes.start + 12 + i * 4);
  return { count, time, size };
};

interface Usual {
  readonly duration: number;
  readonly size: number;
}

/** One run of samples in a fragment: what it does not say of each is what is usual. */
const readRun = (bytes: Buffer, run: Box, usual: Usual): Samples | null => {
  const [flags, count] = [(uint(bytes, run, 0) ?? 0) & 0xffffff, uint(bytes, run, 4)];
  if (count === null) return null;
  const first = run.start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const fields = [0x100, 0x200, 0x400, 0x800].filter(flag => (flags & flag) !== 0);
  if (first + count * fields.length * 4 > run.end) return null;
  const sum = (flag: number, each: number): number => {
    const place = fields.indexOf(flag);
    if (place < 0) return each * count;
    let total = 0;
    for (let i = 0; i < count; i++) total += bytes.readUInt32BE(first + (i * fields.length + place) * 4);
    return total;
  };
  return { count, time: sum(0x100, usual.duration), size: sum(0x200, usual.size) };
};

const readFragment = (bytes: Buffer, moof: Box, track: Track, usual: Usual): Samples | null => {
  const traf = find(bytes, moof, 'traf');
  const tfhd = traf === null ? null : find(bytes, traf, 'tfhd');
  if (traf === null || tfhd === null || uint(bytes, tfhd, 4) !== track.id) return null;
  const flags = (uint(bytes, tfhd, 0) ?? 0) & 0xffffff;
  let at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const optional = (flag: number, otherwise: number): number | null => {
    if ((flags & flag) === 0) return otherwise;
    at += 4;
    return uint(bytes, tfhd, at - 4);
  };
  const [duration, size] = [optional(0x8, usual.duration), optional(0x10, usual.size)];
  if (duration === null || size === null) return null;
  const runs = (boxesIn(bytes, traf.start, traf.end) ?? []).filter(({ type }) => type === 'trun');
  const tfdt = find(bytes, traf, 'tfdt');
  const begin = tfdt === null ? 0 : bytes[tfdt.start] === 1 ? (uint(bytes, tfdt, 8) ?? 0) : (uint(bytes, tfdt, 4) ?? 0);
  // A beginning beyond 32 bits is beyond twenty seconds, whatever the clock.
  const far = tfdt !== null && bytes[tfdt.start] === 1 && uint(bytes, tfdt, 4) !== 0 ? Number.POSITIVE_INFINITY : 0;
  let sum: Samples = { count: 0, time: begin + far, size: 0 };
  for (const run of runs) {
    const more = readRun(bytes, run, { duration, size });
    if (more === null) return null;
    sum = { count: sum.count + more.count, time: sum.time + more.time, size: sum.size + more.size };
  }
  return sum;
};

const usualOf = (bytes: Buffer, moov: Box): Usual => {
  const trex = find(bytes, moov, 'mvex', 'trex');
  return { duration: uint(bytes, trex, 12) ?? 0, size: uint(bytes, trex, 16) ?? 0 };
};

/** Milliseconds of an MP4 file, whole or in fragments, with one track of AAC and nothing else; null for any other file. */
export const measureMp4 = (bytes: Buffer): number | null => {
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (boxes === null || boxes.some(({ type }) => !TOP.has(type))) return null;
  const moovs = boxes.filter(({ type }) => type === 'moov');
  const [moov] = moovs;
  const trak = moov === undefined || moovs.length !== 1 ? null : find(bytes, moov, 'trak');
  const track = trak === null ? null : readTrack(bytes, trak);
  if (moov === undefined || trak === null || track === null) return null;
  const usual = usualOf(bytes, moov);
  const fragments = boxes.filter(({ type }) => type === 'moof').map(moof => readFragment(bytes, moof, track, usual));
  let [count, time, size] = [0, 0, 0];
  for (const part of [readTable(bytes, trak), ...fragments]) {
    if (part === null) return null;
    count += part.count;
    size += part.size;
    time = Math.max(time, part.time);
  }
  const stored = boxes.filter(({ type }) => type === 'mdat').reduce((sum, { start, end }) => sum + end - start, 0);
  if (count === 0 || size < count || size > stored) return null;
  return Math.max((time / track.timescale) * 1000, ((count * AAC_FRAME) / track.rate) * 1000);
};
