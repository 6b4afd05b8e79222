import { useEffect } from 'react';
import type { WireCommand } from '../../protocol/command.ts';
import { useTable } from '../net/table-link.ts';
import { createStore } from '../store.ts';

/**
 * What somebody at the door wanted to be at last, where an earlier try may have taken the seat unheard: the server then
 * gives that seat, as it was first asked for. Null: it is as they wanted.
 */
export const mended = createStore<{ readonly code: string; readonly dress: WireCommand } | null>(null);

/** Said once, as soon as they are in. Where it is so already, nothing comes of it. */
export const useMended = (): void => {
  const { code, send } = useTable();
  useEffect(() => {
    const wish = mended.get();
    if (wish?.code !== code) return;
    mended.set(null);
    send(wish.dress);
  }, [code, send]);
};
