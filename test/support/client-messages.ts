/** One of every message and command a client may send. */
export const GOOD: readonly object[] = [
  { t: 'hello', v: 3, table: 'MOTH-7-LAMP-42', seat: 's2', token: 'abc', rev: 17 },
  { t: 'hello', v: 3, table: 'MOTH-7-LAMP-42', as: 'screen', rev: 0 },
  { t: 'ping' },
  { t: 'react', what: 'wow' },
  ...[
    { t: 'dress', name: 'Ada' },
    { t: 'contribute', value: '00ff' },
    { t: 'leave' },
    { t: 'say', text: 'hello' },
    { t: 'claim' },
    { t: 'clue', clue: { kind: 'text', text: 'low tide' }, card: 'lantern-hours.low-tide' },
    { t: 'clue', clue: { kind: 'aloud' }, card: null },
    { t: 'clue', clue: { kind: 'recording', audio: 'a1', text: null }, card: null },
    { t: 'put', cards: ['a.b'] },
    { t: 'vote', slots: [1, 1], red: null },
    { t: 'take-back' },
    { t: 'next' },
    { t: 'skip' },
    { t: 'mind', seat: 's1', on: true },
    { t: 'vote-remove', seat: 's1' },
    { t: 'configure', options: { ruleset: 'party', target: 20 } },
    { t: 'arrange', seating: ['s2', 's1'] },
    { t: 'add-bot', character: 'moth', name: 'Moth' },
    { t: 'remove', seat: 's1' },
    { t: 'pass-host', seat: 's1' },
    { t: 'start' },
  ].map((command, i) => ({ t: 'do', id: `c-${i}`, do: command })),
];

/** What no field may be, most of the time. */
export const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  'x'.repeat(5000),
  '',
  [],
  {},
  [[[[]]]],
  { t: { t: 't' } },
];

/** Every field of a message, however deep. */
export const paths = (value: object, prefix: readonly string[] = []): (readonly string[])[] =>
  Object.entries(value).flatMap(([key, inner]) => [
    [...prefix, key],
    ...(typeof inner === 'object' && inner !== null ? paths(inner as object, [...prefix, key]) : []),
  ]);

export const withAt = (message: object, path: readonly string[], value: unknown): object => {
  const copy = structuredClone(message) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) ?? ''] = value;
  return copy;
};
