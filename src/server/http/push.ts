import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SeatId } from '../../engine/ids.ts';
import { type PushKey, StopPush, WantPush } from '../../protocol/rest.ts';
import { AddressLimit } from '../limits.ts';
import type { Pusher } from '../push/pusher.ts';
import type { SubscriptionStore } from '../push/subscription-store.ts';
import type { Doors } from '../socket/doors.ts';
import type { Table } from '../table/table.ts';
import { refuse, seatShown } from './rest.ts';

export interface PushParts {
  readonly doors: Doors;
  /** Null when the operator has set no keys: then nobody is told. */
  readonly pusher: Pusher | null;
  readonly subscriptions: SubscriptionStore;
  readonly addressOf: (request: FastifyRequest) => string;
}

const WISHES = { perSecond: 1, burst: 60 };

type OfTable = { Params: { code: string } };

/** Who wants to be told when it is their turn: a device for its own seat. */
export const addPush = (app: FastifyInstance, { doors, pusher, subscriptions, addressOf }: PushParts): void => {
  const wishes = new AddressLimit(WISHES.perSecond, WISHES.burst, doors.now);

  const seated = async (
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
  ): Promise<{ readonly table: Table; readonly seat: SeatId } | null> => {
    const address = addressOf(request);
    const { seat, token } = seatShown(request);
    const found = wishes.allows(address)
      ? await doors.findTableAs(request.params.code, seat, token, address)
      : ({ ok: false, error: { code: 'rate-limited' } } as const);
    const allowed = found.ok ? doors.isSeat(found.value, seat, token, address) : found;
    if (found.ok && allowed.ok) return { table: found.value, seat };
    if (!allowed.ok) void refuse(reply, allowed.error);
    return null;
  };

  app.get('/api/push', async () => ({ key: pusher?.publicKey ?? null }) satisfies PushKey);

  app.put<OfTable>('/api/tables/:code/push', async (request, reply) => {
    const body = v.safeParse(WantPush, request.body);
    if (pusher === null || !body.success || !pusher.mayPushTo(body.output.endpoint))
      return refuse(reply, { code: 'bad-message' });
    const who = await seated(request, reply);
    if (who === null) return reply;
    const { endpoint, keys, language } = body.output;
    const isKept = await subscriptions.subscribe(who.table.id, who.seat, { endpoint, ...keys, language });
    return isKept ? reply.code(204).send() : refuse(reply, { code: 'no-such-table' });
  });

  app.delete<OfTable>('/api/tables/:code/push', async (request, reply) => {
    const body = v.safeParse(StopPush, request.body);
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    const who = await seated(request, reply);
    if (who === null) return reply;
    await subscriptions.unsubscribe(who.table.id, who.seat, body.output.endpoint);
    return reply.code(204).send();
  });
};
