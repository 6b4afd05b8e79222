import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AudioId, SeatId } from '../../engine/ids.ts';
import { RECORDING_MAX, type RecordingKept, type WatchGiven, WatchTable } from '../../protocol/rest.ts';
import { AUDIO_TYPES } from '../audio/audio.ts';
import { AddressLimit } from '../limits.ts';
import type { Heard, Voices } from '../recordings/voices.ts';
import type { Doors } from '../socket/doors.ts';
import type { Table } from '../table/table.ts';
import { readRange } from './byte-range.ts';
import { refuse, seatShown } from './rest.ts';

export interface RecordingParts {
  readonly doors: Doors;
  readonly voices: Voices;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** From one address. A take is up to a megabyte; hearing one costs little. */
const TAKES = { perSecond: 0.2, burst: 30 };
const HEARINGS = { perSecond: 2, burst: 120 };

type OfTable = { Params: { code: string } };
type OfRecording = { Params: { code: string; id: string } };

/** Taking recorded clues in, in a scope of its own: nowhere else is a sound read. */
const addTakes = (app: FastifyInstance, { doors, voices, addressOf }: RecordingParts): void => {
  void app.register(async scope => {
    const takes = new AddressLimit(TAKES.perSecond, TAKES.burst, doors.now);
    const recorders = new WeakMap<FastifyRequest, { readonly table: Table; readonly seat: SeatId }>();

    scope.addContentTypeParser(
      [...AUDIO_TYPES],
      { parseAs: 'buffer', bodyLimit: RECORDING_MAX.bytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    );

    /** Before the body is read: a stranger's megabyte is not even taken in. */
    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const address = addressOf(request);
      const { seat, token } = seatShown(request);
      const found = await doors.findTableAs((request.params as OfTable['Params']).code, seat, token, address);
      if (!found.ok) return refuse(reply, found.error);
      const allowed = doors.isSeat(found.value, seat, token, address);
      if (!allowed.ok) return refuse(reply, allowed.error);
      const mayRecord = voices.mayRecord(found.value, seat);
      if (!mayRecord.ok) return refuse(reply, mayRecord.error);
      if (!takes.allows(address)) return refuse(reply, { code: 'rate-limited' });
      recorders.set(request, { table: found.value, seat });
      return undefined;
    };

    scope.post<OfTable>(
      '/api/tables/:code/recordings',
      {
        onRequest: admit,
        errorHandler: (fault, _request, reply) => {
          if (fault.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
            void refuse(reply, { code: 'recording-too-big', max: RECORDING_MAX.bytes });
          else if (fault.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') void refuse(reply, { code: 'not-audio' });
          else throw fault;
        },
      },
      async (request, reply) => {
        const from = recorders.get(request);
        if (from === undefined || !Buffer.isBuffer(request.body)) return refuse(reply, { code: 'not-audio' });
        const taken = await voices.take(from.table, from.seat, request.body);
        if (!taken.ok) return refuse(reply, taken.error);
        return reply.code(201).send(taken.value satisfies RecordingKept);
      },
    );
  });
};

export const addRecordings = (app: FastifyInstance, parts: RecordingParts): void => {
  const { doors, voices, addressOf } = parts;
  const hearings = new AddressLimit(HEARINGS.perSecond, HEARINGS.burst, doors.now);
  addTakes(app, parts);

  app.post<OfTable>('/api/tables/:code/watch', async (request, reply) => {
    const body = v.safeParse(WatchTable, request.body ?? {});
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    const address = addressOf(request);
    const found = await doors.findTable(request.params.code, address);
    if (!found.ok) return refuse(reply, found.error);
    const open = await doors.opens(found.value, body.output.passphrase, address);
    return open.ok ? ({ pass: doors.passFor(found.value) } satisfies WatchGiven) : refuse(reply, open.error);
  });

  app.get<OfRecording>('/api/tables/:code/recordings/:id', async (request, reply) => {
    const address = addressOf(request);
    const { seat, token } = seatShown(request);
    const found = await doors.findTableAs(request.params.code, seat, token, address);
    if (!found.ok) return refuse(reply, found.error);
    const allowed = doors.maySee(found.value, seat, token, address);
    if (!allowed.ok) return refuse(reply, allowed.error);
    if (!hearings.allows(address)) return refuse(reply, { code: 'rate-limited' });
    const heard = await voices.find(found.value, request.params.id as AudioId);
    return heard === null ? refuse(reply, { code: 'no-such-recording' }) : send(heard, request, reply);
  });
};

/** Kept by nobody on the way, and asked for anew each time: when the table goes, it is gone. */
const send = ({ bytes, type, hash, ms }: Heard, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const tag = `"${hash.slice(0, 32)}"`;
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="clue.${type.slice('audio/'.length)}"`,
    'cache-control': 'private, no-cache',
    vary: 'authorization',
    'accept-ranges': 'bytes',
    etag: tag,
    'inkling-milliseconds': String(ms),
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const isFresh = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
  const range = readRange(isFresh ? request.headers.range : undefined, bytes.length);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  if (range === null) return reply.send(Buffer.from(bytes));
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(first, last + 1)));
};
