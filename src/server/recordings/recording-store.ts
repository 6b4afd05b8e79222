import type { AudioId, TableId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';

/** A recorded clue. Its bytes, and what kind of sound they are, lie in the blob store. */
export interface Recording {
  readonly id: AudioId;
  readonly hash: BlobHash;
  readonly ms: number;
}

/**
 * Which recordings belong to which table. They go with the table: the journal that removes it removes them in the same
 * commit, and what they pointed to is then an orphan until its bytes are gone too.
 */
export interface RecordingStore {
  /** One for each turn: a second take replaces the first. False when there is no such table any more: then the bytes are an orphan. */
  keep(table: TableId, turn: string, recording: Recording): Promise<boolean>;
  find(table: TableId, id: AudioId): Promise<Recording | null>;
  /** Bytes that a recording pointed to, or was to point to, and that none does. */
  orphans(): Promise<readonly BlobHash[]>;
  /** The bytes are gone. */
  bury(hash: BlobHash): Promise<void>;
}
