import { createStore, type Store } from '../store.ts';
import { sendPicture, WorkshopError } from './api.ts';
import { prepareFile } from './prepare-file.ts';

export type UploadState =
  | { readonly t: 'waiting' }
  | { readonly t: 'preparing' }
  | { readonly t: 'sending'; readonly share: number }
  | { readonly t: 'working' }
  | { readonly t: 'done' }
  | { readonly t: 'refused'; readonly why: WorkshopError };

export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly file: File;
  readonly state: UploadState;
}

/** At once: enough to keep the line busy while the server cuts, few enough for a phone. */
const AT_ONCE = 3;
/** A server that is busy, or a line that broke, is tried again by itself, a little later each time. */
const PAUSES = [1000, 3000, 8000];
const PASSING: ReadonlySet<string> = new Set(['busy', 'offline', 'unavailable', 'rate-limited']);

/** The pictures on their way into one world. */
export class Uploads {
  readonly list: Store<readonly Upload[]> = createStore<readonly Upload[]>([]);
  readonly #send: (file: Blob, onSent: (share: number) => void) => Promise<unknown>;
  readonly #onDone: () => void;
  #next = 1;
  #running = 0;

  constructor(world: string, edit: string, onDone: () => void) {
    this.#send = (file, onSent) => sendPicture(world, edit, file, onSent);
    this.#onDone = onDone;
  }

  add(files: readonly File[]): void {
    const fresh = files.map(file => ({ key: this.#next++, name: file.name, file, state: { t: 'waiting' } as const }));
    this.list.set([...this.list.get(), ...fresh]);
    this.#work();
  }

  retry(keys: readonly number[]): void {
    for (const key of keys) this.#set(key, { t: 'waiting' });
    this.#work();
  }

  /** What is done, or will not be. */
  tidy(): void {
    this.list.set(this.list.get().filter(({ state }) => state.t !== 'done' && state.t !== 'refused'));
  }

  #set(key: number, state: UploadState): void {
    this.list.set(this.list.get().map(each => (each.key === key ? { ...each, state } : each)));
  }

  #work(): void {
    for (const upload of this.list.get()) {
      if (this.#running >= AT_ONCE) return;
      if (upload.state.t === 'waiting') void this.#run(upload);
    }
  }

  async #run({ key, file }: Upload): Promise<void> {
    this.#running += 1;
    this.#set(key, { t: 'preparing' });
    try {
      await this.#deliver(key, await prepareFile(file));
      this.#set(key, { t: 'done' });
      this.#onDone();
    } catch (why) {
      this.#set(key, { t: 'refused', why: why instanceof WorkshopError ? why : new WorkshopError('other') });
    }
    this.#running -= 1;
    this.#work();
  }

  async #deliver(key: number, file: Blob): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await this.#send(file, share => this.#set(key, share < 1 ? { t: 'sending', share } : { t: 'working' }));
        return;
      } catch (why) {
        const pause = PAUSES[tries];
        if (pause === undefined || !(why instanceof WorkshopError) || !PASSING.has(why.code)) throw why;
        this.#set(key, { t: 'preparing' });
        await new Promise(resolve => setTimeout(resolve, pause));
      }
    }
  }
}
