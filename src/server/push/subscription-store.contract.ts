import { afterEach, expect, it } from 'vitest';
import { seatId, type TableId, tableId } from '../../engine/ids.ts';
import type { Journal } from '../journal/journal.ts';
import { DEVICES_MAX, type Subscription, type SubscriptionStore } from './subscription-store.ts';

const [ANN, BOB] = [seatId('s1'), seatId('s2')];
let named = 0;
const someTable = (): TableId => tableId(`PUSH-${++named}-${process.pid}`);
const device = (name: string): Subscription => ({
  endpoint: `https://push.example.org/${name}-${named}`,
  p256dh: 'p',
  auth: 'a',
  language: 'cs',
});

/** What every store of subscriptions must do, with the journal it lives in. */
export const subscriptionStoreContract = (
  open: () => Promise<Journal & { readonly subscriptions: SubscriptionStore }>,
): void => {
  let journal: Awaited<ReturnType<typeof open>> | undefined;
  const begin = async () => {
    journal ??= await open();
    const table = someTable();
    await journal.append(table, 0, [{ at: 5, cause: 'open', events: [{ t: 'said', seat: ANN, text: 'hi' }] }]);
    return { table, journal, store: journal.subscriptions };
  };
  afterEach(async () => {
    await journal?.close();
    journal = undefined;
  });

  it('[SS1] each device of a seat is told once a turn', async () => {
    const { table, store } = await begin();
    expect(await store.subscribe(table, ANN, device('phone'))).toBe(true);
    await store.subscribe(table, ANN, device('desk'));
    expect(await store.claim(table, BOB, '1.1.vote')).toEqual([]);
    expect((await store.claim(table, ANN, '1.1.vote')).toSorted((a, b) => (a.endpoint < b.endpoint ? -1 : 1))).toEqual([
      device('desk'),
      device('phone'),
    ]);
    expect(await store.claim(table, ANN, '1.1.vote')).toEqual([]);
    expect(await store.claim(table, ANN, '1.2.clue')).toHaveLength(2);
  });

  it('[SS2] of many who ask at once, one tells', async () => {
    const { table, store } = await begin();
    await store.subscribe(table, ANN, device('phone'));
    const all = await Promise.all([1, 2, 3, 4].map(() => store.claim(table, ANN, '1.1.vote')));
    expect(all.flat()).toHaveLength(1);
  });

  it('[SS3] the same device twice is one, and does not count as new', async () => {
    const { table, store } = await begin();
    await store.subscribe(table, ANN, device('phone'));
    await store.claim(table, ANN, '1.1.vote');
    await store.subscribe(table, ANN, { ...device('phone'), language: 'da' });
    expect(await store.claim(table, ANN, '1.1.vote')).toEqual([]);
    expect(await store.claim(table, ANN, '1.2.vote')).toEqual([{ ...device('phone'), language: 'da' }]);
  });

  it('[SS4] a device leaves one table, or all when nobody is behind it', async () => {
    const { table, store } = await begin();
    const other = await begin();
    for (const each of [table, other.table])
      await store.subscribe(each, ANN, { ...device('x'), endpoint: 'https://p/1' });
    await store.unsubscribe(table, ANN, 'https://p/1');
    expect(await store.claim(table, ANN, '1.1.vote')).toEqual([]);
    expect(await store.claim(other.table, ANN, '1.1.vote')).toHaveLength(1);
    await store.drop('https://p/1');
    expect(await store.claim(other.table, ANN, '1.2.vote')).toEqual([]);
  });

  it('[SS5] there are only so many devices; the oldest goes', async () => {
    const { table, store } = await begin();
    for (let i = 0; i <= DEVICES_MAX; i++) await store.subscribe(table, ANN, device(`d${i}`));
    const told = await store.claim(table, ANN, '1.1.vote');
    expect(told).toHaveLength(DEVICES_MAX);
    expect(told.map(each => each.endpoint)).not.toContain(device('d0').endpoint);
  });

  it('[SS6] a table takes its subscriptions along', async () => {
    const { table, store, journal: its } = await begin();
    await store.subscribe(table, ANN, device('phone'));
    await its.remove(table);
    expect(await store.claim(table, ANN, '1.1.vote')).toEqual([]);
    expect(await store.subscribe(table, ANN, device('phone'))).toBe(false);
  });
};
