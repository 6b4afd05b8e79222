/** Opus always counts at this rate, whatever was recorded. */
export const OPUS_RATE = 48_000;

const SILK = [480, 960, 1920, 2880] as const;
const HYBRID = [480, 960] as const;
const CELT = [120, 240, 480, 960] as const;
/** 120 ms: no packet may be longer (RFC 6716, R5). */
const LONGEST = 5760;

const frameSamples = (config: number): number => {
  if (config < 12) return SILK[config & 3] ?? 0;
  return (config < 16 ? HYBRID[config & 1] : CELT[config & 3]) ?? 0;
};

/** How long a packet plays, in samples, from its first bytes (RFC 6716, 3.1); null for what is no packet. */
export const opusSamples = (first: number | undefined, second: number | undefined): number | null => {
  if (first === undefined) return null;
  const code = first & 3;
  const frames = code === 0 ? 1 : code === 3 ? (second ?? 0) & 0x3f : 2;
  const samples = frames * frameSamples(first >> 3);
  return samples > 0 && samples <= LONGEST ? samples : null;
};
