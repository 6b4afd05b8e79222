import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { exportGame } from '../../engine/game-file.ts';
import { type SeatId, seatId } from '../../engine/ids.ts';
import { DEFAULT_OPTIONS } from '../../engine/options.ts';
import { ok } from '../../engine/result.ts';
import { CreateTable, JoinTable, type SeatGiven, type TableCreated, type TableGlimpse } from '../../protocol/rest.ts';
import type { AnyRefusal } from '../../protocol/server-message.ts';
import { withMemoryDefault } from '../bots/memory-default.ts';
import type { Journal } from '../journal/journal.ts';
import { AddressLimit } from '../limits.ts';
import { freshEntropy, lockWith } from '../secrets.ts';
import type { Doors } from '../socket/doors.ts';
import type { Eraser } from '../table/erase-table.ts';
import type { Outcome } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Manifest, Worlds } from '../worlds.ts';
import { SharedText } from './compressed.ts';

export interface RestParts {
  readonly doors: Doors;
  readonly journal: Journal;
  readonly worlds: Worlds;
  readonly erase: Eraser;
  /** Tables one address may open. */
  readonly creations: AddressLimit;
  /** Seats one address may take. */
  readonly joins: AddressLimit;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** Game files one address may ask for: each is a table's whole life, read and folded. */
const FILES = { perSecond: 0.5, burst: 60 };

/** As we write numbers ourselves: what is a number to JavaScript may not be fit for a header. */
const GAME_NUMBER = /^[1-9]\d{0,5}$/;

const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'no-such-game': 404,
  'rate-limited': 429,
  'bad-token': 403,
  'wrong-passphrase': 403,
  'not-seated': 403,
  'not-host': 403,
  'no-such-recording': 404,
  'not-audio': 415,
  'recording-too-big': 413,
  'recording-too-long': 413,
  'bad-message': 400,
  unavailable: 503,
  'table-broken': 500,
};

export const refuse = (reply: FastifyReply, why: AnyRefusal): FastifyReply =>
  reply.code(STATUS[why.code] ?? 409).send({ why });

/** Without what no screen could use: its folder here, and the painter's fingerprints of every file, a third of a manifest. */
const forScreens = ({ folder: _folder, ...manifest }: Manifest): object => ({
  ...manifest,
  cards: manifest.cards.map(({ images: _images, pixels: _pixels, ...card }) => card),
});

/** What happens before there is a socket: opening a table, sitting down, taking a game home. */
export const addRest = (app: FastifyInstance, parts: RestParts): void => {
  const { doors, journal, worlds, addressOf } = parts;
  const files = new AddressLimit(FILES.perSecond, FILES.burst, doors.now);

  const listing = JSON.stringify({ worlds: worlds.manifests.map(forScreens) });
  const manifests = new SharedText('application/json; charset=utf-8', listing);
  app.get('/api/worlds', (request, reply) => manifests.send(request, reply));

  app.post('/api/tables', async (request, reply) => {
    const body = v.safeParse(CreateTable, request.body ?? {});
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    if (!parts.creations.allows(addressOf(request))) return refuse(reply, { code: 'rate-limited' });
    const { options: wish, passphrase } = body.output;
    const options = withMemoryDefault(wish, DEFAULT_OPTIONS, doors.areOurs);
    const created = await doors.tables.create(options, passphrase === undefined ? null : await lockWith(passphrase));
    if (!created.ok) return refuse(reply, created.error);
    return reply.code(201).send({ code: created.value } satisfies TableCreated);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request, reply) => {
    const found = await doors.findTable(request.params.code, addressOf(request));
    if (!found.ok) return refuse(reply, found.error);
    const { id, lock, phase, seats, options } = found.value.state;
    const people = Object.values(seats);
    const rabbits = lock === null ? people.map(seat => seat.rabbit) : [];
    const { descriptions } = options;
    return {
      code: id,
      locked: lock !== null,
      phase,
      people: people.length,
      rabbits,
      descriptions,
    } satisfies TableGlimpse;
  });

  app.delete<{ Params: { code: string } }>('/api/tables/:code', async (request, reply) => {
    const address = addressOf(request);
    const { seat, token } = seatShown(request);
    const found = await doors.findTableAs(request.params.code, seat, token, address);
    if (!found.ok) return refuse(reply, found.error);
    const table = found.value;
    const allowed = doors.isSeat(table, seat, token, address);
    if (!allowed.ok) return refuse(reply, allowed.error);
    if (table.state.host !== seat) return refuse(reply, { code: 'not-host' });
    const erased = await parts.erase(table);
    return erased.ok ? reply.code(204).send() : refuse(reply, erased.error);
  });

  app.post<{ Params: { code: string } }>('/api/tables/:code/seats', async (request, reply) => {
    const body = v.safeParse(JoinTable, request.body);
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    const address = addressOf(request);
    if (!parts.joins.allows(address)) return refuse(reply, { code: 'rate-limited' });
    const found = await doors.findTable(request.params.code, address);
    if (!found.ok) return refuse(reply, found.error);
    const table = found.value;
    const open = await doors.opens(table, body.output.passphrase, address);
    if (!open.ok) return refuse(reply, open.error);
    const cause = `join:${body.output.id ?? freshEntropy()}`;
    const outcome = await join(table, cause, body.output);
    if (!outcome.ok) return refuse(reply, outcome.error);
    const seat = seatIn(outcome.value) ?? (await seatOfEarlier(journal, table, cause));
    if (seat === null) return refuse(reply, { code: 'unavailable' });
    return reply.code(201).send({ seat, token: doors.tokenFor(table, seat) } satisfies SeatGiven);
  });

  app.get<{ Params: { code: string; number: string } }>('/api/tables/:code/games/:number', async (request, reply) => {
    const address = addressOf(request);
    const { seat, token } = seatShown(request);
    const found = await doors.findTableAs(request.params.code, seat, token, address);
    if (!found.ok) return refuse(reply, found.error);
    const table = found.value;
    const allowed = doors.maySee(table, seat, token, address);
    if (!allowed.ok) return refuse(reply, allowed.error);
    if (!files.allows(address)) return refuse(reply, { code: 'rate-limited' });
    if (!GAME_NUMBER.test(request.params.number)) return refuse(reply, { code: 'no-such-game' });
    const number = Number(request.params.number);
    const entries = await journal.read(table.id);
    const file = exportGame(
      entries.flatMap(entry => entry.events),
      number,
    );
    if (file === null) return refuse(reply, { code: 'no-such-game' });
    void reply.header('content-disposition', `attachment; filename="inkling-game-${number}.json"`);
    const ends = entries.filter(entry => entry.events.some(event => event.t === 'ended'));
    const ended = ends[number - 1]?.at;
    return ended === undefined ? file : { ...file, ended };
  });
};

/** `Authorization: Bearer s2.TOKEN`; a spectator's pass goes by the name `watch`. */
export const seatShown = (request: FastifyRequest): { readonly seat: SeatId; readonly token: string } => {
  const [seat = '', token = ''] = (request.headers.authorization ?? '').replace(/^Bearer /, '').split('.');
  return { seat: seatId(seat), token };
};

const join = (table: Table, cause: string, { name, rabbit, contribution }: JoinTable): Promise<Outcome> =>
  new Promise(resolve => {
    const command = { t: 'join', by: null, name, rabbit, contribution } as const;
    table.ask({ cause, command: () => ok(command), answer: resolve });
  });

const seatIn = (events: (Outcome & { ok: true })['value']): SeatId | null =>
  events.find(event => event.t === 'joined')?.seat ?? null;

/** The answer to the first request was lost on its way: the second one gets the same seat. */
const seatOfEarlier = async (journal: Journal, table: Table, cause: string): Promise<SeatId | null> =>
  seatIn((await journal.read(table.id)).find(entry => entry.cause === cause)?.events ?? []);
