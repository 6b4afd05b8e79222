import { expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { hashOf } from './hash.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What every blob store must do. An adapter's whole test is one call of this. */
export const blobStoreContract = (open: () => Promise<BlobStore>): void => {
  it('[BL1] gives back what was put, with its type', async () => {
    const store = await open();
    const hash = await store.put(bytes('a'), 'image/webp');
    const blob = await store.get(hash);
    expect(hash).toBe(hashOf(bytes('a')));
    expect(blob?.type).toBe('image/webp');
    expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('a');
    await store.close();
  });

  it('[BL2] the same bytes are stored once', async () => {
    const store = await open();
    const before = (await store.list()).length;
    await Promise.all([store.put(bytes('twice'), 'image/webp'), store.put(bytes('twice'), 'image/webp')]);
    expect((await store.list()).length).toBe(before + 1);
    await store.close();
  });

  it('[BL3] what is not there is null, and removing it is no error', async () => {
    const store = await open();
    const missing = hashOf(bytes('missing'));
    expect(await store.get(missing)).toBeNull();
    await store.remove(missing);
    const hash = await store.put(bytes('gone'), 'image/avif');
    await store.remove(hash);
    expect(await store.get(hash)).toBeNull();
    expect(await store.list()).not.toContain(hash);
    await store.close();
  });

  it.each(['', '../../etc/passwd', '..', 'A'.repeat(64), `${'a'.repeat(63)}/`])(
    '[BL4] a name that is no hash finds nothing: %j',
    async name => {
      const store = await open();
      expect(await store.get(name)).toBeNull();
      await store.remove(name);
      await store.close();
    },
  );
};
