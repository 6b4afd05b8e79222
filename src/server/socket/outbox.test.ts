import { describe, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

describe('Outbox', () => {
  it('[OB1] news come after the answers of the next turn, in order and once', async () => {
    const outbox = new Outbox();
    const order: string[] = [];
    outbox.tell({ flush: () => order.push('first news') });
    outbox.tell({ flush: () => order.push('more news') });
    setImmediate(() => order.push('answer'));
    await expect.poll(() => order).toEqual(['answer', 'first news', 'more news']);
    outbox.tell({ flush: () => order.push('late news') });
    await expect.poll(() => order.slice(3)).toEqual(['late news']);
  });

  it('[OB2] answers are written together, behind all that is ready to run and before anything else', async () => {
    const outbox = new Outbox();
    const order: string[] = [];
    const decide = async (name: string): Promise<void> => {
      await Promise.resolve();
      order.push(`${name} worked out`);
      outbox.answer({ flush: () => order.push(`${name} answered`) });
    };
    setImmediate(() => order.push('next turn'));
    await Promise.all([decide('first'), decide('second')]);
    await expect.poll(() => order.length).toBe(5);
    expect(order).toEqual(['first worked out', 'second worked out', 'first answered', 'second answered', 'next turn']);
  });
});
