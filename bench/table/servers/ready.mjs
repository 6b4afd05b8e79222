/** What every measured server does: listens on PORT, says when, and collects its garbage when asked before memory is read. */
export const port = Number(process.env.PORT ?? 19_100);

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
});
// So that `node --cpu-prof` gets to write its file.
process.on('SIGTERM', () => process.exit(0));

export const ready = () => console.log(`READY ${process.pid}`);

/** Room and seat of an address like `/?room=3&seat=0`. */
export const placeOf = url => {
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return [Number(query.get('room')), Number(query.get('seat'))];
};

/** One value per room, made when its first seat arrives. */
export const roomsOf = make => {
  const rooms = new Map();
  return id => {
    if (!rooms.has(id)) rooms.set(id, make());
    return rooms.get(id);
  };
};
