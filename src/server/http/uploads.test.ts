import { describe, expect, it } from 'vitest';
import { Gate } from './uploads.ts';

/** Somebody who stays inside until told to leave. */
const visit = (gate: Gate, address: string, inside: string[]) => {
  let leave = (): void => undefined;
  const done = gate.through(
    address,
    () => {
      inside.push(address);
      return new Promise<string>(resolve => (leave = () => resolve('done')));
    },
    () => 'busy',
  );
  return { done, leave: () => leave() };
};

const SIZE = { places: 3, perAddress: 2, line: 1 };

describe('the gate for uploads', () => {
  it('[UP1] nobody fills it alone: who takes their time keeps only themselves waiting', async () => {
    const [gate, inside] = [new Gate(SIZE), [] as string[]];
    const slow = ['slow', 'slow', 'slow', 'slow'].map(address => visit(gate, address, inside));
    expect(await slow[3]?.done).toBe('busy');
    const quick = visit(gate, 'quick', inside);
    expect(inside).toEqual(['slow', 'slow', 'quick']);
    quick.leave();
    expect(await quick.done).toBe('done');
    expect(inside).toHaveLength(3);
    slow[0]?.leave();
    await slow[0]?.done;
    expect(inside).toEqual(['slow', 'slow', 'quick', 'slow']);
  });

  it('[UP2] places go to those in line, the first who may first; a fault gives its place back', async () => {
    const [gate, inside] = [new Gate(SIZE), [] as string[]];
    const [a, , b] = ['a', 'a', 'b'].map(address => visit(gate, address, inside));
    const waiting = ['a', 'c', 'd'].map(address => visit(gate, address, inside));
    b?.leave();
    await b?.done;
    // The third of the first address may not yet.
    expect(inside).toEqual(['a', 'a', 'b', 'c']);
    a?.leave();
    await a?.done;
    expect(inside.at(-1)).toBe('a');
    const failing = new Gate({ places: 1, perAddress: 1, line: 0 });
    const fail = () =>
      failing.through(
        'e',
        () => Promise.reject(new Error('no')),
        () => 'busy',
      );
    await expect(fail()).rejects.toThrow('no');
    await expect(fail()).rejects.toThrow('no');
    waiting[1]?.leave();
  });
});
