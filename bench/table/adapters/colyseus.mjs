import { RawSocket } from './raw-socket.mjs';

/** The official client with its schema decoder; only its WebSocket is replaced, to be as cheap as the others'. */
globalThis.WebSocket = class {
  static OPEN = 1;
  binaryType = 'arraybuffer';
  #socket;

  constructor(url) {
    this.#socket = new RawSocket(url, {
      opened: () => this.onopen?.(),
      received: data => this.onmessage?.({ data }),
      closed: () => this.onclose?.(),
    });
  }

  get readyState() {
    return this.#socket.isOpen ? 1 : 0;
  }

  send(data) {
    this.#socket.send(data);
  }

  close() {
    this.#socket.close();
  }
};
const { Client } = await import('@colyseus/sdk');

const ids = new Map();
let client;
export const setup = async url => {
  client = new Client(url.replace('ws', 'http'));
};

const join = async (room, seat) => {
  if (seat > 0) return client.joinById(ids.get(room), { seat });
  const joined = await client.create('dixit', { seat });
  ids.set(room, joined.roomId);
  return joined;
};

const checkable = (state, player, seat) => {
  const json = state.toJSON();
  const { done, mine } = player;
  return [{ ...json, done, you: seat, hand: [...player.hand], mine, table: [...state.table] }, json];
};

export const connect = async ({ room, seat, onState, onError, verify }) => {
  const joined = await join(room, seat);
  joined.onMessage('err', onError);
  joined.onLeave(() => onError('closed'));
  joined.onError((code, message) => onError(`${code} ${message}`));
  const view = { phase: '', round: 0, st: 0, done: false, hand: null, mine: -1, table: null };
  const show = state => {
    const player = state.players[seat];
    if (verify) {
      onState(...checkable(state, player, seat));
      return;
    }
    view.phase = state.phase;
    view.round = state.round;
    view.st = state.st;
    view.done = player.done;
    view.hand = player.hand;
    view.mine = player.mine;
    view.table = state.table;
    onState(view);
  };
  await new Promise(resolve => {
    joined.onStateChange(state => {
      show(state);
      resolve();
    });
  });
  return { move: move => joined.send('move', move), close: () => joined.leave() };
};
