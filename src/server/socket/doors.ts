import { type AudioId, type CardId, type SeatId, seatId, type TableId, type WorldId } from '../../engine/ids.ts';
import type { TableOptions } from '../../engine/options.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { TableState } from '../../engine/state.ts';
import type { Hello, Reaction } from '../../protocol/client-message.ts';
import type { AnyRefusal, ServerRefusal } from '../../protocol/server-message.ts';
import { readCode } from '../code.ts';
import type { AddressLimit, Tally } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { isSame, opensLock, type SeatTokens } from '../secrets.ts';
import { isNobodys } from '../table/seat-owner.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { SeatPaces } from './seat-paces.ts';

export interface Admission {
  readonly table: Table;
  readonly seat: SeatId | null;
}

interface DoorParts {
  readonly tables: Tables;
  readonly tokens: SeatTokens;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly messageRate: number;
  readonly connectionsPerTable: number;
  readonly perTable: Tally;
  /** Wrong codes, tokens and pass phrases from one address. */
  readonly guesses: AddressLimit;
  /** Pass phrases from one address, right ones too: checking one takes long, and all share who does it. */
  readonly checks: AddressLimit;
  readonly deckFor: (options: Pick<TableOptions, 'worlds'>) => Result<readonly CardId[], ServerRefusal>;
  /** Makes `deckFor` know worlds that people made; for a game that starts, the table holds on to them. */
  readonly gather: (table: TableId, worlds: readonly WorldId[], isStart: boolean) => Promise<void>;
  /** Whether only worlds of this server are among them. */
  readonly areOurs: (options: Pick<TableOptions, 'worlds'>) => boolean;
  readonly react: (table: Table, seat: SeatId, what: Reaction) => void;
  /** Whether the storyteller has recorded this in their present turn. */
  readonly hasRecorded: (state: TableState, by: SeatId, audio: AudioId) => boolean;
}

/** No seat has this name. */
const WATCH = seatId('watch');

/** Who may come in, and as whom. */
export class Doors {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly messageRate: number;
  readonly perTable: Tally;
  readonly paces: SeatPaces;
  readonly deckFor: DoorParts['deckFor'];
  readonly areOurs: DoorParts['areOurs'];
  readonly gather: DoorParts['gather'];
  readonly react: DoorParts['react'];
  readonly hasRecorded: DoorParts['hasRecorded'];
  readonly #parts: DoorParts;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.tables = parts.tables;
    this.metrics = parts.metrics;
    this.now = parts.now;
    this.messageRate = parts.messageRate;
    this.perTable = parts.perTable;
    this.paces = new SeatPaces(parts.messageRate, parts.now);
    this.deckFor = parts.deckFor;
    this.areOurs = parts.areOurs;
    this.gather = parts.gather;
    this.react = parts.react;
    this.hasRecorded = parts.hasRecorded;
  }

  /** Counts the connection at the table if it may enter. */
  async admit(hello: Hello, address: string): Promise<Result<Admission, AnyRefusal>> {
    const { seat = null, token = '' } = hello;
    const found = await this.findTableAs(hello.table, seat, token, address);
    if (!found.ok) return found;
    const table = found.value;
    const allowed =
      seat === null ? await this.opens(table, hello.passphrase, address) : this.isSeat(table, seat, token, address);
    if (!allowed.ok) return allowed;
    if (this.perTable.add(table.id) > this.#parts.connectionsPerTable) {
      this.perTable.remove(table.id);
      return err({ code: 'too-many-connections' });
    }
    return ok({ table, seat });
  }

  /** Before anything is looked up: a right code must not be told from a wrong one by whoever tries them all. */
  async findTable(code: string, address: string): Promise<Result<Table, AnyRefusal>> {
    if (this.#parts.guesses.isSpent(address)) return err({ code: 'rate-limited' });
    const id = readCode(code);
    const found = id === null ? err<AnyRefusal>({ code: 'no-such-table' }) : await this.tables.find(id);
    return !found.ok && found.error.code === 'no-such-table' ? this.#guess(address, found.error) : found;
  }

  /** A token is proof by itself: its owner gets in, however many wrong codes others at this address have tried. */
  async findTableAs(
    code: string,
    seat: SeatId | null,
    token: string,
    address: string,
  ): Promise<Result<Table, AnyRefusal>> {
    const id = readCode(code);
    const isKnown = id !== null && seat !== null && this.#parts.tokens.fits(id, seat, token);
    return isKnown ? this.tables.find(id) : this.findTable(code, address);
  }

  fits(table: TableId, seat: SeatId, token: string): boolean {
    return this.#parts.tokens.fits(table, seat, token);
  }

  isSeat(table: Table, seat: SeatId, token: string, address: string): Result<true, AnyRefusal> {
    if (!this.#parts.tokens.fits(table.id, seat, token)) return this.#guess(address, { code: 'bad-token' });
    return isNobodys(table.state, seat) ? err({ code: 'not-seated' }) : ok(true);
  }

  /** A table without a lock is open to everybody who knows its code. */
  async opens(table: Table, passphrase: string | undefined, address: string): Promise<Result<true, AnyRefusal>> {
    const { lock } = table.state;
    if (lock === null) return ok(true);
    if (passphrase === undefined) return err({ code: 'wrong-passphrase' });
    const { checks, guesses } = this.#parts;
    // Taken before the answer is known, so that many tries at once are as many; whoever knew it has not guessed.
    if (!checks.allows(address) || !guesses.allows(address)) return err({ code: 'rate-limited' });
    if (!(await opensLock(lock, passphrase))) return err({ code: 'wrong-passphrase' });
    guesses.giveBack(address);
    return ok(true);
  }

  /** Whoever may look at the table: by their seat, or where it is locked by the pass of somebody who knew the phrase. */
  maySee(table: Table, seat: SeatId, token: string, address: string): Result<true, AnyRefusal> {
    if (table.state.lock === null) return ok(true);
    return seat === WATCH && isSame(this.passFor(table), token) ? ok(true) : this.isSeat(table, seat, token, address);
  }

  /** Checking a pass phrase takes long, and must; a spectator does it once. */
  passFor({ id, state }: Table): string {
    return this.#parts.tokens.tokenFor(id, seatId(`${WATCH}/${state.lock}`));
  }

  tokenFor(table: Table, seat: SeatId): string {
    return this.#parts.tokens.tokenFor(table.id, seat);
  }

  #guess(address: string, why: AnyRefusal): Result<never, AnyRefusal> {
    return err(this.#parts.guesses.allows(address) ? why : { code: 'rate-limited' });
  }
}
