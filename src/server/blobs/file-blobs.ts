import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../is-missing.ts';
import { syncPath } from '../sync-path.ts';
import type { Blob, BlobHash, BlobStore } from './blob-store.ts';
import { hashOf, isBlobHash } from './hash.ts';

/** How the name of a half written one ends. */
const DRAFT = '.part';

/** `<folder>/ab/abcd….<type with a dot for its slash>`: the type is part of the name, so that one read tells both. */
export class FileBlobs implements BlobStore {
  readonly #folder: string;
  readonly #made = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #shelf(hash: BlobHash): string {
    return join(this.#folder, hash.slice(0, 2));
  }

  async put(bytes: Uint8Array, type: string): Promise<BlobHash> {
    const hash = hashOf(bytes);
    const shelf = this.#shelf(hash);
    await this.#make(shelf);
    // Written beside and then renamed: a crash in the middle leaves no half picture under a whole name.
    const draft = join(shelf, `${hash}.${randomUUID()}${DRAFT}`);
    try {
      await write(draft, bytes);
      await rename(draft, join(shelf, `${hash}.${type.replace('/', '.')}`));
    } catch (why) {
      // On a full disk everybody tries again and again.
      await rm(draft, { force: true });
      throw why;
    }
    await syncPath(shelf);
    return hash;
  }

  /** Once for all who come to it, so that nobody is done before the way there is on the disk. */
  async #make(shelf: string): Promise<void> {
    const made = this.#made.get(shelf) ?? makeFolder(shelf, this.#folder);
    this.#made.set(shelf, made);
    try {
      await made;
    } catch (why) {
      this.#made.delete(shelf);
      throw why;
    }
  }

  async get(hash: BlobHash): Promise<Blob | null> {
    const name = (await this.#namesOf(hash)).find(each => !each.endsWith(DRAFT));
    if (name === undefined) return null;
    const bytes = await readFile(join(this.#shelf(hash), name));
    return { bytes, type: name.slice(hash.length + 1).replace('.', '/') };
  }

  async #namesOf(hash: BlobHash): Promise<readonly string[]> {
    if (!isBlobHash(hash)) return [];
    return (await this.#namesOn(this.#shelf(hash))).filter(name => name.startsWith(`${hash}.`));
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
    for (const name of await this.#namesOf(hash)) await rm(join(this.#shelf(hash), name), { force: true });
  }

  /** Half written ones too: they hold what nobody is to keep either. */
  async list(): Promise<readonly BlobHash[]> {
    const shelves = await this.#namesOn(this.#folder);
    const names = await Promise.all(shelves.map(shelf => this.#namesOn(join(this.#folder, shelf))));
    return [...new Set(names.flat().map(name => name.slice(0, 64)))].filter(isBlobHash);
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}

const write = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const makeFolder = async (shelf: string, folder: string): Promise<void> => {
  await mkdir(shelf, { recursive: true });
  await syncPath(folder);
  await syncPath(dirname(folder));
};
