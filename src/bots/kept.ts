/** What was made for this key before, or is now; the oldest goes when there are too many. */
export const kept = <K, V>(cache: Map<K, V>, most: number, key: K, make: () => V): V => {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const oldest = cache.keys().next();
  if (cache.size >= most && oldest.done !== true) cache.delete(oldest.value);
  const now = make();
  cache.set(key, now);
  return now;
};
