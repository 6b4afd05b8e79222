import { SERVER_FLAGS } from '../../scripts/server-flags.mjs';

/**
 * Name → how to start the server and which adapter drives it. A server prints `READY <pid>` when it listens on PORT. To add
 * one: a file in servers/, one in adapters/ unless it speaks like `ws`, and a line here.
 */
const LIMITS_OFF = {
  INKLING_MESSAGE_RATE: '1000000',
  INKLING_CONNECTIONS_PER_ADDRESS: '1000000',
  INKLING_TABLES_PER_HOUR: '100000000',
  LOG_LEVEL: 'error',
};

export const PEERS = {
  floor: { says: 'six ready-made frames of 600 bytes, no logic', server: 'fan', adapter: 'ws' },
  'floor-sqlite': {
    says: 'the same, each time after a row is synced: the least a server that stores can do',
    server: 'fan',
    adapter: 'ws',
    env: { MODE: 'sqlite' },
    durable: true,
  },
  inkling: {
    says: 'ours, SQLite journal synced before every answer',
    server: 'inkling',
    adapter: 'inkling',
    env: LIMITS_OFF,
    flags: SERVER_FLAGS,
    durable: true,
  },
  ws: { says: 'bare ws, six whole views', server: 'ws', adapter: 'ws', env: { MODE: 'full' } },
  'ws-turn': {
    says: 'bare ws, public part serialised once, one state per turn of the event loop',
    server: 'ws',
    adapter: 'ws',
    env: { MODE: 'turn' },
  },
  'ws-sqlite': {
    says: 'bare ws, six whole views, SQLite journal synced before every answer',
    server: 'ws',
    adapter: 'ws',
    env: { MODE: 'sqlite' },
    durable: true,
  },
  socketio: { says: 'Socket.IO, six whole views', server: 'socketio', adapter: 'socketio' },
  colyseus: {
    says: 'Colyseus, a patch after each move',
    server: 'colyseus',
    adapter: 'colyseus',
    env: { PATCH: 'now' },
  },
  'colyseus-50': {
    says: 'Colyseus as it comes, a patch every 50 ms',
    server: 'colyseus',
    adapter: 'colyseus',
    env: { PATCH: '50' },
  },
  boardgameio: { says: 'boardgame.io', server: 'boardgameio', adapter: 'boardgameio' },
};

/** Frameworks and servers people would otherwise use: what ours is compared with. The hand-made ones show what is possible. */
export const RIVALS = ['ws', 'ws-turn', 'ws-sqlite', 'socketio', 'colyseus', 'colyseus-50', 'boardgameio'];
