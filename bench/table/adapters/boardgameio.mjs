import { connectSocketIo } from './engine-io.mjs';
import { postJson } from './post-json.mjs';

/** What boardgame.io's own client sends: the lobby over HTTP, then `sync` and `update` over Socket.IO. */
const matches = [];

export const setup = async (url, rooms) => {
  const lobby = `${url.replace('ws', 'http')}/games/dixit`;
  for (let room = 0; room < rooms; room++) {
    const { matchID } = await postJson(`${lobby}/create`, { numPlayers: 6 });
    const credentials = [];
    for (let seat = 0; seat < 6; seat++) {
      const joined = await postJson(`${lobby}/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
      credentials.push(joined.playerCredentials);
    }
    matches.push({ matchID, credentials });
  }
};

/** The seed of a generator our moves do not use. */
export const isOpen = path => /initialState\.plugins\.random|plugins\.random/.test(path);

export const connect = async ({ url, room, seat, onState, onError }) => {
  const { matchID, credentials } = matches[room];
  const playerID = String(seat);
  let stateId = 0;
  let arrived;
  const first = new Promise(resolve => {
    arrived = resolve;
  });
  const onEvent = (event, args) => {
    if (event !== 'update' && event !== 'sync') return;
    const state = event === 'update' ? args[2] : args[2].state;
    stateId = state['_stateID'];
    state.G.done = state.G.players[seat].done;
    onState(state.G, args);
    arrived();
  };
  const client = await connectSocketIo(url, '', '/dixit', onEvent, () => onError('closed'));
  client.emit('sync', matchID, playerID, credentials[seat], 6);
  await first;
  return {
    close: client.close,
    move: ({ t, ...body }) => {
      const payload = { type: t, args: [body], playerID, credentials: credentials[seat] };
      client.emit('update', { type: 'MAKE_MOVE', payload }, stateId, matchID, playerID);
    },
  };
};
