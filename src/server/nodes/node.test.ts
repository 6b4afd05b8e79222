import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeClock, fakeContext, joinAll, RecordingViewer } from '../../../test/support/table-context.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import { Tables } from '../table/tables.ts';
import type { Exchange, ExchangeListener, NodeTalk } from './exchange.ts';
import { Node } from './node.ts';

/** A line to other nodes that loses what it is told while it is bad, and says so. */
class BadLine implements Exchange {
  readonly node = 'here';
  readonly heard: NodeTalk[] = [];
  isBad = false;
  #listener: ExchangeListener | null = null;

  async listen(listener: ExchangeListener): Promise<void> {
    this.#listener = listener;
  }

  tell(talk: NodeTalk): void {
    if (this.isBad) this.#listener?.unsaid();
    else this.heard.push(talk);
  }

  async attend(): Promise<readonly string[]> {
    return [];
  }

  async leave(): Promise<void> {}
  async strike(): Promise<void> {}
  async close(): Promise<void> {}
}

afterEach(() => void vi.useRealTimers());

describe('Node', () => {
  it('[ND8] who has come is said again when the others were not told', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const line = new BadLine();
    const clock = new FakeClock();
    const node = new Node(line, clock.now);
    const context = fakeContext(new MemoryJournal(), clock, {
      isShared: true,
      sharePresence: (table, seats) => node.sharePresence(table, seats),
    });
    const tables = new Tables(context, node);
    await node.join(tables);
    const created = await tables.create({}, null);
    const found = created.ok ? await tables.find(created.value) : created;
    if (!found.ok) throw new Error('no table');
    await joinAll(found.value, 1);
    line.isBad = true;
    found.value.enter(new RecordingViewer(1), 0);
    line.isBad = false;
    const told = () => line.heard.filter(talk => talk.t === 'here').at(-1);
    expect(told()).toBeUndefined();
    vi.advanceTimersByTime(3000);
    expect(told()).toEqual({ t: 'here', table: found.value.id, seats: ['s1'] });
    await node.leave();
  });
});
