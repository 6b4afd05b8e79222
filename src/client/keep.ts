/** What storage would not take. It lasts as long as the page. */
const unkept = new Map<string, string>();

/** Local storage that may be full, forbidden or filled by an older version: reading never throws. */
export const recall = <T>(key: string, fallback: T): T => {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(`inkling.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
};

export const keep = (key: string, value: unknown): void => {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(`inkling.${key}`);
    else localStorage.setItem(`inkling.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on, only the convenience of coming back is lost.
    if (value !== null) unkept.set(key, JSON.stringify(value));
  }
};
