import { describe, expect, it } from 'vitest';
import { worldId } from '../../engine/ids.ts';
import { withMemoryDefault } from './memory-default.ts';

const [OURS, OWN] = [worldId('lantern'), worldId('w-mine')];
const settle = (wish: Parameters<typeof withMemoryDefault>[0], before: readonly (typeof OURS)[] = []) =>
  withMemoryDefault(wish, { worlds: before }, ({ worlds }) => worlds.every(world => world === OURS));

describe('the memory of a table', () => {
  it('is off with the first world of somebody’s own, and on when the last one leaves', () => {
    expect(settle({ worlds: [OURS, OWN] })).toEqual({ worlds: [OURS, OWN], memory: false });
    expect(settle({ worlds: [OURS] }, [OURS, OWN])).toEqual({ worlds: [OURS], memory: true });
  });

  it('stays as the host set it', () => {
    expect(settle({ worlds: [OWN], memory: true })).toEqual({ worlds: [OWN], memory: true });
    expect(settle({ worlds: [OWN, OURS] }, [OWN])).toEqual({ worlds: [OWN, OURS] });
    expect(settle({ memory: true }, [OWN])).toEqual({ memory: true });
    expect(settle({ target: 40 })).toEqual({ target: 40 });
  });
});
