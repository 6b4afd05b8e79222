import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isSame } from '../secrets.ts';
import type { StoreWatch } from '../store-watch.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { addOwnWorldRoutes, type OwnWorldRouteParts, UPLOADS } from './own-world-routes.ts';
import { languageFrom, previewOf, withPreview } from './preview.ts';
import { previewPicture } from './preview-picture.ts';
import { addPush, type PushParts } from './push.ts';
import { addRecordings, type RecordingParts } from './recordings.ts';
import { addRest, type RestParts } from './rest.ts';
import { addSeatNews, type NewsParts } from './seat-news.ts';
import { StaticFiles } from './static-files.ts';

export interface AppParts extends RestParts, RecordingParts, NewsParts, PushParts, OwnWorldRouteParts {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: StoreWatch;
  readonly isDraining: () => boolean;
  readonly clientDir: string;
  readonly worldsDir: string;
  readonly lexiconDir: string;
}

const BODY_MAX = 16 * 1024;
/** Whoever sends a few kilobytes more slowly than this only means to hold a socket. */
const REQUEST_MS = 30_000;
/** A whole world from a slow line; whoever falls silent meanwhile is let go much earlier. */
const UPLOAD_MS = 15 * 60_000;
const NOT_BUILT =
  '<!doctype html><meta charset="utf-8"><title>Inkling</title><p>The table is open, but its client has not been built: run <code>npm start</code>.';

export const makeApp = (parts: AppParts): FastifyInstance => {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_MAX,
    trustProxy: false,
    forceCloseConnections: true,
    requestTimeout: UPLOAD_MS,
  });
  app.server.headersTimeout = REQUEST_MS;
  // Bodies are JSON and say so: nothing a form on another site could send is read.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SECURITY_HEADERS);
    const isSecure = parts.config.trustProxy && request.headers['x-forwarded-proto'] === 'https';
    if (isSecure) void reply.header('strict-transport-security', STRICT_TRANSPORT);
    // Answers about tables and seats are kept by no browser and no proxy, unless a route knows better.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (!UPLOADS.has(request.routeOptions.url ?? '')) hurry(request.raw);
  });
  // Answered before everything was sent: whoever goes on sending does so for a moment only.
  app.addHook('onResponse', async request => {
    if (!request.raw.complete) hurry(request.raw);
  });

  app.setErrorHandler((fault: Error & { statusCode?: number }, _request, reply) => {
    const status = fault.statusCode ?? 500;
    if (status >= 500) parts.log.fault('http', fault);
    return reply.code(status).send({ why: { code: status >= 500 ? 'unavailable' : 'bad-message' } });
  });

  addHealth(app, parts);
  addRest(app, parts);
  addRecordings(app, parts);
  addSeatNews(app, parts);
  addPush(app, parts);
  addOwnWorldRoutes(app, parts);
  addPages(app, parts);
  return app;
};

const hurry = (request: IncomingMessage): void => {
  // One that was given up has told so already, and nothing clears its alarm: the server does not wait for that to end.
  const alarm = setTimeout(() => request.destroy(), REQUEST_MS).unref();
  const done = (): void => clearTimeout(alarm);
  request.once('end', done).once('close', done);
};

const addHealth = (app: FastifyInstance, { config, metrics, store, isDraining }: AppParts): void => {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    const ready = store.up && !isDraining();
    return reply.code(ready ? 200 : 503).send({ ready, store: store.up, draining: isDraining() });
  });

  app.get('/metrics', async (request, reply) => {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (config.metricsToken !== null && !isSame(config.metricsToken, given)) return reply.code(401).send();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

/** Everything else is the client: its files, and its one page for every address it knows how to show. */
const addPages = (app: FastifyInstance, parts: AppParts): void => {
  const { clientDir, worldsDir, lexiconDir, config } = parts;
  const client = new StaticFiles(clientDir);
  const page = client.read('/index.html');
  const worlds = new StaticFiles(worldsDir, '/worlds/');
  // For bots that think in the browser when there is no network.
  const lexicon = new StaticFiles(lexiconDir, '/lexicon/');

  const picture = previewPicture(worldsDir, parts.worlds.manifests);
  app.get('/preview.jpg', async (_request, reply) =>
    reply
      // Chat programs show it on pages of their own.
      .headers({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/jpeg')
      .send(await picture()),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || path === null || path.startsWith('/api/'))
      return reply.code(404).send({ why: { code: 'not-found' } });
    const files = [worlds, lexicon, client].find(each => each.has(path));
    if (files !== undefined) return files.send(path, request, reply);
    // A missing file is missing; an address without a file's ending is a page.
    if (/\.\w+$/.test(path)) return reply.code(404).send();
    if (page !== null) return sendPage(page, path, request, reply, config);
    return reply.type('text/html; charset=utf-8').send(NOT_BUILT);
  });
};

/** Our own address as others know it. The header is only repeated if it looks like one. */
const originOf = ({ headers }: FastifyRequest, { publicUrl, trustProxy }: Config): string | null => {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = (typeof forwarded === 'string' ? forwarded : undefined) ?? headers.host ?? '';
  const scheme = trustProxy && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return /^[\w.-]+(:\d{1,5})?$/.test(host) ? `${scheme}://${host}` : null;
};

/** The one page, introduced as what its address shows. */
const sendPage = (page: string, path: string, request: FastifyRequest, reply: FastifyReply, config: Config) => {
  const preview = previewOf(path, languageFrom(request.headers['accept-language']));
  const text = withPreview(page, preview, originOf(request, config));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-language',
    etag,
  });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
};

const pathOf = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    // Percent signs that mean nothing: there is no such page.
    return null;
  }
};
