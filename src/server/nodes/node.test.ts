import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeClock, fakeContext, joinAll, RecordingViewer } from '../../../test/support/table-context.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import type { Table } from '../table/table.ts';
import { Tables } from '../table/tables.ts';
import type { Exchange, ExchangeListener, NodeTalk } from './exchange.ts';
import { Node } from './node.ts';

/** A line to other nodes that loses what it is told while it is bad, and says so. */
class BadLine implements Exchange {
  readonly node = 'here';
  readonly heard: NodeTalk[] = [];
  /** How often it was asked for something. */
  used = 0;
  isBad = false;
  #listener: ExchangeListener | null = null;

  async listen(listener: ExchangeListener): Promise<void> {
    this.#listener = listener;
  }

  tell(talks: readonly NodeTalk[]): void {
    this.used += 1;
    if (this.isBad) this.#listener?.unsaid();
    else this.heard.push(...talks);
  }

  async attend(): Promise<readonly string[]> {
    this.used += 1;
    return [];
  }

  async leave(): Promise<void> {}
  async strike(): Promise<void> {}
  async close(): Promise<void> {}
}

/** Loses every second message. */
class RoughLine extends BadLine {
  override tell(talks: readonly NodeTalk[]): void {
    this.isBad = !this.isBad;
    super.tell(talks);
  }
}

const MANY = 1000;
const BEAT = 3000;

const setUp = async <Line extends BadLine>(line: Line, count: number) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = new FakeClock();
  const node = new Node(line, clock.now);
  const journal = new MemoryJournal();
  const context = fakeContext(journal, clock, {
    isShared: true,
    sharePresence: (table, seats) => node.sharePresence(table, seats),
  });
  const tables = new Tables(context, node);
  await node.join(tables);
  const open = async (): Promise<Table> => {
    const created = await tables.create({}, null);
    const found = created.ok ? await tables.find(created.value) : created;
    if (!found.ok) throw new Error('no table');
    return found.value;
  };
  const table = await open();
  for (let i = 1; i < count; i++) await open();
  await joinAll(table, 1);
  return { line, node, table, journal };
};

afterEach(() => void vi.useRealTimers());

describe('Node', () => {
  it('[ND8] who has come is said again when the others were not told', async () => {
    const { line, node, table } = await setUp(new BadLine(), 1);
    line.isBad = true;
    table.enter(new RecordingViewer(1), 0);
    line.isBad = false;
    const told = () => line.heard.filter(talk => talk.t === 'here').at(-1);
    expect(told()).toBeUndefined();
    vi.advanceTimersByTime(BEAT);
    expect(told()).toEqual({ t: 'here', table: table.id, seats: ['s1'] });
    await node.leave();
  });

  it('[ND9] of a thousand tables it is said again in one go, and nothing is read for it', async () => {
    const { line, node, table, journal } = await setUp(new BadLine(), MANY);
    line.isBad = true;
    table.enter(new RecordingViewer(1), 0);
    line.isBad = false;
    const reads = vi.spyOn(journal, 'read');
    [line.used, line.heard.length] = [0, 0];
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(line.used).toBeLessThan(5);
    for (const t of ['here', 'who'] as const) expect(line.heard.filter(talk => talk.t === t)).toHaveLength(MANY);
    expect(reads).not.toHaveBeenCalled();
    line.used = 0;
    await vi.advanceTimersByTimeAsync(10 * BEAT);
    expect(line.used).toBe(10);
    await node.leave();
  });

  it('[ND9] a line that loses every second message is not asked for more with every beat', async () => {
    const { line, node, table } = await setUp(new RoughLine(), MANY);
    table.enter(new RecordingViewer(1), 0);
    for (let beat = 0; beat < 20; beat++) {
      line.used = 0;
      await vi.advanceTimersByTimeAsync(BEAT);
      expect(line.used).toBeLessThan(5);
    }
    await node.leave();
  });
});
