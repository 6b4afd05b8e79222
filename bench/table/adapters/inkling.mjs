import { NAMES, SEATS } from '../game.mjs';
import { postJson } from './post-json.mjs';
import { RawSocket } from './raw-socket.mjs';

/** Of the protocol. */
export const VERSION = 3;

/** Our public protocol as docs/PROTOCOL.md has it, and nothing else of ours. */
const tables = [];

/** Rounds follow each other without a pause at the reveal, as in every other peer. */
const OPTIONS = { autoNext: true, memory: false };

/** A table's seats are given out by the node that will have it: another would follow the table for a minute, as if somebody looked. */
export const setup = async (_url, rooms, urlOf) => {
  let next = 0;
  const open = async () => {
    while (next < rooms) {
      const room = next++;
      const api = `${urlOf(room, 0).replace('ws', 'http')}/api/tables`;
      const { code } = await postJson(api, { options: OPTIONS });
      const seats = [];
      for (let seat = 0; seat < SEATS; seat++)
        seats.push(await postJson(`${api}/${code}/seats`, { name: `Player ${seat}` }));
      tables[room] = { code, seats };
    }
  };
  await Promise.all(Array.from({ length: 16 }, open));
};

/** A seat's own votes, a round that was scored before the present one, and the seed of a game that is over. */
export const isOpen = (path, key, { phase, round, last }) => {
  if (path === '.me') return true;
  if (key === 'seed') return phase === 'end';
  const isScored = last !== null && path === `.table.rounds.${last.round % 1000}`;
  return isScored && (phase === 'end' || last.round < round);
};

const merge = (target, patch) => {
  for (const key in patch) {
    const value = patch[key];
    if (value === null) delete target[key];
    else if (typeof value === 'object' && !Array.isArray(value)) {
      const inner = target[key];
      target[key] = merge(typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}, value);
    } else target[key] = value;
  }
  return target;
};

const PHASES = { lobby: 'end', over: 'end', race: 'race', clue: 'clue', cards: 'play', vote: 'vote' };
const numberOf = card => Number(card.slice(2));
const seatOf = id => Number(id.slice(1)) - 1;

/** The last round that was scored. */
const lastOf = ({ game, rounds }) => {
  const [number, last] = Object.entries(rounds).findLast(([, round]) => round.owners) ?? [];
  if (last === undefined) return null;
  const votes = NAMES.map(() => -1);
  for (const [slot, voters] of last.votes.entries())
    for (const id of voters) votes[seatOf(id)] = numberOf(last.cards[slot]);
  const gain = NAMES.map(() => 0);
  for (const paid of Object.values(last.awards)) {
    for (const [id, points] of Object.entries(paid)) gain[seatOf(id)] += points;
  }
  return {
    round: game.number * 1000 + Number(number),
    st: seatOf(last.storyteller),
    table: last.cards.map(numberOf),
    owners: last.owners.map(seatOf),
    votes,
    gain,
  };
};

/** What the driver wants to know. */
const viewOf = ({ table, me }, seat, verify) => {
  const { game } = table;
  const phase = PHASES[table.phase];
  const round = table.rounds[game?.round];
  const view = {
    phase,
    round: game ? game.number * 1000 + game.round : 0,
    st: round?.storyteller ? seatOf(round.storyteller) : -1,
    done: table.status[seat] !== 'a',
    hand: Object.keys(me.hand)
      .filter(card => !me.put.includes(card))
      .map(numberOf),
    mine: me.put.length > 0 ? numberOf(me.put[0]) : -1,
    table: phase === 'vote' ? round.cards.map(numberOf) : [],
  };
  if (!verify) return view;
  const players = NAMES.map((_, i) => ({ score: table.scores[i] }));
  return { ...view, game: game?.number ?? 0, players, last: lastOf(table) };
};

const commandOf = (move, { table }) => {
  if (move.t === 'new') return { t: 'start' };
  const card = `b.${move.card}`;
  if (move.t === 'clue') return { t: 'clue', clue: { kind: 'text', text: move.clue }, card };
  if (move.t === 'play') return { t: 'put', cards: [card] };
  return { t: 'vote', slots: [table.rounds[table.game.round].cards.indexOf(card) + 1], red: null };
};

/** A new game takes the hand away, a new round what was put. */
const begin = (me, game, round) => {
  if (!game && !round) return;
  for (const card of game ? Object.keys(me.hand) : me.put) delete me.hand[card];
  me.put = [];
  me.votes = [];
};

export const connect = ({ url, room, seat, onState, onError, verify }) =>
  new Promise((resolve, reject) => {
    const { code, seats } = tables[room];
    const docs = { table: {}, me: {} };
    let ids = 0;
    const send = command => socket.send(JSON.stringify({ t: 'do', id: `c${++ids}`, do: command }));
    const client = { move: move => send(commandOf(move, docs)), close: () => socket.close() };
    const show = () => {
      // The first storyteller claims the turn; here seat 0 always does.
      if (docs.table.phase !== 'race') onState(viewOf(docs, seat, verify), docs);
      else if (seat === 0) send({ t: 'claim' });
    };
    const change = ({ rev: _rev, done: _done, me, ...table }) => {
      const { number, round } = docs.table.game ?? {};
      merge(docs.table, table);
      begin(docs.me, docs.table.game?.number !== number, docs.table.game?.round !== round);
      if (me) merge(docs.me, me);
      show();
    };
    const take = {
      snapshot: message => {
        docs.table = message.table;
        docs.me = message.me;
        show();
        resolve(client);
      },
      refused: message => onError(message.why.code),
      bye: message => onError(message.why),
    };
    const opened = () => socket.send(JSON.stringify({ t: 'hello', v: VERSION, table: code, ...seats[seat], rev: 0 }));
    const received = data => {
      const message = JSON.parse(data.toString());
      if (message.t === undefined) change(message);
      else take[message.t]?.(message);
    };
    const closed = () => {
      onError('closed');
      reject(new Error('closed'));
    };
    const socket = new RawSocket(`${url}/ws`, { opened, received, closed });
  });
