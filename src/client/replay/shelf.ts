import { type KeptGame, overflow } from './kept-games.ts';

const STORE = 'games';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the shelf is stuck')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('inkling', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return done(request);
};

const using = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const db = await open();
  try {
    return await done(work(db.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    db.close();
  }
};

/** Newest first; a browser that keeps nothing for us has an empty shelf. */
export const keptGames = async (): Promise<readonly KeptGame[]> => {
  const all = await using<KeptGame[]>('readonly', store => store.getAll()).catch(() => []);
  return all.toSorted((a, b) => b.at - a.at);
};

export const keptGame = (id: string): Promise<KeptGame | null> =>
  using<KeptGame | undefined>('readonly', store => store.get(id)).then(
    game => game ?? null,
    () => null,
  );

export const dropGame = (id: string): Promise<unknown> => using('readwrite', store => store.delete(id));
export const dropAllGames = (): Promise<unknown> => using('readwrite', store => store.clear());

/** The first copy of a game stays: a later one knows no more. */
export const keepGame = async (game: KeptGame): Promise<void> => {
  try {
    if ((await keptGame(game.id)) !== null) return;
    await using('readwrite', store => store.put(game));
    for (const id of overflow(await keptGames())) await dropGame(id);
  } catch {
    // Private windows may refuse; only the list is lost.
  }
};
