/**
 * A player written from docs/PROTOCOL.md alone: node --import tsx examples/random-player.ts http://localhost:8080 MOTH-LANTERN-PLUM-42 Ada
 * Takes a seat, plays whatever is legal until the game is over, and says how it ended.
 */
import { WebSocket } from 'ws';

interface Doc {
  [key: string]: any; // oxlint-disable-line typescript/no-explicit-any -- a client of a few lines trusts what it reads
}

const [base = 'http://localhost:8080', code = '', name = 'Random'] = process.argv.slice(2);
const asked = await fetch(`${base}/api/tables/${code}/seats`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name }),
});
if (!asked.ok) throw new Error(`no seat: ${await asked.text()}`);
const { seat, token } = (await asked.json()) as { seat: string; token: string };
let [table, me, tries]: [Doc, Doc, number] = [{}, {}, 0];
let waitingFor: string | null = null;

const merge = (doc: unknown, patch: unknown): unknown => {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const merged: Doc = typeof doc === 'object' && doc !== null && !Array.isArray(doc) ? { ...doc } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
};
const omit = (hand: Doc, gone: string[]): Doc =>
  Object.fromEntries(Object.entries(hand).filter(([card]) => !gone.includes(card)));
const draw = (items: unknown[], count: number) => items.toSorted(() => Math.random() - 0.5).slice(0, count);

/** What there is to do, by trial: a refusal says how many cards or votes are wanted. */
const move = (need: number): object | null => {
  const { phase, game } = table;
  const round = table.rounds[game?.round];
  const status = { t: 'tells', a: 'acts' }[table.status[table.seating.indexOf(seat)] as string];
  if (phase === 'race') return { t: 'claim' };
  if (phase === 'clue' && status === 'tells') {
    const withCard = game.ruleset !== 'party' && game.ruleset !== 'teams';
    return {
      t: 'clue',
      clue: { kind: 'text', text: `number ${game.round}` },
      card: withCard ? draw(Object.keys(me.hand), 1)[0] : null,
    };
  }
  if (phase === 'cards' && status === 'acts') return { t: 'put', cards: draw(Object.keys(me.hand), need) };
  const foreign = (round?.cards ?? []).flatMap((card: string, i: number) => (me.put.includes(card) ? [] : [i + 1]));
  const red = game?.ruleset === 'party' && round.storyteller === seat ? foreign[0] : null;
  if (phase === 'vote' && status === 'acts') return { t: 'vote', slots: draw(foreign, need), red };
  return phase === 'reveal' && status === 'acts' ? { t: 'next' } : null;
};

const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: 3, table: code, seat, token, rev: 0 })));
socket.on('message', (data: Buffer) => {
  const message = JSON.parse(data.toString()) as Doc;
  if (message.t === 'snapshot') [table, me] = [message.table, message.me];
  if (message.t === undefined) {
    const { rev: _rev, done: _done, me: mine = {}, ...change } = message;
    const { number, round } = table.game ?? {};
    table = merge(table, change) as Doc;
    // A new game takes the hand away, a new round what was put.
    if (table.game?.number !== number) me = { ...me, hand: {}, put: [], votes: [] };
    else if (table.game?.round !== round) me = { ...me, hand: omit(me.hand, me.put), put: [], votes: [] };
    me = merge(me, mine) as Doc;
  }
  if (message.t === 'refused') tries = message.why.need ?? message.why.min ?? 1;
  if (message.t === 'refused' || message.done?.includes(waitingFor)) waitingFor = null;
  if (table.phase === 'over') {
    console.log(
      `${name} (${seat}) has ${table.scores[table.seating.indexOf(seat)]} points; winners: ${table.game.winners.join(', ')}`,
    );
    socket.close();
    return;
  }
  const command = waitingFor === null ? move(Math.max(1, tries)) : null;
  if (message.t !== 'refused') tries = 0;
  if (command === null) return;
  waitingFor = crypto.randomUUID();
  socket.send(JSON.stringify({ t: 'do', id: waitingFor, do: command }));
});
