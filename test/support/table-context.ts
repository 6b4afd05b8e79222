import { playAtRandom } from '../../src/bots/random-player.ts';
import type { SeatCommand } from '../../src/engine/command.ts';
import { open } from '../../src/engine/decide.ts';
import { type SeatId, seatId, tableId } from '../../src/engine/ids.ts';
import { DEFAULT_OPTIONS, type TableOptions } from '../../src/engine/options.ts';
import { ok } from '../../src/engine/result.ts';
import { Alarms } from '../../src/server/alarms.ts';
import type { Journal } from '../../src/server/journal/journal.ts';
import { MemoryJournal } from '../../src/server/journal/memory-journal.ts';
import { Log } from '../../src/server/log.ts';
import { Metrics } from '../../src/server/metrics.ts';
import { StoreWatch } from '../../src/server/store-watch.ts';
import type { Outcome } from '../../src/server/table/request.ts';
import { loadTable } from '../../src/server/table/stored-table.ts';
import { Table } from '../../src/server/table/table.ts';
import type { TableContext } from '../../src/server/table/table-context.ts';
import type { Frame, Viewer } from '../../src/server/table/viewer.ts';
import { deckOf } from './table.ts';

/** A clock that stands still until it is told otherwise. */
export class FakeClock {
  at = 1_000_000;
  readonly now = (): number => this.at;
}

export const fakeContext = (journal: Journal, clock: FakeClock, changes: Partial<TableContext> = {}): TableContext => {
  let drawn = 0;
  return {
    journal,
    store: new StoreWatch(journal),
    alarms: new Alarms(clock.now, 1_000_000),
    log: new Log('silent', 'key'),
    metrics: new Metrics(),
    now: clock.now,
    entropy: () => (++drawn).toString(16).padStart(64, '0'),
    deckFor: () => ok(deckOf(84)),
    player: async sight => playAtRandom(sight, () => 0.5),
    school: { attend: () => undefined },
    botPace: 0,
    hostAwayMs: 60_000,
    bell: null,
    isShared: false,
    inTurn: work => queueMicrotask(work),
    sharePresence: () => undefined,
    ...changes,
  };
};

/** Somebody who writes down every frame. */
export class RecordingViewer implements Viewer {
  readonly seat: SeatId | null;
  readonly frames: string[] = [];
  bye: string | null = null;

  constructor(seat: number | null) {
    this.seat = seat === null ? null : seatId(`s${seat}`);
  }

  send(frame: Frame): void {
    this.frames.push(frame.toString());
  }

  sendSoon(frame: Frame): void {
    this.send(frame);
  }

  close(why: string): void {
    this.bye = why;
  }

  get last(): unknown {
    return JSON.parse(this.frames.at(-1) ?? 'null');
  }
}

const ID = tableId('MOTH-LAMP-PLUM-42');

export const openTable = async (context: TableContext, options: Partial<TableOptions> = {}): Promise<Table> => {
  const event = open(ID, { ...DEFAULT_OPTIONS, ...options }, null, { now: context.now(), entropy: context.entropy });
  await context.journal.append(ID, 0, [{ at: context.now(), cause: 'open', events: [event] }]);
  return reopenTable(context);
};

export const reopenTable = async (context: TableContext): Promise<Table> => {
  const stored = await loadTable(context.journal, ID);
  if (stored === null) throw new Error('no table');
  return new Table(stored, context);
};

let asked = 0;

export const askSeat = (
  table: Table,
  seat: number,
  command: SeatCommand,
  cause = `test:${++asked}`,
): Promise<Outcome> =>
  new Promise(answer => {
    table.ask({ cause, command: () => ok({ ...command, by: seatId(`s${seat}`) }), answer });
  });

export const joinAll = async (table: Table, count: number): Promise<void> => {
  for (let i = 1; i <= count; i++) {
    const command = { t: 'join', by: null, name: `Player ${i}`, rabbit: null, contribution: null } as const;
    await new Promise(answer => table.ask({ cause: `join:${i}`, command: () => ok(command), answer }));
  }
};

export const freshTable = async (players: number, options: Partial<TableOptions> = {}) => {
  const clock = new FakeClock();
  const journal = new MemoryJournal();
  const context = fakeContext(journal, clock);
  const table = await openTable(context, options);
  await joinAll(table, players);
  return { table, clock, journal, context };
};
