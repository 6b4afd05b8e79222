import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { duty } from '../../bots/duty.ts';
import type { SeatId, TableId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import { publicView } from '../../engine/views.ts';
import { AskNews, type SeatNews, type SeatsNews } from '../../protocol/rest.ts';
import { readCode } from '../code.ts';
import { AddressLimit } from '../limits.ts';
import type { Doors } from '../socket/doors.ts';
import { sightOf } from '../table/minder.ts';
import { isNobodys } from '../table/seat-owner.ts';
import { refuse } from './rest.ts';

export interface NewsParts {
  readonly doors: Doors;
  /** A table as it is, without waking it; null when there is none. */
  readonly stateOf: (table: TableId) => Promise<TableState | null>;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** Front pages one address may open: each reads up to twenty tables. */
const ASKED = { perSecond: 0.5, burst: 30 };

const newsFor = (state: TableState, seat: SeatId): SeatNews['table'] => {
  if (isNobodys(state, seat)) return null;
  const table = publicView(state);
  const waits = (id: SeatId) => table.seats[id]?.status === 'acts' || table.seats[id]?.status === 'tells';
  return {
    phase: table.phase,
    ruleset: table.game?.ruleset ?? table.options.ruleset,
    round: table.game?.round ?? 0,
    people: table.seating.flatMap(id => {
      const there = table.seats[id];
      return there === undefined ? [] : [{ name: there.name, rabbit: there.rabbit, me: id === seat, waits: waits(id) }];
    }),
    turn: duty(sightOf(state, seat)),
  };
};

/** What a device's own tables are waiting for: one request for all, with the tokens in its body, never in an address. */
export const addSeatNews = (app: FastifyInstance, { doors, stateOf, addressOf }: NewsParts): void => {
  const asked = new AddressLimit(ASKED.perSecond, ASKED.burst, doors.now);
  app.post('/api/seats', async (request, reply) => {
    const body = v.safeParse(AskNews, request.body);
    if (!body.success) return refuse(reply, { code: 'bad-message' });
    if (!asked.allows(addressOf(request))) return refuse(reply, { code: 'rate-limited' });
    const seats: SeatNews[] = [];
    for (const { code, seat, token } of body.output.seats) {
      const id = readCode(code);
      // Without a fitting token nothing is looked up, so the answer tells nothing about codes.
      const state = id !== null && doors.fits(id, seat, token) ? await stateOf(id) : null;
      seats.push({ code, table: state === null ? null : newsFor(state, seat) });
    }
    return { seats } satisfies SeatsNews;
  });
};
