import { describe, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

describe('Outbox', () => {
  it('[OB1] news come after the answers of the next turn, in order and once', async () => {
    const outbox = new Outbox();
    const order: string[] = [];
    outbox.add({ flush: () => order.push('first news') });
    outbox.add({ flush: () => order.push('more news') });
    setImmediate(() => order.push('answer'));
    await expect.poll(() => order).toEqual(['answer', 'first news', 'more news']);
    outbox.add({ flush: () => order.push('late news') });
    await expect.poll(() => order.slice(3)).toEqual(['late news']);
  });
});
