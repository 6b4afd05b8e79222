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
const PICTURES_MAX = 400;

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
  await Promise.all(keys.slice(0, Math.max(0, keys.length - PICTURES_MAX)).map(key => cache.delete(key)));
};

/** What never changes: from the cache, once it was seen. */
const kept = async (request: Request): Promise<Response> => {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    const cache = await caches.open(PICTURES);
    await cache.put(request, answer.clone());
    void trim(cache);
  }
  return answer;
};

/** What may change: fresh where there is a network, the last known where there is none. */
const fresh = async (request: Request, fallback: string | Request): Promise<Response> => {
  try {
    const answer = await fetch(request);
    if (answer.ok && typeof fallback !== 'string') await (await caches.open(FACTS)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(fallback);
    if (known === undefined) throw error;
    return known;
  }
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
  if (request.mode === 'navigate') return event.respondWith(fresh(request, '/'));
  if (pathname === '/api/worlds') return event.respondWith(fresh(request, request));
  if (/^\/(assets|worlds|lexicon)\//.test(pathname)) event.respondWith(kept(request));
});
