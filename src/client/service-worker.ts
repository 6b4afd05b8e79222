/**
 * Keeps the built client, and the pictures that were looked at, so that the game opens without a network and the
 * practice table can be played in a tunnel. Talks to nobody else.
 */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchAsked extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchAsked) => void): void;
  addEventListener(type: 'push', run: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', run: (event: Clicked) => void): void;
}
const worker = globalThis as unknown as Worker;

const PICTURES = 'inkling-pictures';
const FACTS = 'inkling-facts';
const KEPT_MAX = 400;

interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}
const precache = async (): Promise<Precache> => (await fetch('/precache.json', { cache: 'no-store' })).json();

const install = async (): Promise<void> => {
  const { version, files } = await precache();
  const cache = await caches.open(`inkling-client-${version}`);
  await cache.addAll(['/', ...files]);
  await worker.skipWaiting();
};

const tidy = async (): Promise<void> => {
  const { version } = await precache().catch(() => ({ version: null }));
  const old = (await caches.keys()).filter(
    name => name.startsWith('inkling-client-') && name !== `inkling-client-${version}`,
  );
  if (version !== null) await Promise.all(old.map(name => caches.delete(name)));
  await worker.clients.claim();
};

const trim = async (cache: Cache): Promise<void> => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT_MAX)).map(key => cache.delete(key)));
};

const keep = async (store: string, request: Request, answer: Response): Promise<void> => {
  try {
    const cache = await caches.open(store);
    await cache.put(request, answer);
    await trim(cache);
  } catch {
    // The disk is full, or the browser keeps nothing for us: what has arrived is shown all the same.
  }
};

/** What may change: as the server has it now where there is a network, the last known where there is none. */
const fresh = async (event: FetchAsked, store: string | null): Promise<Response> => {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (store !== null && answer.status === 200) event.waitUntil(keep(store, request, answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match(store === null ? '/' : request);
    if (known === undefined) throw error;
    return known;
  }
};

/** The server knows which names hold a hash of the content, and says so: such a file stays what it is. */
const isForGood = (answer: Response): boolean => /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '');

/** Pictures and parts of the client from the cache, once they were seen; words and lexicons may be others tomorrow. */
const kept = async (event: FetchAsked): Promise<Response> => {
  const known = await caches.match(event.request);
  return known !== undefined && isForGood(known) ? known : fresh(event, PICTURES);
};

const wordsIn = (data: unknown, name: string): string => {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** It is somebody's turn. A second message about the same table takes the place of the first. */
const tell = (data: unknown): Promise<void> => {
  const table = wordsIn(data, 'table');
  return worker.registration.showNotification(wordsIn(data, 'title') || 'Inkling', {
    body: wordsIn(data, 'body'),
    tag: table,
    data: { table },
  });
};

/** To the table: in the window that shows it already, or in a new one. */
const visit = async (data: unknown): Promise<void> => {
  const table = wordsIn(data, 'table');
  const path = /^[A-Z0-9-]{1,60}$/.test(table) ? `/t/${table}` : '/';
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => new URL(page.url).pathname === path);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
};

worker.addEventListener('push', event => event.waitUntil(tell(event.data?.json() ?? null)));
worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data));
});
worker.addEventListener('install', event => event.waitUntil(install()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(fresh(event, null));
  if (pathname === '/api/worlds') return event.respondWith(fresh(event, FACTS));
  if (/^\/(assets|worlds|lexicon)\//.test(pathname)) event.respondWith(kept(event));
});
