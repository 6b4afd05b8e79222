/** Local storage that may be full, forbidden or filled by an older version: reading never throws. */
export const recall = <T>(key: string, fallback: T): T => {
  try {
    const text = localStorage.getItem(`inkling.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
};

export const keep = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(`inkling.${key}`);
    else localStorage.setItem(`inkling.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on, only the convenience of coming back is lost.
  }
};
