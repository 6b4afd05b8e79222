import type { WireCommand } from '../../protocol/command.ts';
import { Mirror } from '../../protocol/mirror.ts';
import { PROTOCOL_VERSION } from '../../protocol/schema.ts';
import { type AnyRefusal, type ChangeMessage, parseServerMessage } from '../../protocol/server-message.ts';
import { stale } from '../stale.ts';
import { createStore } from '../store.ts';
import { commandId } from './command-id.ts';
import { type LinkState, REACTION_MS, type Seen, type TableLink } from './table-link.ts';

export interface Credentials {
  readonly code: string;
  readonly seat?: string;
  readonly token?: string;
  readonly passphrase?: string;
  readonly as?: 'screen' | 'spectator';
}

const RETRY_MS = [300, 800, 1_500, 3_000, 5_000, 8_000] as const;
const PING_MS = 20_000;
/** A socket that answers no ping is dead, whatever the browser believes. */
const SILENCE_MS = 8_000;
/** Refusals at the door after which knocking again makes no sense. */
const FINAL = new Set([
  'no-such-table',
  'bad-token',
  'not-seated',
  'wrong-passphrase',
  'wrong-version',
  'table-broken',
  'bad-message',
]);
/** Commands that mean the same in every round: none of them is ever too late. */
const OF_NO_ROUND = new Set<WireCommand['t']>(['dress', 'say', 'leave']);

/** A little chance in it, so that not everybody comes back in the same moment. */
const pause = (tries: number): number =>
  (RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 8_000) * (0.75 + Math.random() / 2);

interface Waiting {
  readonly command: WireCommand;
  readonly for: { readonly game: number; readonly round: number } | null;
}

/**
 * A table over a WebSocket. Comes back by itself with the last revision it has seen; commands wait in a queue with
 * their ids until the server says they count, so a lost answer or a double tap changes nothing.
 */
export class SocketLink implements TableLink {
  readonly state = createStore<LinkState>({ status: 'connecting', seen: null, refusal: null, reactions: [] });
  readonly #who: Credentials;
  readonly #mirror = new Mirror();
  readonly #queue = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** How often in a row the server could take nothing for now. */
  #putOff = 0;
  #repeat: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(who: Credentials) {
    this.#who = who;
  }

  /** Knocks, and again whenever the line is lost, until it is closed. A closed link may be opened again. */
  readonly open = (): void => {
    this.#closed = false;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  };

  readonly send = (command: WireCommand): void => {
    const game = this.state.get().seen?.table.game ?? null;
    const round = game === null || OF_NO_ROUND.has(command.t) ? null : { game: game.number, round: game.round };
    const waiting: Waiting = { command, for: round };
    // Said twice in a row it is a double tap. Said again after something else, somebody has changed their mind back.
    if (JSON.stringify(waiting) === JSON.stringify([...this.#queue.values()].at(-1))) return;
    const id = commandId();
    this.#queue.set(id, waiting);
    this.#post(id);
    this.#show({});
  };

  readonly withdraw = (t: WireCommand['t']): void => {
    for (const [id, { command }] of this.#queue) if (command.t === t) this.#queue.delete(id);
    this.#show({});
  };

  readonly react = (what: LinkState['reactions'][number]['what']): void => this.#frame({ t: 'react', what });

  readonly close = (): void => {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#repeat);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#socket = null;
  };

  readonly #hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.#closed) return;
    if (this.#socket === null) {
      clearTimeout(this.#retry);
      this.#connect();
    } else this.#knock();
  };

  /** Gives the socket up at once: its own farewell may take minutes where there is no network. */
  readonly #lost = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    this.#gone(socket);
    socket.close();
  };

  #knock(): void {
    this.#frame({ t: 'ping' });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#lost, SILENCE_MS);
  }

  #connect(): void {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    // For a balancer that would rather have all of a table at one node. Nodes do not need it and do not look.
    address.searchParams.set('table', this.#who.code);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const { code, ...who } = this.#who;
      this.#mirror.greet();
      this.#frame({ t: 'hello', v: PROTOCOL_VERSION, table: code, ...who, rev: this.#mirror.rev });
      this.#ping = setInterval(() => this.#knock(), PING_MS);
    });
    socket.addEventListener('message', event => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      this.#read(String(event.data));
    });
    socket.addEventListener('close', () => this.#gone(socket));
  }

  #gone(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.#show({ status: this.#mirror.rev === 0 ? 'connecting' : 'away' });
    this.#retry = setTimeout(() => this.#connect(), pause(this.#tries++));
  }

  #frame(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #post(id: string): void {
    const waiting = this.#queue.get(id);
    if (waiting === undefined || this.state.get().status !== 'live') return;
    const { command, for: round } = waiting;
    this.#frame(round === null ? { t: 'do', id, do: command } : { t: 'do', id, do: command, for: round });
  }

  #read(raw: string): void {
    const parsed = parseServerMessage(raw);
    if (!parsed.ok) return;
    const message = parsed.value;
    switch (message.t) {
      case 'snapshot': {
        const { here, now } = message;
        this.#mirror.take(message);
        const { table, me } = this.#mirror;
        return this.#live({ code: this.#who.code, table, me, here, clockSkew: now - Date.now() });
      }
      case 'change':
        return this.#change(message);
      case 'refused':
        return this.#refused(message.id, message.why);
      case 'here':
        return this.#show({}, { here: { ...this.state.get().seen?.here, ...message.seats } });
      case 'react': {
        const call = { seat: message.seat, what: message.what, at: Date.now() };
        const hush = () => this.#show({ reactions: this.state.get().reactions.filter(other => other !== call) });
        setTimeout(hush, REACTION_MS);
        return this.#show({ reactions: [...this.state.get().reactions, call] });
      }
      case 'store':
        if (message.up) this.#postAll();
        return;
      case 'bye':
        if (message.why === 'deleted') this.#end({ gone: 'table' });
        else if (message.why === 'removed') this.#end({ gone: 'seat' });
        return;
      case 'pong':
        return;
    }
  }

  #change(message: ChangeMessage): void {
    if (this.state.get().seen === null) return;
    for (const id of message.done ?? []) {
      this.#queue.delete(id);
      this.#putOff = 0;
    }
    this.#mirror.take(message);
    const { table, me } = this.#mirror;
    this.#live({ table, me });
  }

  #refused(id: string | null, why: AnyRefusal): void {
    if (why.code === 'wrong-version') stale.set(true);
    if (id !== null && why.code === 'unavailable') this.#postLater();
    else if (id !== null) this.#queue.delete(id);
    const refusal = { why, at: Date.now() };
    const { status } = this.state.get();
    if (id !== null || status === 'live') this.#show({ refusal });
    else if (this.#isFinal(why)) this.#end(why.code === 'not-seated' ? { refusal, gone: 'seat' } : { refusal });
    else {
      // Whoever waits at the door learns why. At the table it is said that the line is away.
      if (status === 'connecting' && !FINAL.has(why.code)) this.#show({ refusal });
      // Not now, but perhaps soon: on this line nothing more will come, and the server hangs up only much later.
      this.#lost();
    }
  }

  /** One server may hear of a new seat a moment after another has given it: that it is nobody's must be said twice. */
  #isFinal({ code }: AnyRefusal): boolean {
    return FINAL.has(code) && (code !== 'not-seated' || this.#tries > 0);
  }

  /** Closed for good: whoever comes back to the page does not knock again. */
  #end(change: Partial<LinkState>): void {
    this.close();
    this.#show({ ...change, status: 'closed' });
  }

  #show(change: Partial<LinkState>, seen?: Partial<Seen>): void {
    const before = this.state.get();
    const status = change.status ?? before.status;
    const pending = [...this.#queue.values()].map(waiting => waiting.command);
    const next = before.seen === null ? (seen as Seen | undefined) : { ...before.seen, ...seen };
    this.state.set({ ...before, ...change, seen: next === undefined ? null : { ...next, status, pending } });
  }

  #live(seen: Partial<Seen>): void {
    const was = this.state.get().status;
    this.#tries = 0;
    // Why it was not let in before is old by now.
    this.#show(was === 'connecting' ? { status: 'live', refusal: null } : { status: 'live' }, seen);
    if (was !== 'live') this.#postAll();
  }

  /** The store may be well again without a word, and worlds that could not be read are no matter of the whole store. */
  #postLater(): void {
    this.#repeat ??= setTimeout(() => this.#postAll(), pause(this.#putOff++));
  }

  /** All of them, in the order in which they were said. */
  #postAll(): void {
    clearTimeout(this.#repeat);
    this.#repeat = undefined;
    for (const id of this.#queue.keys()) this.#post(id);
  }
}
