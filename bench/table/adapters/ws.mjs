import { RawSocket } from './raw-socket.mjs';

/** One JSON view per text frame, one JSON move per text frame. */
export const setup = async () => undefined;

export const connect = ({ url, room, seat, onState, onError }) =>
  new Promise((resolve, reject) => {
    const client = { move: move => socket.send(JSON.stringify(move)), close: () => socket.close() };
    const received = data => {
      const view = JSON.parse(data.toString());
      if (view.err) {
        onError(view.err);
        return;
      }
      view.done = view.players[seat].done;
      onState(view, view);
      resolve(client);
    };
    const closed = () => {
      onError('closed');
      reject(new Error('closed'));
    };
    const socket = new RawSocket(`${url}/?room=${room}&seat=${seat}`, { received, closed });
  });
