import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../src/engine/ids.ts';
import { RULESET_IDS } from '../src/engine/options.ts';
import { RULESETS } from '../src/engine/rulesets/table.ts';
import type { TableState } from '../src/engine/state.ts';
import { areSameSecrets, ownSecrets, ownView, publicView } from '../src/engine/views.ts';
import { diff, type JsonObject } from '../src/protocol/merge-patch.ts';
import { Mirror } from '../src/protocol/mirror.ts';
import { PROTOCOL_VERSION } from '../src/protocol/schema.ts';
import { tablePatch } from '../src/protocol/table-patch.ts';
import { beginning, ownPatch, wireOwn } from '../src/protocol/wire-own.ts';
import { wireTable } from '../src/protocol/wire-table.ts';
import { playChaos } from './support/chaos.ts';

const travel = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
const tableOf = (state: TableState): JsonObject => wireTable(publicView(state)) as unknown as JsonObject;

/** One seat's line to the table, as a server would serve it. */
class Line {
  readonly seat: SeatId;
  readonly mirror = new Mirror();
  #state: TableState;

  constructor(seat: SeatId, state: TableState) {
    this.seat = seat;
    this.#state = state;
    const views = { table: travel(tableOf(state)), me: travel(wireOwn(ownSecrets(state, seat))) };
    this.mirror.take({ t: 'snapshot', v: PROTOCOL_VERSION, rev: state.rev, here: {}, now: 0, ...views });
  }

  change(state: TableState): void {
    const before = this.#state;
    this.#state = state;
    const patch = tablePatch(before, state);
    expect(patch).toEqual(diff(tableOf(before), tableOf(state)));
    const [held, holds] = [ownSecrets(before, this.seat), ownSecrets(state, this.seat)];
    const begins = beginning(before.game, state.game);
    const mine = JSON.parse(`{${ownPatch(held, holds, begins).slice(1)}}`) as JsonObject;
    if (begins === null) expect(mine).toEqual(diff(travel(wireOwn(held)), travel(wireOwn(holds))) ?? {});
    if (begins === null && areSameSecrets(before, state, this.seat)) expect(mine).toEqual({});
    const parts = { table: travel(patch ?? {}), me: mine };
    this.mirror.take({ t: 'change', rev: state.rev, ...parts });
  }

  /** The line was cut and some own changes were missed: the public ones follow, and all that is the seat's. */
  comeBack(state: TableState): void {
    const missed = diff(tableOf(this.#state), tableOf(state));
    this.#state = state;
    this.mirror.greet();
    if (missed) this.mirror.take({ t: 'change', rev: state.rev, table: travel(missed) });
    this.mirror.take({ t: 'change', rev: state.rev, table: {}, me: travel(wireOwn(ownSecrets(state, this.seat))) });
  }
}

describe('views on the wire', () => {
  it.each(RULESET_IDS)('[PR4] in %s, snapshots and changes add up to the views, whatever happens', ruleset =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.integer({ min: 1, max: 5 }), (seed, stride) => {
        const lines = new Map<SeatId, Line>();
        let steps = 0;
        playChaos({ ruleset, players: RULESETS[ruleset].players.min, seed, steps: 150 }, ({ state }) => {
          if (steps++ % stride > 0) return;
          for (const seat of state.seating) {
            const line = lines.get(seat) ?? new Line(seat, state);
            lines.set(seat, line);
            if ((seed + steps) % 3 === 0) line.comeBack(state);
            else line.change(state);
            expect(line.mirror.table).toEqual(publicView(state));
            const [seen, mine] = [line.mirror.me, ownView(state, seat)];
            expect({ ...seen, hand: seen?.hand.toSorted() }).toEqual({ ...mine, hand: mine.hand.toSorted() });
          }
        });
      }),
      { numRuns: 3 },
    ),
  );
});
