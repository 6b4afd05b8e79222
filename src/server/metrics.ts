import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SECRET_EVENTS } from '../engine/event.ts';
import type { JournalEntry } from './journal/journal.ts';

/** What an operator watches. One registry per server, so that tests can run several in one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = this.#counter('inkling_moves_total', 'Commands stored, second thoughts left out');
  readonly stale = this.#counter('inkling_stale_total', 'Appends another node was quicker with');
  readonly faults = this.#counter('inkling_faults_total', 'Tables stopped by a bug');
  readonly refusals = new Counter({
    name: 'inkling_refusals_total',
    help: 'Commands refused, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly farewells = new Counter({
    name: 'inkling_farewells_total',
    help: 'Connections closed by the server, by reason',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly connections = this.#gauge('inkling_connections', 'Open connections');
  readonly tables = this.#gauge('inkling_tables', 'Tables in memory');
  readonly storeUp = this.#gauge('inkling_store_up', 'Whether the store can be written');
  readonly appendSeconds = new Histogram({
    name: 'inkling_append_seconds',
    help: 'From handing an entry to the journal until it is durable',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  constructor() {
    this.storeUp.set(1);
    collectDefaultMetrics({ register: this.registry });
  }

  /** [VW2] Second thoughts do not count, or two looks at the counts would tell of them. */
  stored(entries: readonly Pick<JournalEntry, 'events'>[], seconds: number): void {
    const moves = entries.filter(({ events }) => !events.every(event => SECRET_EVENTS.has(event.t))).length;
    if (moves === 0) return;
    this.moves.inc(moves);
    this.appendSeconds.observe(seconds);
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
