import { RawSocket } from './raw-socket.mjs';

const [PING, OPEN, MESSAGE, EVENT, CONNECTED] = ['2', '0', '4', '2', '0'].map(text => text.charCodeAt(0));

/** The text protocol of Socket.IO 5 over Engine.IO 4. Resolves when the namespace is connected. */
export const connectSocketIo = (url, query, namespace, onEvent, onClose) =>
  new Promise(resolve => {
    const prefix = namespace === '' ? '' : `${namespace},`;
    const client = {
      emit: (...args) => socket.send(`42${prefix}${JSON.stringify(args)}`),
      close: () => socket.close(),
    };
    const received = data => {
      if (data[0] === MESSAGE && data[1] === EVENT) {
        const args = JSON.parse(data.toString('utf8', 2 + prefix.length));
        onEvent(args[0], args);
      } else if (data[0] === MESSAGE && data[1] === CONNECTED) resolve(client);
      else if (data[0] === MESSAGE) onClose(`refused: ${data.toString()}`);
      else if (data[0] === PING) socket.send('3');
      else if (data[0] === OPEN) socket.send(`40${prefix}`);
    };
    const socket = new RawSocket(`${url}/socket.io/?EIO=4&transport=websocket${query}`, { received, closed: onClose });
  });
