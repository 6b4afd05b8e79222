import { useEffect } from 'react';

/** What the tab is called while this page is open; null for the front door's and the table's own. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    document.title = title === null ? 'Inkling' : `${title} · Inkling`;
  }, [title]);
};
