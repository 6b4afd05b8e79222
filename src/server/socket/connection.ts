import type { Command } from '../../engine/command.ts';
import type { SeatId, TableId, WorldId } from '../../engine/ids.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { TableState } from '../../engine/state.ts';
import { type DoMessage, type Hello, parseClientMessage, type Reaction } from '../../protocol/client-message.ts';
import type { WireCommand } from '../../protocol/command.ts';
import { PROTOCOL_VERSION } from '../../protocol/schema.ts';
import type { AnyRefusal, Farewell } from '../../protocol/server-message.ts';
import { withMemoryDefault } from '../bots/memory-default.ts';
import { type Bucket, newBucket, take } from '../limits.ts';
import { isOwnWorldId } from '../own-worlds/own-world.ts';
import type { Request } from '../table/request.ts';
import { isNobodys } from '../table/seat-owner.ts';
import type { Table } from '../table/table.ts';
import { encode, type Frame, type Viewer } from '../table/viewer.ts';
import type { Doors } from './doors.ts';
import type { FrameSocket } from './frame-socket.ts';

/** Bytes the network has not taken yet, after which a client counts as too slow. It comes back and gets a snapshot. */
const SLOW_BYTES = 512 * 1024;
/** Messages that were wrong or too many, after which the patience ends. */
const STRIKES_MAX = 60;
/** Messages sent right behind `hello`, before it is answered. */
const EARLY_MAX = 16;

/** An empty line, for all connections: most never have another. */
const NOBODY = Promise.resolve();

const CLOSE_CODES: Record<Farewell, number> = {
  drain: 1012,
  gone: 1011,
  idle: 1001,
  removed: 1000,
  deleted: 1000,
  slow: 1013,
  flood: 1008,
};

/** One socket: reads messages, says who asks, and passes on to the table. Seat and table come from here, never from a command. */
export class Connection implements Viewer {
  readonly address: string;
  readonly #socket: FrameSocket;
  readonly #doors: Doors;
  readonly #bucket: Bucket;
  #strikes = 0;
  #early: string[] | null = null;
  #table: Table | null = null;
  #tableId: TableId | null = null;
  #seat: SeatId | null = null;
  /** Commands that wait for worlds from the store, or behind one that does. While there are any, the next one goes behind. */
  #inLine = 0;
  #line: Promise<void> = NOBODY;
  #closing = false;
  /** No heartbeat has come by yet. */
  isNew = true;
  /** Has given a sign of life since the last heartbeat. */
  isAlive = true;

  constructor(socket: FrameSocket, address: string, doors: Doors) {
    this.#socket = socket;
    this.#doors = doors;
    this.address = address;
    this.#bucket = newBucket(doors.messageRate * 4, doors.now());
  }

  get seat(): SeatId | null {
    return this.#seat;
  }

  send(frame: Frame): void {
    if (this.#canTake()) this.#socket.send(frame);
  }

  sendSoon(frame: Frame): void {
    if (this.#canTake()) this.#socket.sendSoon(frame);
  }

  #canTake(): boolean {
    if (!this.#closing && this.#socket.bufferedAmount > SLOW_BYTES) this.close('slow');
    return !this.#closing;
  }

  close(why: Farewell): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#doors.metrics.farewells.inc({ why });
    this.#socket.send(encode({ t: 'bye', why }));
    this.#socket.close(CLOSE_CODES[why], why);
    this.left();
  }

  /** The socket is gone, or as good as. */
  left(): void {
    this.#closing = true;
    this.#table?.leave(this);
    this.#table = null;
    if (this.#tableId !== null) this.#doors.perTable.remove(this.#tableId);
    this.#tableId = null;
  }

  /** Who has not said hello between two heartbeats only takes up room. */
  ping(): void {
    if (this.#table === null && this.#early === null && !this.isNew) {
      this.close('idle');
      return;
    }
    this.isNew = false;
    this.isAlive = false;
    this.#socket.ping();
  }

  pinged(data: Buffer): void {
    if (this.#closing) return;
    if (!this.#mayAsk() || this.#socket.bufferedAmount > SLOW_BYTES) this.#strike(null, { code: 'rate-limited' });
    else this.#socket.pong(data);
  }

  ponged(): void {
    this.isAlive = true;
    if (!this.#mayAsk()) this.#strike(null, { code: 'rate-limited' });
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Frames may be anything at all; null stands for a binary one. */
  receive(raw: string | null): void {
    this.isAlive = true;
    if (this.#closing) return;
    if (!this.#mayAsk()) {
      this.#strike(raw === null ? null : idOf(raw), { code: 'rate-limited' });
      return;
    }
    if (this.#early !== null && raw !== null && this.#early.length < EARLY_MAX) this.#early.push(raw);
    else this.#read(raw);
  }

  #mayAsk(): boolean {
    return take(this.#bucket, this.#doors.messageRate, this.#doors.messageRate * 4, this.#doors.now());
  }

  #read(raw: string | null): void {
    const parsed = parseClientMessage(raw ?? '');
    if (!parsed.ok) {
      this.#strike(parsed.error.id, { code: 'bad-message' });
      return;
    }
    const message = parsed.value;
    if (message.t === 'ping') this.send(PONG);
    else if (message.t === 'hello') void this.#greet(message);
    else if (this.#table === null) this.#strike(message.t === 'do' ? message.id : null, { code: 'hello-first' });
    else if (message.t === 'do') this.#ask(this.#table, message);
    else this.#react(this.#table, message.what);
  }

  #refuse(id: string | null, why: AnyRefusal): void {
    this.send(encode({ t: 'refused', id, why }));
  }

  #strike(id: string | null, why: AnyRefusal): void {
    this.#strikes += 1;
    if (this.#strikes > STRIKES_MAX) this.close('flood');
    else this.#refuse(id, why);
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#table !== null || this.#early !== null) {
      this.#strike(null, { code: 'bad-message' });
      return;
    }
    if (hello.v !== PROTOCOL_VERSION) {
      this.#refuse(null, { code: 'wrong-version', speaks: PROTOCOL_VERSION });
      return;
    }
    this.#early = [];
    const admitted = await this.#doors.admit(hello, this.address);
    const early = this.#early;
    this.#early = null;
    if (this.#closing) {
      if (admitted.ok) this.#doors.perTable.remove(admitted.value.table.id);
      return;
    }
    if (!admitted.ok) {
      this.#strike(null, admitted.error);
      return;
    }
    const { table, seat } = admitted.value;
    this.#seat = seat;
    this.#tableId = table.id;
    // Checking a pass phrase takes long enough for a table to close. Whoever comes again learns why, or finds it open.
    if (table.isClosed) {
      this.close('idle');
      return;
    }
    this.#table = table;
    table.enter(this, hello.rev);
    for (const raw of early) this.#read(raw);
  }

  #ask(table: Table, message: DoMessage): void {
    const seat = this.#seat;
    if (seat === null) {
      this.#refuse(message.id, { code: 'not-seated' });
      return;
    }
    const { paces } = this.#doors;
    if (!paces.mayAct(table, seat) || (message.do.t === 'say' && !paces.mayTalk(table, seat))) {
      this.#strike(message.id, { code: 'rate-limited' });
      return;
    }
    if (this.#inLine === 0 && worldsIn(message.do, seat, table.state).length === 0) {
      table.ask(this.#request(table, message, seat));
      return;
    }
    this.#inLine += 1;
    this.#line = this.#line.then(() => this.#askInTurn(table, message, seat));
  }

  /** Worlds that people made lie in the store, and are read before the command is decided. Ends when it is. */
  async #askInTurn(table: Table, message: DoMessage, seat: SeatId): Promise<void> {
    try {
      const worlds = worldsIn(message.do, seat, table.state);
      if (worlds.length > 0) await this.#doors.gather(table.id, worlds, message.do.t === 'start');
      await new Promise<void>(answered =>
        table.ask({ ...this.#request(table, message, seat), answer: () => answered() }),
      );
    } catch {
      this.#refuse(message.id, { code: 'unavailable' });
    } finally {
      this.#inLine -= 1;
    }
  }

  #request(table: Table, message: DoMessage, seat: SeatId): Request {
    return {
      cause: `${seat}:${message.id}`,
      command: state => this.#commandFor(message, seat, table, state),
      from: { viewer: this, id: message.id },
    };
  }

  #commandFor(message: DoMessage, by: SeatId, table: Table, state: TableState): Result<Command, AnyRefusal> {
    // The engine takes a bot's commands from whoever speaks for it; over a socket nobody does.
    if (isNobodys(state, by)) return err({ code: 'not-seated' });
    const meant = message.for;
    if (meant && (state.game?.number !== meant.game || state.game.round !== meant.round))
      return err({ code: 'too-late' });
    if (message.do.t === 'mind' && message.do.on && message.do.seat !== by && table.isHere(message.do.seat))
      return err({ code: 'is-here', seat: message.do.seat });
    if (!this.#isTheirs(message.do, by, state)) return err({ code: 'no-such-recording' });
    const own = worldsIn(message.do, by, state);
    const known = own.length === 0 ? ok(null) : this.#doors.deckFor({ worlds: own });
    if (!known.ok) return known;
    if (message.do.t === 'configure')
      return ok({
        ...message.do,
        options: withMemoryDefault(message.do.options, state.options, this.#doors.areOurs),
        by,
      });
    if (message.do.t !== 'start') return ok({ ...message.do, by });
    if (state.host !== by) return err({ code: 'not-host' });
    const deck = this.#doors.deckFor(state.options);
    return deck.ok ? ok({ t: 'start', by, deck: deck.value }) : deck;
  }

  /** Whose recording a clue names is not the engine's to know. */
  #isTheirs(command: WireCommand, by: SeatId, state: TableState): boolean {
    if (command.t !== 'clue' || command.clue.kind !== 'recording') return true;
    return this.#doors.hasRecorded(state, by, command.clue.audio);
  }

  #react(table: Table, what: Reaction): void {
    if (this.#seat === null) this.#refuse(null, { code: 'not-seated' });
    else if (this.#doors.paces.mayTalk(table, this.#seat)) this.#doors.react(table, this.#seat, what);
    else this.#strike(null, { code: 'rate-limited' });
  }
}

/** The worlds of people's own that a command is about, each once. Only the host chooses, so nothing is read for others. */
const worldsIn = (command: WireCommand, by: SeatId, { host, options }: TableState): readonly WorldId[] => {
  if (by !== host) return [];
  const worlds = command.t === 'configure' ? command.options.worlds : command.t === 'start' ? options.worlds : [];
  return [...new Set(worlds)].filter(isOwnWorldId);
};

const PONG = encode({ t: 'pong' });

/** The id of a command that is refused before it is read in earnest. */
const idOf = (raw: string): string | null => {
  const parsed = parseClientMessage(raw);
  if (!parsed.ok) return parsed.error.id;
  return parsed.value.t === 'do' ? parsed.value.id : null;
};
