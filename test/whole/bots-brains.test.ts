import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Brains } from '../../src/bots/brains.ts';
import type { ReadLexiconFile } from '../../src/bots/lexicon.ts';
import { lexiconFrom } from '../../src/bots/lexicon-fetch.ts';
import { MemoryInProcess } from '../../src/bots/memory-in-process.ts';
import { spareClues } from '../../src/bots/spare-clues.ts';
import { cardId, slot, worldId } from '../../src/engine/ids.ts';
import { readLexiconFromDisk } from '../../src/server/bots/lexicon-files.ts';
import { serverBrains } from '../../src/server/bots/server-brains.ts';
import { librariesIn } from '../../src/server/bots/world-libraries.ts';
import { englishWords } from '../support/bots.ts';
import { seatAt, sightOf } from '../support/sight.ts';

const NAMES = Object.keys(englishWords);
const WORLD = {
  id: 'lantern',
  cards: NAMES.map(name => ({ id: `lantern.${name}`, name, motifs: ['moon'], mood: [] })),
};

describe('the bots of a server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkling-worlds-'));
    await mkdir(join(folder, 'lantern', 'words'), { recursive: true });
    await writeFile(join(folder, 'lantern', 'words', 'en.json'), JSON.stringify(englishWords));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const brains = (memory = new MemoryInProcess()) => serverBrains(folder, [WORLD], memory, null, () => undefined);
  const slots = ['light-sleeper', 'just-a-trim', 'scales', 'fair-trade'].map(name => cardId(`lantern.${name}`));
  const voting = (clue: string) =>
    sightOf({
      phase: 'vote',
      viewer: 1,
      status: { 1: 'acts' },
      game: { slots, clue: { kind: 'text', text: clue } },
      me: { slots: [slot(4)] },
    });

  it('find the words of the world on the table', async () => {
    expect(await brains().play(voting('a lion at the barber'))).toMatchObject({ t: 'vote', slots: [slot(2)] });
  });

  it('tell from its bank', async () => {
    const hand = NAMES.slice(0, 6).map(name => cardId(`lantern.${name}`));
    const sight = sightOf({ phase: 'clue', viewer: 0, status: { 0: 'tells' }, me: { hand } });
    const command = await brains().play(sight);
    const bank = NAMES.slice(0, 6).flatMap(name => [
      ...(englishWords[name]?.clues ?? []),
      ...(englishWords[name]?.associations ?? []),
    ]);
    expect(command?.t === 'clue' && command.clue.kind === 'text' ? bank : []).toContain(
      command?.t === 'clue' && command.clue.kind === 'text' ? command.clue.text : null,
    );
  });

  it('play cards nobody wrote a word about', async () => {
    const base = voting('anything');
    const sight = { ...base, table: { ...base.table, options: { ...base.table.options, worlds: [worldId('other')] } } };
    expect(await brains().play(sight)).toMatchObject({ t: 'vote', slots: { length: 1 } });
  });

  it('remember what people said, from the next game on', async () => {
    const memory = new MemoryInProcess();
    const bots = brains(memory);
    const base = voting('Uncle Bohumil');
    const seat = base.table.seats[seatAt(0)];
    const told = {
      ...base.table,
      seats: { ...base.table.seats, ...(seat && { [seatAt(0)]: { ...seat, kind: 'person' as const } }) },
      game: base.table.game && {
        ...base.table.game,
        last: {
          round: 1,
          storyteller: seatAt(0),
          clue: { kind: 'text' as const, text: 'Uncle Bohumil' },
          cards: slots.map((card, i) => ({ card, owner: seatAt(i), votes: i === 2 ? [seatAt(1), seatAt(3)] : [] })),
          target: slot(3),
          red: null,
          awards: {},
        },
      },
    };
    await bots.learn(told);
    bots.refresh(told.options);
    expect(await memory.recall(slots, 'en')).toHaveLength(1);
    expect(await bots.play(base)).toMatchObject({ slots: [slot(3)] });
    await memory.forget();
    expect(await memory.recall(slots, 'en')).toEqual([]);
  });

  it('tell of cards without words what was said of them before, and then something that fits half of all', async () => {
    const bare = { id: 'bare', cards: Array.from({ length: 30 }, (_, i) => ({ id: `bare.${i}` })) };
    const memory = new MemoryInProcess();
    const hand = [3, 4, 5, 6, 7, 8].map(i => cardId(`bare.${i}`));
    const [known = cardId('')] = hand;
    const remembered = { card: known, language: 'en', text: 'Aunt Zyzzyva', voters: 4, found: 2 };
    await memory.learn([remembered, { ...remembered, text: 'far too plain', voters: 40, found: 40 }]);
    const bots = serverBrains(folder, [bare], memory, null, () => undefined);
    const base = sightOf({ phase: 'clue', viewer: 0, status: { 0: 'tells' }, me: { hand } });
    const table = { ...base.table, options: { ...base.table.options, worlds: [worldId('bare')] } };
    expect(await bots.play({ ...base, table })).toMatchObject({ clue: { text: 'Aunt Zyzzyva' }, card: known });
    const again = await bots.play({ ...base, table, told: ['aunt zyzzyva'] });
    expect(spareClues('en')).toContain(again?.t === 'clue' && again.clue.kind === 'text' ? again.clue.text : null);

    const heard = voting('Aunt Zyzzyva');
    const game = heard.table.game && { ...heard.table.game, slots: [...hand.slice(1, 4), known] };
    const vote = { ...heard, table: { ...heard.table, game, options: table.options }, me: { ...heard.me, slots: [] } };
    expect(await bots.play(vote)).toMatchObject({ t: 'vote', slots: [slot(4)] });
  });

  const parts = (read: ReadLexiconFile, problems: string[] = []) => ({
    read,
    library: librariesIn(folder, [WORLD]),
    memory: new MemoryInProcess(),
    chat: null,
    report: (problem: string) => problems.push(problem),
    random: () => 0.5,
    breathe: async () => undefined,
  });

  it('load their words when the first of them acts, and once', async () => {
    const read: string[] = [];
    const bots = new Brains(parts(async name => (read.push(name), readLexiconFromDisk(name))));
    expect(read).toEqual([]);
    await Promise.all([bots.play(voting('a lion')), bots.play(voting('a princess'))]);
    expect(read).toEqual(['english.vectors', 'emoji.bridge']);
  });

  it('load a language once for all its countries, and let go of the oldest of many', async () => {
    const read: string[] = [];
    const bots = new Brains(parts(async name => (read.push(name), readLexiconFromDisk(name))));
    const inLanguage = (language: string) => {
      const sight = voting('a lion');
      return bots.play({ ...sight, table: { ...sight.table, options: { ...sight.table.options, language } } });
    };
    const times = () => read.filter(name => name === 'cs.bridge').length;
    for (const language of ['cs', 'cs-CZ', 'cs-SK']) await inLanguage(language);
    expect(times()).toBe(1);
    for (const language of ['da', 'uk', 'pt', 'xa', 'xb', 'xc', 'xd']) await inLanguage(language);
    await inLanguage('cs-AT');
    expect(times()).toBe(2);
  });

  it('play on without words when the words cannot be had', async () => {
    const problems: string[] = [];
    const bots = new Brains(parts(async () => null, problems));
    expect(await bots.play(voting('a lion'))).toMatchObject({ t: 'vote', slots: { length: 1 } });
    expect(problems).toEqual(['no-words']);
  });
});

describe('the lexicon over the network', () => {
  const answer = (status: number) => async () => ({
    ok: status < 300,
    status,
    arrayBuffer: async () => new Uint8Array([1, 2, 3]).buffer,
  });

  it('is fetched, missed, or complained about', async () => {
    expect(await lexiconFrom('/lexicon', answer(200))('cs.bridge')).toEqual(new Uint8Array([1, 2, 3]));
    expect(await lexiconFrom('/lexicon', answer(404))('xx.bridge')).toBeNull();
    await expect(lexiconFrom('/lexicon', answer(500))('cs.bridge')).rejects.toThrow('500');
  });
});
