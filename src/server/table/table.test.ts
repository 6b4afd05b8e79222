import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import {
  askSeat,
  FakeClock,
  fakeContext,
  freshTable,
  joinAll,
  openTable,
  RecordingViewer,
  reopenTable,
} from '../../../test/support/table-context.ts';
import { playAtRandom } from '../../bots/random-player.ts';
import { seatId, slot } from '../../engine/ids.ts';
import { ok } from '../../engine/result.ts';
import { ownView, publicView } from '../../engine/views.ts';
import { Mirror } from '../../protocol/mirror.ts';
import { parseServerMessage } from '../../protocol/server-message.ts';
import { MemoryJournal } from '../journal/memory-journal.ts';
import type { Table } from './table.ts';
import type { TableContext } from './table-context.ts';

const START = { t: 'start', deck: deckOf(84) } as const;

const handOf = (table: Table, seat: number) => table.state.game?.hands[seatId(`s${seat}`)] ?? [];

/** A started game of `players` in the cards phase, seat 1 having told. */
const atCards = async (players: number) => {
  const made = await freshTable(players);
  const { table } = made;
  await askSeat(table, 1, START);
  await askSeat(table, 1, { t: 'claim' });
  const [card = null] = handOf(table, 1);
  await askSeat(table, 1, { t: 'clue', clue: { kind: 'text', text: 'low tide' }, card });
  return made;
};

describe('Table', () => {
  it('[TA1] shows nothing that the journal has not taken', async () => {
    const journal = new MemoryJournal();
    const clock = new FakeClock();
    let release: () => void = () => undefined;
    const gate = new Promise<void>(resolve => {
      release = resolve;
    });
    const table = await openTable(fakeContext(journal, clock));
    await joinAll(table, 3);
    const append = journal.append.bind(journal);
    journal.append = async (...args) => {
      await gate;
      return append(...args);
    };
    const viewer = new RecordingViewer(2);
    table.enter(viewer, 0);
    const before = viewer.frames.length;
    const answer = askSeat(table, 1, { t: 'say', text: 'hello' });
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(viewer.frames).toHaveLength(before);
    expect(table.state.chatted).toBe(0);
    release();
    expect((await answer).ok).toBe(true);
    expect(viewer.last).toMatchObject({ chat: { 1: { text: 'hello' } } });
  });

  it('[TA2] what is asked in one turn is one append and one frame, with the acknowledgement in it', async () => {
    const { table, journal } = await freshTable(4);
    const viewer = new RecordingViewer(2);
    table.enter(viewer, 0);
    const [frames, entries] = [viewer.frames.length, (await journal.read(table.id)).length];
    const say = { t: 'say', text: 'b' } as const;
    await Promise.all([
      askSeat(table, 1, { t: 'say', text: 'a' }),
      new Promise<void>(resolve => {
        table.ask({
          cause: 's2:c7',
          command: () => ok({ ...say, by: seatId('s2') }),
          from: { viewer, id: 'c7' },
        });
        resolve();
      }),
      askSeat(table, 3, { t: 'say', text: 'c' }),
    ]);
    expect(viewer.frames).toHaveLength(frames + 1);
    expect(viewer.last).toMatchObject({ done: ['c7'], chat: { 1: {}, 2: {}, 3: {} } });
    expect(await journal.read(table.id)).toHaveLength(entries + 3);
  });

  it('[TA3] the same command sent again counts once, also after a restart', async () => {
    const { table, journal, context } = await freshTable(3);
    const say = { t: 'say', text: 'once' } as const;
    const both = await Promise.all([askSeat(table, 1, say, 's1:x'), askSeat(table, 1, say, 's1:x')]);
    expect(both.every(outcome => outcome.ok)).toBe(true);
    expect((await askSeat(table, 1, say, 's1:x')).ok).toBe(true);
    const again = await reopenTable(context);
    expect((await askSeat(again, 1, say, 's1:x')).ok).toBe(true);
    expect(again.state.chatted).toBe(1);
    expect((await journal.read(table.id)).filter(entry => entry.cause === 's1:x')).toHaveLength(1);
  });

  it('[TA4] two nodes on one journal agree, whoever is quicker', async () => {
    const { table: a, context } = await freshTable(3);
    const b = await reopenTable(context);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => askSeat(i % 2 === 0 ? a : b, 1, { t: 'say', text: `line ${i}` })),
    );
    a.catchUp();
    b.catchUp();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(a.state.chatted).toBe(20);
    expect(b.state).toEqual(a.state);
  });

  it('[TA5] a store that is away: refused as unavailable, nothing shown, and played on afterwards', async () => {
    const { table, journal } = await freshTable(3);
    const viewer = new RecordingViewer(1);
    table.enter(viewer, 0);
    const frames = viewer.frames.length;
    const [append, check] = [journal.append.bind(journal), journal.check.bind(journal)];
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    journal.append = away;
    journal.check = away;
    expect(await askSeat(table, 1, { t: 'say', text: 'a' })).toEqual({ ok: false, error: { code: 'unavailable' } });
    expect(await askSeat(table, 1, { t: 'say', text: 'b' })).toMatchObject({ error: { code: 'unavailable' } });
    expect(viewer.frames).toHaveLength(frames);
    journal.append = append;
    journal.check = check;
    await expect.poll(async () => (await askSeat(table, 1, { t: 'say', text: 'c' })).ok, { timeout: 3000 }).toBe(true);
    expect(table.state.chatted).toBe(1);
  });

  it('[TA6] an append that was stored although it failed counts once', async () => {
    const { table, journal } = await freshTable(3);
    const append = journal.append.bind(journal);
    journal.append = async (...args) => {
      await append(...args);
      journal.append = append;
      throw new Error('the answer was lost');
    };
    const say = { t: 'say', text: 'in doubt' } as const;
    expect(await askSeat(table, 1, say, 's1:doubt')).toMatchObject({ error: { code: 'unavailable' } });
    await expect.poll(async () => (await askSeat(table, 1, say, 's1:doubt')).ok, { timeout: 3000 }).toBe(true);
    expect(table.state.chatted).toBe(1);
  });

  it('[TA7] a bug stops this table, answers whoever waits, and the journal opens it again', async () => {
    const { table, context } = await freshTable(3);
    const viewer = new RecordingViewer(1);
    table.enter(viewer, 0);
    const broken = new Promise(answer => {
      const command = () => {
        throw new Error('a bug');
      };
      table.ask({ cause: 'bug', command, answer });
    });
    expect(await broken).toEqual({ ok: false, error: { code: 'table-broken' } });
    expect(viewer.bye).toBe('gone');
    const again = await reopenTable(context);
    expect((await askSeat(again, 1, { t: 'say', text: 'still here' })).ok).toBe(true);
  });

  it.each<[string, (table: Table, viewer: RecordingViewer, context: TableContext) => void]>([
    ['somebody comes', (table, viewer) => table.enter(viewer, 0)],
    ['somebody goes', (table, viewer) => table.leave(viewer)],
    ['another node says who is there', table => table.hearPresence('node', [seatId('s2')])],
    ['its alarm rings', (_table, _viewer, { alarms }) => alarms.ring()],
  ])('[TA20] a bug that comes to light when %s stops this table and nothing else', async (when, happens) => {
    const clock = new FakeClock();
    let isBroken = false;
    const now = () => {
      if (isBroken) throw new Error('a bug');
      return clock.at;
    };
    const context = { ...fakeContext(new MemoryJournal(), clock), now };
    const table = await openTable(context);
    await joinAll(table, 3);
    // Somebody is there, and the host is not.
    const [there, viewer] = [new RecordingViewer(3), new RecordingViewer(2)];
    table.enter(there, 0);
    if (when === 'somebody goes') table.enter(viewer, 0);
    clock.at += 3_600_000;
    isBroken = true;
    expect(() => happens(table, viewer, context)).not.toThrow();
    expect(table.isClosed).toBe(true);
    expect(there.bye).toBe('gone');
    isBroken = false;
    expect((await askSeat(await reopenTable(context), 1, { t: 'say', text: 'still here' })).ok).toBe(true);
  });

  it('[TA20] whoever comes in while a table breaks down is sent away like the others', async () => {
    const clock = new FakeClock();
    const sharePresence = () => {
      throw new Error('a bug');
    };
    const table = await openTable(fakeContext(new MemoryJournal(), clock, { sharePresence }));
    await joinAll(table, 3);
    const viewer = new RecordingViewer(1);
    table.enter(viewer, 0);
    expect(viewer.bye).toBe('gone');
  });

  it('[TA8] who missed a little gets just that, who missed much gets everything', async () => {
    const { table } = await atCards(4);
    const [steady, brief, long] = [new RecordingViewer(2), new RecordingViewer(3), new RecordingViewer(4)];
    for (const viewer of [steady, brief, long]) table.enter(viewer, 0);
    const { rev } = table.state;
    table.leave(brief);
    table.leave(long);
    await askSeat(table, 2, { t: 'put', cards: handOf(table, 2).slice(0, 1) });
    await askSeat(table, 2, { t: 'say', text: 'done' });
    brief.frames.length = 0;
    table.enter(brief, rev);
    const kinds = brief.frames.map(frame => (JSON.parse(frame) as { t?: string }).t);
    expect(kinds).toEqual([undefined, undefined, undefined, 'here']);
    expect(JSON.parse(brief.frames[2] ?? '')).toMatchObject({ rev: table.state.rev, me: { seat: 's3' } });
    for (let i = 0; i < 40; i++) await askSeat(table, 1, { t: 'say', text: 'x'.repeat(290) });
    long.frames.length = 0;
    table.enter(long, rev);
    expect(JSON.parse(long.frames[0] ?? '')).toMatchObject({ t: 'snapshot', rev: table.state.rev });
  });

  it('[TA9] a secret change gives nobody else a frame and leaves no trace in the next one', async () => {
    const play = async (secondThoughts: boolean) => {
      const { table } = await atCards(5);
      const viewer = new RecordingViewer(2);
      table.enter(viewer, 0);
      const put = (seat: number, at: number) =>
        askSeat(table, seat, { t: 'put', cards: handOf(table, seat).slice(at, at + 1) });
      await put(3, secondThoughts ? 1 : 0);
      if (secondThoughts) await put(3, 2);
      if (secondThoughts) await put(3, 4);
      await put(4, secondThoughts ? 5 : 3);
      await askSeat(table, 5, { t: 'say', text: 'thinking' });
      return viewer.frames;
    };
    expect(await play(true)).toEqual(await play(false));
  });

  it('[TA9] a second thought does not count where moves are counted', async () => {
    const { table, context } = await atCards(5);
    const counts = async () => {
      const all = (await context.metrics.registry.metrics()).split('\n');
      return all.filter(line => /^inkling_(moves_total|append_seconds_count)/.test(line));
    };
    const put = (at: number) => askSeat(table, 3, { t: 'put', cards: handOf(table, 3).slice(at, at + 1) });
    const before = await counts();
    expect((await put(0)).ok).toBe(true);
    const once = await counts();
    expect(once).not.toEqual(before);
    expect((await put(1)).ok).toBe(true);
    expect(await counts()).toEqual(once);
  });

  it('[TA9] votes of others do not show before the last one is in', async () => {
    const play = async (choice: number) => {
      const { table } = await atCards(5);
      for (const seat of [2, 3, 4, 5]) await askSeat(table, seat, { t: 'put', cards: handOf(table, seat).slice(0, 1) });
      const viewer = new RecordingViewer(2);
      table.enter(viewer, 0);
      const open = (seat: number) => [1, 2, 3, 4, 5].filter(n => table.state.game?.table[n - 1]?.owner !== `s${seat}`);
      const vote = (seat: number, n: number) =>
        askSeat(table, seat, { t: 'vote', slots: [slot(open(seat)[n] ?? 0)], red: null });
      expect((await vote(3, choice)).ok).toBe(true);
      if (choice === 2) await vote(3, 1);
      expect((await vote(4, choice)).ok).toBe(true);
      return viewer.frames;
    };
    expect(await play(0)).toEqual(await play(2));
  });

  describe('beside another node that has written meanwhile', () => {
    /** Two nodes with the same table in memory; what one writes the other has not heard of. */
    const twoNodes = async () => {
      const [journal, clock] = [new MemoryJournal(), new FakeClock()];
      const context = fakeContext(journal, clock, { isShared: true });
      const one = await openTable(context);
      await joinAll(one, 3);
      await askSeat(one, 1, START);
      const other = await reopenTable(context);
      await askSeat(one, 1, { t: 'claim' }, 's1:c1');
      const [card = null] = handOf(one, 1);
      await askSeat(one, 1, { t: 'clue', clue: { kind: 'text', text: 'low tide' }, card }, 's1:c2');
      return { one, other };
    };

    it('[TA19] a command that has become possible is not refused', async () => {
      const { one, other } = await twoNodes();
      const cards = handOf(one, 2).slice(0, 2);
      expect(await askSeat(other, 2, { t: 'put', cards }, 's2:c1')).toMatchObject({ ok: true });
      expect(other.state.game?.put[seatId('s2')]).toEqual(cards);
    });

    it('[TA19] a command that is already stored is not refused but done, once', async () => {
      const { one, other } = await twoNodes();
      expect(await askSeat(other, 1, { t: 'claim' }, 's1:c1')).toEqual({ ok: true, value: [] });
      expect(other.state).toEqual(one.state);
    });

    it('[TA19] what is impossible is refused all the same', async () => {
      const { other } = await twoNodes();
      expect(await askSeat(other, 3, { t: 'next' })).toMatchObject({ ok: false, error: { code: 'wrong-phase' } });
    });

    it('[TA19] whoever has seen more elsewhere is soon shown it here', async () => {
      const { one, other } = await twoNodes();
      const viewer = new RecordingViewer(2);
      other.enter(viewer, one.state.rev);
      await expect.poll(() => viewer.last).toMatchObject({ rev: one.state.rev });
    });
  });

  it('[TA10] an absent host is replaced after a while by somebody who is there', async () => {
    const { table, clock, context } = await freshTable(3);
    table.enter(new RecordingViewer(3), 0);
    clock.at += 59_000;
    context.alarms.ring();
    await new Promise(resolve => setTimeout(resolve, 2));
    expect(table.state.host).toBe('s1');
    clock.at += 1500;
    context.alarms.ring();
    await expect.poll(() => table.state.host).toBe('s3');
  });

  it('[TA10] … who is not about to leave', async () => {
    const { table, clock, context } = await freshTable(4);
    for (const seat of [2, 3]) table.enter(new RecordingViewer(seat), 0);
    await askSeat(table, 1, START);
    await askSeat(table, 2, { t: 'leave' });
    clock.at += 60_500;
    context.alarms.ring();
    await expect.poll(() => table.state.host).toBe('s3');
  });

  it('[TA11] when time is up, the missing choice is made', async () => {
    const timers = { clue: 30, cards: 30, vote: 30, reveal: 30 };
    const { table, clock, context } = await freshTable(3, { timers });
    for (const seat of [1, 2, 3]) table.enter(new RecordingViewer(seat), 0);
    await askSeat(table, 1, START);
    await askSeat(table, 2, { t: 'claim' });
    const phases: string[] = [];
    for (let i = 0; i < 4; i++) {
      phases.push(table.state.phase);
      const { phase } = table.state;
      clock.at += 29_000;
      context.alarms.ring();
      await new Promise(resolve => setTimeout(resolve, 2));
      expect(table.state.phase).toBe(phase);
      clock.at += 1500;
      context.alarms.ring();
      await expect
        .poll(() => {
          context.alarms.ring();
          return table.state.phase;
        })
        .not.toBe(phase);
    }
    expect(phases).toEqual(['clue', 'cards', 'vote', 'reveal']);
    expect(table.state.game?.round).toBe(2);
  });

  it('[TA12] bots play, and a minded seat is given back when its owner returns', async () => {
    const { table, context } = await freshTable(2);
    for (const name of ['Moth', 'Newt']) await askSeat(table, 1, { t: 'add-bot', character: 'moth', name });
    table.enter(new RecordingViewer(1), 0);
    await askSeat(table, 1, { t: 'mind', seat: seatId('s2'), on: true });
    await askSeat(table, 1, START);
    await expect
      .poll(() => {
        context.alarms.ring();
        return table.state.phase;
      })
      .not.toBe('race');
    expect(table.state.game?.storyteller).not.toBe('s1');
    await expect
      .poll(() => {
        context.alarms.ring();
        return Object.keys(table.state.game?.put ?? {}).length;
      })
      .toBe(3);
    table.enter(new RecordingViewer(2), 0);
    await expect.poll(() => table.state.seats[seatId('s2')]?.minded).toBe(false);
  });

  it('[TA12] a bot that was still thinking when the owner came back keeps its move to itself', async () => {
    const clock = new FakeClock();
    const thoughts: (() => void)[] = [];
    const thinking = () => new Promise<void>(resolve => thoughts.push(resolve));
    const context = fakeContext(new MemoryJournal(), clock, {
      player: async sight => {
        const move = playAtRandom(sight, () => 0.5);
        await thinking();
        return move;
      },
    });
    const table = await openTable(context);
    await joinAll(table, 3);
    for (const seat of [1, 3]) table.enter(new RecordingViewer(seat), 0);
    await askSeat(table, 1, START);
    await askSeat(table, 1, { t: 'mind', seat: seatId('s2'), on: true });
    context.alarms.ring();
    await expect.poll(() => thoughts.length).toBe(1);
    table.enter(new RecordingViewer(2), 0);
    await expect.poll(() => table.state.seats[seatId('s2')]?.minded).toBe(false);
    thoughts[0]?.();
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(table.state.phase).toBe('race');
    expect((await askSeat(table, 2, { t: 'claim' })).ok).toBe(true);
    expect(table.state.game?.storyteller).toBe('s2');
  });

  it('[TA13] who loses the seat is shown out', async () => {
    const { table } = await freshTable(3);
    const viewer = new RecordingViewer(3);
    table.enter(viewer, 0);
    await askSeat(table, 1, { t: 'remove', seat: seatId('s3') });
    expect(viewer.bye).toBe('removed');
  });

  it('[TA14] a snapshot and all changes after it add up to the views', async () => {
    const { table } = await freshTable(3, { target: 5 });
    const viewer = new RecordingViewer(2);
    table.enter(viewer, 0);
    await askSeat(table, 1, START);
    for (let moves = 0; table.state.phase !== 'over' && moves < 300; moves++) {
      for (const seat of [1, 2, 3]) {
        const me = ownView(table.state, seatId(`s${seat}`));
        const command = playAtRandom({ table: publicView(table.state), me, told: [] }, Math.random);
        if (command !== null) await askSeat(table, seat, command);
      }
    }
    const mirror = new Mirror();
    for (const frame of viewer.frames) {
      const message = parseServerMessage(frame);
      if (message.ok && (message.value.t === 'snapshot' || message.value.t === 'change')) mirror.take(message.value);
    }
    expect(table.state.phase).toBe('over');
    expect(mirror.rev).toBe(table.state.rev);
    expect(mirror.table).toEqual(publicView(table.state));
    expect(mirror.me).toEqual(ownView(table.state, seatId('s2')));
  });
});
