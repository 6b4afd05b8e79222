import { createHash } from 'node:crypto';
import type { BlobHash } from './blob-store.ts';

export const hashOf = (bytes: Uint8Array): BlobHash => createHash('sha256').update(bytes).digest('hex');
export const isBlobHash = (text: string): text is BlobHash => /^[0-9a-f]{64}$/.test(text);
