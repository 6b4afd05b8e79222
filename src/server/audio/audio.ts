import { measureMp4 } from './mp4.ts';
import { measureOgg } from './ogg.ts';
import { measureWebm } from './webm.ts';

export const AUDIO_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type AudioType = (typeof AUDIO_TYPES)[number];

/** What a recording is, whatever its sender said about it. */
export interface Measured {
  readonly type: AudioType;
  /** How long it plays, by its packets and by their times, whichever is longer. What its header claims is not asked. */
  readonly ms: number;
}

const MEASURES: Readonly<Record<AudioType, (bytes: Buffer) => number | null>> = {
  'audio/webm': measureWebm,
  'audio/ogg': measureOgg,
  'audio/mp4': measureMp4,
};

const sniff = (bytes: Buffer): AudioType | null => {
  if (bytes.length < 12) return null;
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'audio/webm';
  if (bytes.toString('latin1', 0, 4) === 'OggS') return 'audio/ogg';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'audio/mp4' : null;
};

/** One sound track and nothing else, in one of the forms that browsers record; null for everything else. */
export const measureAudio = (bytes: Buffer): Measured | null => {
  const type = sniff(bytes);
  const ms = type === null ? null : MEASURES[type](bytes);
  return type === null || ms === null || ms <= 0 ? null : { type, ms: Math.ceil(ms) };
};
