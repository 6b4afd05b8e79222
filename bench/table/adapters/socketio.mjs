import { connectSocketIo } from './engine-io.mjs';

export const setup = async () => undefined;

export const connect = async ({ url, room, seat, onState, onError }) => {
  const first = deferred();
  const onEvent = (event, args) => {
    if (event === 'err') {
      onError(args[1]);
      return;
    }
    const view = args[1];
    view.done = view.players[seat].done;
    onState(view, args);
    first.resolve();
  };
  const client = await connectSocketIo(url, `&room=${room}&seat=${seat}`, '', onEvent, () => onError('closed'));
  await first.promise;
  return { move: move => client.emit('move', move), close: client.close };
};

const deferred = () => {
  let resolve;
  const promise = new Promise(settle => {
    resolve = settle;
  });
  return { promise, resolve };
};
