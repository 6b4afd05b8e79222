import { describe, expect, it } from 'vitest';
import { Turn } from './turn.ts';

/** A chore that is due from the given number of pieces on. */
const choreFrom = (pieces: number, order: string[]) => {
  let done = 0;
  return {
    isDueAfter: (more: number) => {
      done += more;
      return done >= pieces;
    },
    run: () => order.push('chore'),
  };
};

/** Turns of the event loop, which polls for what has arrived in each. */
const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(resolve => setImmediate(resolve));
};

describe('Turn', () => {
  it('[TN1] what is asked for in one turn is done together, in order', async () => {
    const order: string[] = [];
    const turn = new Turn(choreFrom(Number.POSITIVE_INFINITY, order));
    turn.add(() => order.push('first'));
    turn.add(() => order.push('second'));
    expect(order).toEqual([]);
    await turns(1);
    expect(order).toEqual(['first', 'second']);
  });

  it('[TN2] a chore that is due waits until what was done is told, and is done once', async () => {
    const order: string[] = [];
    const turn = new Turn(choreFrom(2, order));
    turn.add(() => order.push('first'));
    await turns(6);
    expect(order).toEqual(['first']);
    turn.add(() => {
      order.push('second');
      setImmediate(() => setImmediate(() => order.push('told')));
    });
    await turns(8);
    expect(order).toEqual(['first', 'second', 'told', 'chore']);
  });

  it('[TN3] a chore does not come between pieces of work that follow each other closely', async () => {
    const order: string[] = [];
    const turn = new Turn(choreFrom(1, order));
    for (const name of ['a', 'b', 'c', 'd']) {
      turn.add(() => order.push(name));
      await turns(2);
    }
    await turns(6);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'chore']);
  });
});
