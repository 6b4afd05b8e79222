/** A seeded stream of numbers in [0, 1), with the few distributions a painter asks for. */
export interface Random {
  (): number;
  /** A real number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** One of the items; a list is never empty here. */
  pick<T>(items: readonly T[]): T;
  /** A soft bell in (-1, 1): three throws averaged, so far values are rare but bounded. */
  bell(): number;
}

/** FNV-1a over the characters of a name; a number is spread by Knuth's multiplicative constant. */
const startOf = (seed: number | string): number => {
  if (typeof seed === 'number') return (seed * 2654435761) >>> 0;
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return hash >>> 0;
};

/** Mulberry32: 32 bits of state, the same everywhere integers are. */
export const rng = (seed: number | string): Random => {
  let state = startOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    bell: (): number => (next() + next() + next() - 1.5) / 1.5,
  });
};
