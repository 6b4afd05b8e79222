import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import { askSeat, freshTable } from '../../../test/support/table-context.ts';
import { playAtRandom } from '../../bots/random-player.ts';
import { seatId, worldId } from '../../engine/ids.ts';
import { err, ok } from '../../engine/result.ts';
import { Tally } from '../limits.ts';
import { Metrics } from '../metrics.ts';
import { sightOf } from '../table/minder.ts';
import type { Table } from '../table/table.ts';
import type { Frame } from '../table/viewer.ts';
import { Connection } from './connection.ts';
import type { Doors } from './doors.ts';
import type { FrameSocket } from './frame-socket.ts';
import { SeatPaces } from './seat-paces.ts';

const connect = async (table: Table, seat: number, more: Partial<Doors> = {}) => {
  const frames: string[] = [];
  const take = (frame: Frame) => frames.push(String(frame));
  const socket = { bufferedAmount: 0, send: take, sendSoon: take, close: () => undefined };
  const doors: Pick<Doors, 'admit' | 'messageRate' | 'now' | 'perTable' | 'metrics' | 'paces'> = {
    admit: async () => ok({ table, seat: seatId(`s${seat}`) }),
    messageRate: 100,
    now: () => 0,
    perTable: new Tally(),
    metrics: new Metrics(),
    paces: new SeatPaces(100, () => 0),
    ...more,
  };
  const connection = new Connection(socket as unknown as FrameSocket, '127.0.0.1', doors as Doors);
  connection.receive(JSON.stringify({ t: 'hello', v: 3, table: table.id, rev: 0 }));
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  return { connection, frames };
};

describe('Connection', () => {
  it('[TB3] a command that meets a bot in its seat is refused, and shows nothing of the hand', async () => {
    const { table } = await freshTable(3);
    await askSeat(table, 1, { t: 'start', deck: deckOf(84) });
    const owed = (seat: number) => playAtRandom(sightOf(table.state, seatId(`s${seat}`)), () => 0.5);
    const phase = () => table.state.phase;
    for (let turn = 0; phase() !== 'reveal' && turn < 150; turn++) {
      const seat = 1 + (turn % 3);
      const move = owed(seat);
      if (move !== null) await askSeat(table, seat, move);
    }
    const { connection, frames } = await connect(table, 3);
    await askSeat(table, 3, { t: 'leave' });
    expect(table.state.seats[seatId('s3')]).toMatchObject({ kind: 'person', leaving: true });
    frames.length = 0;
    const next = askSeat(table, 1, { t: 'next' });
    connection.receive(JSON.stringify({ t: 'do', id: 'c1', do: { t: 'say', text: 'it is still me' } }));
    await next;
    expect(table.state.seats[seatId('s3')]).toMatchObject({ kind: 'bot' });
    expect(table.state.chatted).toBe(0);
    const read = frames.map(frame => JSON.parse(frame) as object);
    expect(read).toEqual([
      { t: 'refused', id: 'c1', why: { code: 'not-seated' } },
      expect.not.objectContaining({ me: expect.anything() }),
      { t: 'bye', why: 'removed' },
    ]);
  });

  it('[TB2] nobody has somebody minded who is there; who is away is, and everybody hands over their own seat', async () => {
    const { table } = await freshTable(3);
    await askSeat(table, 1, { t: 'start', deck: deckOf(84) });
    const mind = (seat: number) => ({ t: 'mind', seat: `s${seat}`, on: true });
    const ann = await connect(table, 1);
    const eve = await connect(table, 3);
    const told = async (from: typeof ann, seat: number, id: string) => {
      from.connection.receive(JSON.stringify({ t: 'do', id, do: mind(seat) }));
      const isAnswer = (frame: string) => frame.includes(`"${id}"`);
      await expect.poll(() => from.frames.some(isAnswer)).toBe(true);
      return JSON.parse(from.frames.find(isAnswer) ?? '') as object;
    };
    expect(await told(ann, 3, 'c1')).toEqual({ t: 'refused', id: 'c1', why: { code: 'is-here', seat: 's3' } });
    expect(table.state.seats[seatId('s3')]?.minded).toBe(false);
    expect(await told(ann, 2, 'c2')).toMatchObject({ done: ['c2'] });
    expect(await told(eve, 3, 'c3')).toMatchObject({ done: ['c3'] });
    ann.connection.left();
    table.hearPresence('another node', [seatId('s1')]);
    expect(await told(eve, 1, 'c4')).toMatchObject({ why: { code: 'is-here' } });
    table.hearPresence('another node', []);
    expect(await told(eve, 1, 'c5')).toMatchObject({ done: ['c5'] });
  });

  it('[DO14] what is sent behind a command that waits for the store is asked behind it, and ordinary moves wait for nothing', async () => {
    const { table } = await freshTable(3);
    const [own, gathered] = [worldId('w-aaaaaaaaaaaaaaaaaaaa'), [] as string[]];
    let arrive = (): void => undefined;
    const gather: Doors['gather'] = async (_table, worlds, isStart) => {
      gathered.push(`${isStart ? 'start' : 'configure'} ${worlds.join()}`);
      if (!isStart) await new Promise<void>(resolve => (arrive = resolve));
    };
    const { connection, frames } = await connect(table, 1, {
      gather,
      deckFor: () => ok(deckOf(84)),
      areOurs: () => false,
    });
    const send = (id: string, command: object) => connection.receive(JSON.stringify({ t: 'do', id, do: command }));
    send('c1', { t: 'say', text: 'at once' });
    await expect.poll(() => table.state.chatted).toBe(1);
    send('c2', { t: 'configure', options: { worlds: [own] } });
    send('c3', { t: 'start' });
    send('c4', { t: 'say', text: 'let us go' });
    await new Promise(resolve => setImmediate(resolve));
    expect([table.state.phase, table.state.chatted, gathered]).toEqual(['lobby', 1, [`configure ${own}`]]);
    arrive();
    await expect.poll(() => table.state.chatted).toBe(2);
    expect(table.state.phase).not.toBe('lobby');
    expect(table.state.options.worlds).toEqual([own]);
    // The table holds on to the worlds it really starts with.
    expect(gathered).toEqual([`configure ${own}`, `start ${own}`]);
    const done = frames.flatMap(frame => (JSON.parse(frame) as { done?: string[] }).done ?? []);
    expect(done).toEqual(['c1', 'c2', 'c3', 'c4']);
    send('c5', { t: 'say', text: 'and on' });
    const asked = table.state.chatted;
    await expect.poll(() => table.state.chatted).toBe(asked + 1);
  });

  it('[DO15] worlds are read for the host alone, each once; others are refused like everybody who is not the host', async () => {
    const { table } = await freshTable(3);
    const [own, gathered] = [worldId('w-aaaaaaaaaaaaaaaaaaaa'), [] as string[]];
    const doors: Partial<Doors> = {
      gather: async (_table, worlds) => void gathered.push(worlds.join()),
      deckFor: () => (gathered.length === 0 ? err({ code: 'no-such-world', world: own }) : ok(deckOf(84))),
      areOurs: () => false,
    };
    const [ann, eve] = [await connect(table, 1, doors), await connect(table, 3, doors)];
    const told = async ({ connection, frames }: typeof ann, id: string, command: object) => {
      connection.receive(JSON.stringify({ t: 'do', id, do: command }));
      const isAnswer = (frame: string) => frame.includes(`"${id}"`);
      await expect.poll(() => frames.some(isAnswer)).toBe(true);
      return JSON.parse(frames.find(isAnswer) ?? '') as object;
    };
    const configure = { t: 'configure', options: { worlds: Array(10).fill(own) } };
    expect(await told(eve, 'e1', configure)).toMatchObject({ why: { code: 'not-host' } });
    expect(await told(ann, 'a1', { ...configure, options: { worlds: Array(11).fill(own) } })).toMatchObject({
      why: { code: 'bad-message' },
    });
    expect(gathered).toEqual([]);
    expect(await told(ann, 'a2', configure)).toMatchObject({ why: { code: 'bad-option' } });
    expect(gathered).toEqual([own]);
    expect(await told(ann, 'a3', { t: 'configure', options: { worlds: [own] } })).toMatchObject({ done: ['a3'] });
    gathered.length = 0;
    expect(await told(eve, 'e2', { t: 'start' })).toMatchObject({ why: { code: 'not-host' } });
    expect(gathered).toEqual([]);
  });

  it('[DO16] a table that closes while the pass phrase is checked says goodbye, and keeps no place', async () => {
    const { table } = await freshTable(3);
    const perTable = new Tally();
    const admit: Doors['admit'] = async () => {
      perTable.add(table.id);
      table.close('idle');
      return ok({ table, seat: null });
    };
    const { frames } = await connect(table, 1, { admit, perTable });
    expect(frames).toEqual(['{"t":"bye","why":"idle"}']);
    expect([perTable.of(table.id), table.viewers]).toEqual([0, 0]);
  });

  it('[DO6] who says nothing is asked for a sign of life once, then shown out', () => {
    const seen: string[] = [];
    const socket = {
      bufferedAmount: 0,
      send: (frame: string) => seen.push(frame),
      ping: () => seen.push('ping'),
      close: (code: number) => seen.push(`close ${code}`),
    };
    const doors = { messageRate: 10, now: () => 0, metrics: new Metrics() };
    const connection = new Connection(socket as unknown as FrameSocket, '127.0.0.1', doors as unknown as Doors);
    connection.ping();
    connection.ponged();
    expect(seen).toEqual(['ping']);
    connection.ping();
    expect(seen).toEqual(['ping', '{"t":"bye","why":"idle"}', 'close 1001']);
  });

  it('[DO10] who does not read is told goodbye and nothing more', () => {
    const seen: string[] = [];
    const socket = { bufferedAmount: 0, send: (frame: string) => seen.push(frame), close: () => seen.push('closed') };
    const doors = { messageRate: 10, now: () => 0, metrics: new Metrics() };
    const connection = new Connection(socket as unknown as FrameSocket, '127.0.0.1', doors as unknown as Doors);
    connection.send('first');
    socket.bufferedAmount = 600 * 1024;
    connection.send('second');
    connection.send('third');
    expect(seen).toEqual(['first', '{"t":"bye","why":"slow"}', 'closed']);
  });
});
