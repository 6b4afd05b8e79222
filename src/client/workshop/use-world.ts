import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OwnManifest } from '../../protocol/own-worlds.ts';
import { readWorld } from './api.ts';
import { keepWorld } from './made-worlds.ts';

export interface WorldOnBench {
  /** Null until it is there. */
  readonly world: OwnManifest | null;
  readonly why: unknown;
  readonly set: (world: OwnManifest) => void;
  readonly fail: (why: unknown) => void;
  /** Reads it again; many calls at once become two. */
  readonly reload: () => void;
}

/** A world as the server has it, read again after each change. */
export const useWorld = (id: string, edit: string | null): WorldOnBench => {
  const [world, setWorld] = useState<OwnManifest | null>(null);
  const [why, fail] = useState<unknown>(null);
  const reading = useRef<'no' | 'yes' | 'again'>('no');
  const set = useCallback(
    (next: OwnManifest) => {
      setWorld(next);
      fail(null);
      if (edit === null) return;
      const { name, cards, making } = next;
      keepWorld({ id, edit, name, cards: cards.length, published: making?.published ?? false, at: Date.now() });
    },
    [id, edit],
  );
  const reload = useCallback(() => {
    const read = async (): Promise<void> => {
      if (reading.current !== 'no') {
        reading.current = 'again';
        return;
      }
      do {
        reading.current = 'yes';
        await readWorld(id, edit).then(set, fail);
      } while ((reading.current as string) === 'again');
      reading.current = 'no';
    };
    void read();
  }, [id, edit, set]);
  useEffect(reload, [reload]);
  return useMemo(() => ({ world, why, set, fail, reload }), [world, why, set, reload]);
};
