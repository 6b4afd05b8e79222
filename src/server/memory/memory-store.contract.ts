import { expect, it } from 'vitest';
import { KEPT_PER_CARD, type MemoryStore, type Remembered } from '../../bots/memory.ts';
import { cardId } from '../../engine/ids.ts';

const [OWL, FOX] = [cardId('w.owl'), cardId('w.fox')];
const lesson = (over: Partial<Remembered> = {}): Remembered => ({
  card: OWL,
  language: 'cs',
  text: 'Poslední vlak',
  voters: 3,
  found: 1,
  ...over,
});

/** What every memory must do. `open` gives an empty one, `again` the same after a restart. */
export const memoryStoreContract = (
  open: () => Promise<MemoryStore>,
  again: (memory: MemoryStore) => Promise<MemoryStore>,
): void => {
  it('[MS1] keeps what it learned, by card and language, over a restart', async () => {
    const memory = await open();
    await memory.learn([lesson(), lesson({ card: FOX }), lesson({ language: 'da', text: 'Sidste tog' })]);
    const reopened = await again(memory);
    expect(await reopened.recall([OWL], 'cs')).toEqual([lesson()]);
    expect(await reopened.recall([FOX, OWL], 'da')).toEqual([lesson({ language: 'da', text: 'Sidste tog' })]);
    expect(await reopened.recall([], 'cs')).toEqual([]);
  });

  it('[MS2] adds up one clue however it is written, at once or later', async () => {
    const memory = await open();
    await memory.learn([lesson(), lesson({ text: 'posledni VLAK!', voters: 4, found: 4 })]);
    await Promise.all([memory.learn([lesson()]), memory.learn([lesson()])]);
    expect(await memory.recall([OWL], 'cs')).toEqual([lesson({ voters: 13, found: 7 })]);
    await memory.learn([]);
  });

  it('[MS3] forgets a card, a world or all, and says how many clues that were', async () => {
    const memory = await open();
    const stranger = cardId('w-2.owl');
    const all = [OWL, FOX, stranger];
    await memory.learn([lesson(), lesson({ text: 'Jiný' }), lesson({ card: FOX }), lesson({ card: stranger })]);
    expect(await memory.forget({ card: OWL })).toBe(2);
    expect(await memory.recall(all, 'cs')).toHaveLength(2);
    expect(await memory.forget({ world: 'w' })).toBe(1);
    expect(await memory.recall(all, 'cs')).toEqual([lesson({ card: stranger })]);
    expect(await memory.forget({ world: '%' })).toBe(0);
    expect(await memory.forget()).toBe(1);
    expect(await memory.recall(all, 'cs')).toEqual([]);
  });

  it('[MS4] recalls of each card the clues most people voted on', async () => {
    const memory = await open();
    const many = Array.from({ length: KEPT_PER_CARD + 20 }, (_, i) => lesson({ text: `clue ${i}`, voters: 1 + i }));
    await memory.learn([...many, lesson({ card: FOX })]);
    const recalled = await memory.recall([OWL, FOX], 'cs');
    const ofOwl = recalled.filter(({ card }) => card === OWL).map(({ voters }) => voters);
    expect(ofOwl).toHaveLength(KEPT_PER_CARD);
    expect(Math.min(...ofOwl)).toBe(21);
    expect(recalled).toHaveLength(KEPT_PER_CARD + 1);
  });
};
