const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];
/** Low complexity, and with the two ways of adding what was left out (ISO 14496-3, 1.5.1.1). */
const KINDS: ReadonlySet<number> = new Set([2, 5, 29]);
const MPEG4_AUDIO = 0x40;

/** What a descriptor holds, given its tag; their lengths are written in sevens of bits (ISO 14496-1, 8.3.3). */
const descriptor = (bytes: Buffer, tag: number): Buffer | null => {
  if (bytes[0] !== tag) return null;
  let length = 0;
  for (let at = 1; at <= 4; at++) {
    const byte = bytes[at];
    if (byte === undefined) return null;
    length = length * 128 + (byte & 0x7f);
    if ((byte & 0x80) === 0) return at + 1 + length > bytes.length ? null : bytes.subarray(at + 1, at + 1 + length);
  }
  return null;
};

const rateIn = (setup: Buffer): number | null => {
  if (setup.length < 2) return null;
  const bits = setup.readUInt16BE(0);
  if (!KINDS.has(bits >> 11)) return null;
  return RATES[(bits >> 7) & 15] ?? null;
};

/** How fast the one kind of sound in a sample description is sampled; null when it is not AAC. */
export const aacRate = (description: Buffer): number | null => {
  if (description.length < 36 || description.toString('latin1', 4, 8) !== 'mp4a') return null;
  const end = description.readUInt32BE(0);
  // QuickTime's first version puts four more numbers before the boxes.
  const boxes = description.readUInt16BE(16) === 1 ? 52 : 36;
  for (let at = boxes; at + 8 <= end && end <= description.length; ) {
    const size = description.readUInt32BE(at);
    if (size < 8 || at + size > end) return null;
    if (description.toString('latin1', at + 4, at + 8) === 'esds')
      return elementaryRate(description.subarray(at + 12, at + size));
    at += size;
  }
  return null;
};

const elementaryRate = (stream: Buffer): number | null => {
  const outer = descriptor(stream, 0x03);
  const flags = outer?.[2] ?? 0xff;
  // Nothing depends on, points to or is timed by another stream.
  const config = outer === null || (flags & 0xe0) !== 0 ? null : descriptor(outer.subarray(3), 0x04);
  if (config === null || config[0] !== MPEG4_AUDIO) return null;
  const setup = descriptor(config.subarray(13), 0x05);
  return setup === null ? null : rateIn(setup);
};
