import { describe, expect, it } from 'vitest';
import { type WorldId, worldId } from '../../engine/ids.ts';
import { KeptWorlds } from './kept-worlds.ts';
import { newWorld } from './own-world.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(worldId) as [WorldId, WorldId, WorldId, WorldId];
const world = newWorld('Isles', 'en', 1);
const which = (kept: KeptWorlds): readonly string[] => [A, B, C, D].filter(id => kept.get(id) !== undefined);

describe('worlds kept in memory', () => {
  it('[KW1] are so many, and so long together; who was not asked for the longest goes first', () => {
    const kept = new KeptWorlds({ worlds: 3, length: 100 });
    const keep = (id: WorldId, length: number) => kept.keep(id, { world, version: 1, length, at: 1 });
    keep(A, 10);
    keep(B, 10);
    keep(A, 10);
    keep(C, 10);
    keep(D, 10);
    expect(which(kept)).toEqual(['a', 'c', 'd']);
    keep(B, 90);
    expect(which(kept)).toEqual(['b', 'd']);
  });

  it('[KW1] one that is changed, or gone, takes no more room than it has', () => {
    const kept = new KeptWorlds({ worlds: 3, length: 100 });
    const keep = (id: WorldId, length: number) => kept.keep(id, { world, version: 1, length, at: 1 });
    for (let i = 0; i < 9; i++) keep(A, 60);
    keep(B, 40);
    expect(which(kept)).toEqual(['a', 'b']);
    kept.drop(A);
    kept.drop(A);
    keep(C, 60);
    expect(which(kept)).toEqual(['b', 'c']);
  });
});
