import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { blobStoreContract } from './blob-store.contract.ts';
import { FileBlobs } from './file-blobs.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-blobs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('FileBlobs', () => blobStoreContract(async () => new FileBlobs(root)));

describe('FileBlobs and a power cut', () => {
  /** What is synced while this is done, in its order. Linux tells which path is open under a number. */
  const syncedBy = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const handle = await open(root, 'r');
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    const synced: string[] = [];
    sync.mockImplementation(async function (this: FileHandle) {
      synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    });
    try {
      await work();
    } finally {
      sync.mockRestore();
      await handle.close();
    }
    return synced;
  };

  it.skipIf(process.platform !== 'linux')(
    '[BL5] the bytes, their name and the way there are on the disk before anybody is told',
    async () => {
      const folder = join(root, 'fresh', 'blobs');
      const blobs = new FileBlobs(folder);
      let hash = '';
      const first = await syncedBy(async () => (hash = await blobs.put(Buffer.from('first'), 'image/webp')));
      const shelf = join(folder, hash.slice(0, 2));
      expect(first.filter(path => !path.endsWith('.part'))).toEqual([folder, join(root, 'fresh'), shelf]);
      expect(first.at(-2)).toMatch(new RegExp(`^${shelf}/${hash}[.].*[.]part$`));
      // The way is known to be there.
      expect(await syncedBy(() => blobs.put(Buffer.from('first'), 'image/webp'))).toHaveLength(2);
    },
  );
});
