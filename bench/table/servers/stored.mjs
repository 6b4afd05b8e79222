import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

/** A row for each move in SQLite: WAL, full sync, one commit for all of a turn of the event loop. `told` is called after it. */
export const openStore = () => {
  const file = join(tmpdir(), `inkling-bench-${process.pid}.db`);
  process.on('exit', () => {
    for (const tail of ['', '-wal', '-shm']) rmSync(file + tail, { force: true });
  });
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE journal (room INT, seat INT, body TEXT)');
  const insert = db.prepare('INSERT INTO journal VALUES (?, ?, ?)');
  const commit = db.transaction(moves => {
    for (const { room, seat, body } of moves) insert.run(room, seat, body);
  });
  let waiting = [];
  const flush = () => {
    const moves = waiting;
    waiting = [];
    commit(moves);
    for (const { told } of moves) told();
  };
  return move => {
    if (waiting.push(move) === 1) setImmediate(flush);
  };
};
