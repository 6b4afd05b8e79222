import { useEffect, useRef, useState } from 'react';

export interface News {
  readonly text: string;
  /** Two pieces of news in the same words are still two. */
  readonly at: number;
}

const NONE: News = { text: '', at: 0 };

/** What is to be said of the step from what was to what is: kept until there is something else to say. */
export const useNews = <T>(now: T, words: (before: T, now: T) => string): News => {
  const before = useRef(now);
  const [news, setNews] = useState(NONE);
  useEffect(() => {
    const text = words(before.current, now);
    before.current = now;
    if (text !== '') setNews(({ at }) => ({ text, at: at + 1 }));
  }, [now, words]);
  return news;
};
