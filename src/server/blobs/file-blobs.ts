import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../is-missing.ts';
import type { Blob, BlobHash, BlobStore } from './blob-store.ts';
import { hashOf, isBlobHash } from './hash.ts';

/** `<folder>/ab/abcd….<type with a dot for its slash>`: the type is part of the name, so that one read tells both. */
export class FileBlobs implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #shelf(hash: BlobHash): string {
    return join(this.#folder, hash.slice(0, 2));
  }

  async put(bytes: Uint8Array, type: string): Promise<BlobHash> {
    const hash = hashOf(bytes);
    const shelf = this.#shelf(hash);
    await mkdir(shelf, { recursive: true });
    // Written beside and then renamed: a crash in the middle leaves no half picture under a whole name.
    const draft = join(shelf, `${randomUUID()}.part`);
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(shelf, `${hash}.${type.replace('/', '.')}`));
    return hash;
  }

  async get(hash: BlobHash): Promise<Blob | null> {
    const name = await this.#nameOf(hash);
    if (name === undefined) return null;
    const bytes = await readFile(join(this.#shelf(hash), name));
    return { bytes, type: name.slice(hash.length + 1).replace('.', '/') };
  }

  async #nameOf(hash: BlobHash): Promise<string | undefined> {
    if (!isBlobHash(hash)) return undefined;
    return (await this.#namesOn(this.#shelf(hash))).find(name => name.startsWith(`${hash}.`));
  }

  async #namesOn(shelf: string): Promise<readonly string[]> {
    try {
      return await readdir(shelf);
    } catch (why) {
      if (isMissing(why)) return [];
      throw why;
    }
  }

  async remove(hash: BlobHash): Promise<void> {
    const name = await this.#nameOf(hash);
    if (name !== undefined) await rm(join(this.#shelf(hash), name), { force: true });
  }

  async list(): Promise<readonly BlobHash[]> {
    const shelves = await this.#namesOn(this.#folder);
    const names = await Promise.all(shelves.map(shelf => this.#namesOn(join(this.#folder, shelf))));
    return names.flat().flatMap(name => (isBlobHash(name.slice(0, 64)) ? [name.slice(0, 64)] : []));
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}
