import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type WorldId, worldId } from '../../engine/ids.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import {
  ChangeCard,
  ChangeWorld,
  CreateWorld,
  CropArea,
  type OwnWorldRefusal,
  ReportWorld,
} from '../../protocol/own-worlds.ts';
import { ARCHIVE_LIMITS } from '../archives/zip-directory.ts';
import { writeZip } from '../archives/zip-writer.ts';
import { AddressLimit } from '../limits.ts';
import { inOrder, type OwnCard, type OwnWorld, withoutCard, withoutTrace, withWords } from '../own-worlds/own-world.ts';
import type { OwnWorlds } from '../own-worlds/own-worlds.ts';
import { folderNameOf, manifestOf, worldFiles } from '../own-worlds/world-manifest.ts';
import { PICTURE_LIMITS } from '../pictures/picture.ts';
import type { Doors } from '../socket/doors.ts';
import { Gate, withBodyInFile } from './uploads.ts';
import { WorldTexts } from './world-texts.ts';

export interface OwnWorldRouteParts {
  readonly ownWorlds: OwnWorlds;
  readonly doors: Doors;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly now: () => number;
  /** Worlds and megabytes from one address in a day. */
  readonly worldsPerDay: number;
  readonly uploadMegabytesPerDay: number;
  /** Where bodies lie on their way here. */
  readonly uploadsDir: string;
}

const DAY = 86_400;
const MEGABYTE = 1024 * 1024;
/** Exports are whole worlds, reports are read by a person. */
const EXPORTS = { perSecond: 1 / 60, burst: 20 };
const REPORTS = { perSecond: 1 / 300, burst: 10 };
/** A change writes the whole world anew; choosing another part of a picture also decodes and cuts that. */
const CHANGES = { perSecond: 1, burst: 120, forCrop: 4 };
/** A secret of 192 bits cannot be guessed; trying is still not free. */
const WRONG_KEYS = { perSecond: 1 / 30, burst: 20 };

const STATUS: Readonly<Partial<Record<OwnWorldRefusal['code'], number>>> = {
  'bad-message': 400,
  'not-the-maker': 403,
  'no-such-own-world': 404,
  'no-such-card': 404,
  'picture-too-big': 413,
  'archive-too-big': 413,
  'too-many-worlds': 429,
  'too-many-bytes': 429,
  'rate-limited': 429,
  busy: 503,
  unavailable: 503,
};

type ForWorld = { Params: { world: string; card: string; file: string }; Querystring: Record<string, string> };

const CARDS = '/api/worlds/:world/cards';
const IMPORT = '/api/worlds/import';
/** Where bodies may be large and take their time. */
export const UPLOADS: ReadonlySet<string> = new Set([CARDS, IMPORT]);
/** On their way here: each is a file that grows, up to 24 MB and 300 MB. */
const COMING = {
  pictures: { places: 32, perAddress: 4, line: 120 },
  archives: { places: 4, perAddress: 1, line: 4 },
} as const;
/** Whole, and in memory. */
const WORKED_ON = { places: 4, perAddress: 2, line: 120 } as const;

/** Making worlds, changing, showing and taking them home. */
export const addOwnWorldRoutes = (app: FastifyInstance, parts: OwnWorldRouteParts): void => {
  const { ownWorlds: own, addressOf, now } = parts;
  const { worldsPerDay, uploadMegabytesPerDay, uploadsDir } = parts;
  const creations = new AddressLimit(worldsPerDay / DAY, worldsPerDay, now);
  const megabytes = new AddressLimit(uploadMegabytesPerDay / DAY, uploadMegabytesPerDay, now);
  const exports = new AddressLimit(EXPORTS.perSecond, EXPORTS.burst, now);
  const reports = new AddressLimit(REPORTS.perSecond, REPORTS.burst, now);
  const changes = new AddressLimit(CHANGES.perSecond, CHANGES.burst, now);
  const wrongKeys = new AddressLimit(WRONG_KEYS.perSecond, WRONG_KEYS.burst, now);
  const coming = { pictures: new Gate(COMING.pictures), archives: new Gate(COMING.archives) };
  const workedOn = new Gate(WORKED_ON);
  const texts = new WorldTexts(own);

  const refuse = (reply: FastifyReply, why: OwnWorldRefusal): FastifyReply =>
    reply.code(STATUS[why.code] ?? 422).send({ why });

  const keyIn = (request: FastifyRequest): string | null =>
    /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

  const isMaker = async (request: FastifyRequest, id: WorldId): Promise<boolean> => {
    const key = keyIn(request);
    if (key === null || wrongKeys.isSpent(addressOf(request))) return false;
    if (await own.isMaker(id, key)) return true;
    wrongKeys.allows(addressOf(request));
    return false;
  };

  /** For whoever holds the edit link; everybody else is not told whether there is such a world. */
  const byMaker =
    (work: (id: WorldId, request: FastifyRequest<ForWorld>, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest<ForWorld>, reply: FastifyReply): Promise<unknown> => {
      const id = worldId(request.params.world);
      return (await isMaker(request, id)) ? work(id, request, reply) : refuse(reply, { code: 'not-the-maker' });
    };

  const show = (id: WorldId, world: OwnWorld) => manifestOf(id, world, { withRetired: false, limits: own.limits });

  /** Makes something of what somebody sends, once all of it is here: a slow line keeps nobody waiting but those behind it. Done when its file is gone. */
  const receive = <T>(
    request: FastifyRequest,
    gate: Gate,
    tooBig: OwnWorldRefusal & { readonly maxBytes: number },
    use: (path: string) => Promise<Result<T, OwnWorldRefusal>>,
  ): Promise<Result<T, OwnWorldRefusal>> =>
    gate.through(
      addressOf(request),
      () =>
        withBodyInFile(uploadsDir, request.raw, tooBig.maxBytes, async file => {
          if (file === null) return err(tooBig);
          if (megabytes.allows(addressOf(request), file.bytes / MEGABYTE)) return use(file.path);
          return err({ code: 'too-many-bytes', perDay: uploadMegabytesPerDay });
        }),
      busy,
    );

  /** A wrong code counts as it does at the front door, and past its patience this tells as little. */
  const isOnTable = async (id: WorldId, request: FastifyRequest<ForWorld>): Promise<boolean> => {
    const code = request.query['table'];
    if (typeof code !== 'string') return false;
    const found = await parts.doors.findTable(code, addressOf(request));
    return found.ok && own.store.isPinnedBy(id, found.value.id);
  };

  app.post('/api/worlds', async (request, reply) => {
    const body = v.safeParse(CreateWorld, request.body ?? {});
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    if (!creations.allows(addressOf(request))) return refuse(reply, { code: 'too-many-worlds', perDay: worldsPerDay });
    return reply.code(201).send(await own.create(body.output.name, body.output.language));
  });

  app.get<ForWorld>('/api/worlds/:world', async (request, reply) => {
    const id = worldId(request.params.world);
    const world = await own.read(id);
    if (world !== null && keyIn(request) !== null && (await isMaker(request, id)))
      return texts.of(id, world, 'maker').send(request, reply);
    if (world === null || !world.isPublished || world.isHidden) return refuse(reply, { code: 'no-such-own-world' });
    const withRetired = world.retired.length > 0 && (await isOnTable(id, request));
    return texts.of(id, world, withRetired ? 'table' : 'everybody').send(request, reply);
  });

  app.patch<ForWorld>(
    '/api/worlds/:world',
    byMaker(async (id, request, reply) => {
      const body = v.safeParse(ChangeWorld, request.body);
      if (!body.success) return refuse(reply, { code: 'bad-message' });
      if (!changes.allows(addressOf(request))) return refuse(reply, { code: 'rate-limited' });
      const { order, published, ...facts } = body.output;
      const changed = await own.change(id, world => {
        if (published === true && world.cards.length === 0) return { ok: false, error: { code: 'world-empty' } };
        const next = { ...world, ...facts, isPublished: published ?? world.isPublished };
        return ok(order === undefined ? next : inOrder(next, order));
      });
      return changed.ok ? show(id, changed.value) : refuse(reply, changed.error);
    }),
  );

  app.delete<ForWorld>(
    '/api/worlds/:world',
    byMaker(async (id, _request, reply) => {
      await own.remove(id);
      return reply.code(204).send();
    }),
  );

  // In a scope where nothing else is read: JSON would be taken in and parsed before anybody is asked who sends it. A form
  // on another site cannot send this type either.
  void app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));

    scope.post(IMPORT, async (request, reply) => {
      if (!creations.allows(addressOf(request)))
        return refuse(reply, { code: 'too-many-worlds', perDay: worldsPerDay });
      const tooBig = { code: 'archive-too-big', maxBytes: ARCHIVE_LIMITS.bytes } as const;
      const made = await receive(request, coming.archives, tooBig, path => own.unpack(path));
      return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.error);
    });

    scope.post<ForWorld>(
      CARDS,
      byMaker(async (id, request, reply) => {
        const crop = cropIn(request.query['crop']);
        if (crop === undefined) return refuse(reply, { code: 'bad-message' });
        const tooBig = { code: 'picture-too-big', maxBytes: PICTURE_LIMITS.bytes } as const;
        const added = await receive<OwnCard>(request, coming.pictures, tooBig, path =>
          workedOn.through(addressOf(request), async () => own.addPicture(id, await readFile(path), crop), busy),
        );
        return added.ok ? reply.code(201).send({ card: added.value.name }) : refuse(reply, added.error);
      }),
    );
  });

  app.patch<ForWorld>(
    '/api/worlds/:world/cards/:card',
    byMaker(async (id, request, reply) => {
      const body = v.safeParse(ChangeCard, request.body);
      if (!body.success) return refuse(reply, { code: 'bad-message' });
      const { crop, words } = body.output;
      if (!changes.allows(addressOf(request), crop === undefined ? 1 : CHANGES.forCrop))
        return refuse(reply, { code: 'rate-limited' });
      let name = request.params.card;
      if (words !== undefined) {
        const said = await own.change(id, world => ok(withWords(world, name, world.language, words)));
        if (!said.ok) return refuse(reply, said.error);
      }
      if (crop !== undefined) {
        const cut = await workedOn.through(addressOf(request), () => own.recrop(id, name, crop), busy);
        if (!cut.ok) return refuse(reply, cut.error);
        ({ name } = cut.value);
      }
      return { card: name };
    }),
  );

  app.delete<ForWorld>(
    '/api/worlds/:world/cards/:card',
    byMaker(async (id, request, reply) => {
      const { card } = request.params;
      const drop = request.query['everywhere'] === '1' ? withoutTrace : withoutCard;
      const changed = await own.change(id, world => ok(drop(world, card)));
      return changed.ok ? reply.code(204).send() : refuse(reply, changed.error);
    }),
  );

  app.get<ForWorld>('/api/worlds/:world/zip', async (request, reply) => {
    const id = worldId(request.params.world);
    const world = await own.read(id);
    const mayRead = world !== null && !world.isHidden && (world.isPublished || (await isMaker(request, id)));
    if (!mayRead) return refuse(reply, { code: 'no-such-own-world' });
    if (!exports.allows(addressOf(request))) return refuse(reply, { code: 'rate-limited' });
    return reply
      .header('content-disposition', `attachment; filename="${folderNameOf(world)}.zip"`)
      .type('application/zip')
      .send(Readable.from(writeZip(worldFiles(world, own.blobs)), { objectMode: false }));
  });

  app.post<ForWorld>('/api/worlds/:world/reports', async (request, reply) => {
    const id = worldId(request.params.world);
    const body = v.safeParse(ReportWorld, request.body);
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    if (!reports.allows(addressOf(request))) return refuse(reply, { code: 'rate-limited' });
    const world = await own.read(id);
    if (world === null) return refuse(reply, { code: 'no-such-own-world' });
    await own.store.report({ world: id, ...body.output, at: now() });
    return reply.code(204).send();
  });

  // The name of a picture is the hash of its content: whoever knows it has seen the world.
  app.get<ForWorld>('/own/:world/:file', async (request, reply) => {
    const world = await own.glance(worldId(request.params.world));
    const hash = /^([0-9a-f]{64})\.webp$/.exec(request.params.file)?.[1];
    const blob = hash !== undefined && world !== null && shows(world, hash) ? await own.blobs.get(hash) : null;
    if (blob === null) return reply.code(404).send();
    return reply
      .headers({ 'content-type': blob.type, 'cache-control': 'private, max-age=604800, immutable' })
      .send(Buffer.from(blob.bytes.buffer, blob.bytes.byteOffset, blob.bytes.length));
  });
};

const busy = () => err<OwnWorldRefusal>({ code: 'busy' });

const shows = (world: OwnWorld, hash: string): boolean =>
  !world.isHidden &&
  [...world.cards, ...world.retired].some(
    card => !card.isHidden && (card.source?.hash === hash || card.pictures.some(picture => picture.hash === hash)),
  );

/** `x,y,width,height` in shares; null where nothing was asked for, undefined where it makes no sense. */
const cropIn = (text: string | undefined): CropArea | null | undefined => {
  if (text === undefined || text === '') return null;
  const [x, y, width, height] = text.split(',').map(Number);
  const parsed = v.safeParse(CropArea, { x, y, width, height });
  return parsed.success ? parsed.output : undefined;
};
