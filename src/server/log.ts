import { createHmac } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { TableId } from '../engine/ids.ts';

interface Where {
  readonly table?: TableId;
  readonly seq?: number;
}

/**
 * Structured lines that name no person and nothing a person wrote: no hand, clue, name or token can get in, because
 * there is no way to hand one over. A table's code lets people in, so only a hash of it is written; without the key,
 * which all nodes share, it could be found by trying all codes.
 */
export class Log {
  readonly #pino: Logger;
  readonly #key: string;

  constructor(level: string, key: string, to?: DestinationStream) {
    this.#key = key;
    this.#pino = pino({ level, base: null }, to ?? pino.destination(1));
  }

  info(what: string, facts: Readonly<Record<string, string | number | boolean>> = {}): void {
    this.#pino.info(facts, what);
  }

  fault(what: string, why: unknown, { table, seq }: Where = {}): void {
    this.#pino.error(
      { ...(table && { table: this.#hashOf(table) }), ...(seq && { seq }), ...describeFault(why) },
      what,
    );
  }

  #hashOf(table: TableId): string {
    return createHmac('sha256', this.#key).update(`log/${table}`).digest('hex').slice(0, 12);
  }
}

/** An error's message may quote what a player sent; only those that are ours and constant are kept. */
const describeFault = (why: unknown): Readonly<Record<string, unknown>> => {
  if (!(why instanceof Error)) return { error: typeof why };
  const code = 'code' in why && typeof why.code === 'string' ? { code: why.code } : {};
  const message = why.message.startsWith('invariant broken:') ? { message: why.message } : {};
  // The message comes first in a stack, and may look like one.
  const at = why.stack
    ?.replace(why.message, () => '')
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 6);
  return { error: why.name, ...code, ...message, at: at?.map(line => line.trim()) };
};
