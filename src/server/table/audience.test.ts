import { describe, expect, it } from 'vitest';
import { freshTable, RecordingViewer } from '../../../test/support/table-context.ts';
import { Audience } from './audience.ts';
import type { Frame } from './viewer.ts';

/** Writes down when it was told, beside what it was told. */
class Told extends RecordingViewer {
  readonly #order: number[];
  readonly #number: number;

  constructor(seat: number, order: number[]) {
    super(seat);
    this.#number = seat;
    this.#order = order;
  }

  override send(frame: Frame): void {
    this.#order.push(this.#number);
    super.send(frame);
  }
}

describe('Audience', () => {
  it('[AU1] answers whoever waits for it before it tells the others, once each', async () => {
    const { table } = await freshTable(4);
    const { state } = table;
    const order: number[] = [];
    const viewers = [1, 2, 3, 4].map(seat => new Told(seat, order));
    const gone = new Told(9, order);
    const audience = new Audience();
    for (const viewer of viewers) audience.welcome(viewer, 0, state, {}, 0);
    order.length = 0;
    const [, , third] = viewers as [Told, Told, Told];
    const after = { ...state, rev: state.rev + 1, chatted: 1 };
    audience.publish(
      after,
      new Map([
        [third, ['c1', 'c2']],
        [gone, ['c3']],
      ]),
    );
    expect(order).toEqual([3, 1, 2, 4]);
    expect(third.last).toEqual({ done: ['c1', 'c2'] });
    expect(viewers[0]?.last).toEqual({});
  });
});
