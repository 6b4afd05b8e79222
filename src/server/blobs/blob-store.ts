/** A piece of content that never changes, named by the SHA-256 of its bytes as hex. */
export type BlobHash = string;

export interface Blob {
  readonly bytes: Uint8Array;
  /** A media type from a fixed list, never one that a browser would run. */
  readonly type: string;
}

/** Where pictures and recordings lie. The same bytes stored twice are stored once. */
export interface BlobStore {
  /** Resolves once the bytes would survive a crash. */
  put(bytes: Uint8Array, type: string): Promise<BlobHash>;
  get(hash: BlobHash): Promise<Blob | null>;
  /** Removes it; removing what is not there is no error. */
  remove(hash: BlobHash): Promise<void>;
  /** Every hash there is, in no particular order: for clearing out what nobody refers to. */
  list(): Promise<readonly BlobHash[]>;
  close(): Promise<void>;
}
