import { describe, expect, it } from 'vitest';
import { cardId } from '../../engine/ids.ts';
import { Memory } from './memory.ts';

const [a, b, c] = ['w.a', 'w.b', 'w.c'].map(cardId) as [
  ReturnType<typeof cardId>,
  ReturnType<typeof cardId>,
  ReturnType<typeof cardId>,
];

describe('Memory', () => {
  it('deals a whole first hand, then only what was drawn', () => {
    const memory = new Memory();
    expect(memory.look([a, b])).toEqual({ fresh: [a, b], back: [] });
    expect(memory.look([a, b])).toEqual({ fresh: [], back: [] });
    expect(memory.look([b, c])).toEqual({ fresh: [c], back: [] });
  });

  it('a card taken back comes back once and is not dealt', () => {
    const memory = new Memory();
    memory.look([a, b]);
    memory.sendAway([a]);
    expect(memory.look([b, a])).toEqual({ fresh: [], back: [a] });
    expect(memory.look([b, a])).toEqual({ fresh: [], back: [] });
  });

  it('a table is laid once, and forgets where its cards came from', () => {
    const memory = new Memory();
    memory.leavePlaces(new Map([[a, {} as DOMRect]]));
    expect(memory.isLaid('1.1.vote')).toBe(false);
    memory.lay('1.1.vote');
    expect(memory.isLaid('1.1.vote')).toBe(true);
    expect(memory.places().size).toBe(0);
    expect(memory.isLaid('1.2.vote')).toBe(false);
  });

  it('a page that was loaded in the middle comes from nowhere', () => {
    const memory = new Memory();
    expect(memory.comesFrom('cards')).toBe(false);
    memory.show('1.1.cards');
    expect(memory.comesFrom('cards')).toBe(true);
    expect(memory.comesFrom('reveal')).toBe(false);
  });
});
