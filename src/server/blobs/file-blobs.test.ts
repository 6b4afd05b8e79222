import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { blobStoreContract } from './blob-store.contract.ts';
import { FileBlobs } from './file-blobs.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-blobs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('FileBlobs', () => blobStoreContract(async () => new FileBlobs(root)));
