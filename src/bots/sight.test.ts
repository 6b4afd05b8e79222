import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { TableState } from '../engine/state.ts';
import type { OwnView, PublicView } from '../engine/view.ts';
import type { Mind } from './mind.ts';
import { play } from './play.ts';
import { playAtRandom } from './random-player.ts';
import type { Sight } from './sight.ts';

describe('what a bot may see', () => {
  it('is the public view, its own view and the clues everybody heard', () => {
    expectTypeOf<Sight>().toEqualTypeOf<{
      readonly table: PublicView;
      readonly me: OwnView;
      readonly told: readonly string[];
    }>();
    expectTypeOf<TableState>().not.toExtend<Sight>();
  });

  it('is all that a player is given, besides its mind', () => {
    expectTypeOf(play).parameters.toEqualTypeOf<[Sight, Mind]>();
    expectTypeOf(playAtRandom).parameters.toEqualTypeOf<[Sight, () => number]>();
  });

  it('names no state: no file but self-play knows what a table knows', () => {
    const folder = new URL('.', import.meta.url);
    const knowing = readdirSync(folder, { recursive: true })
      .map(String)
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'self-play.ts')
      .filter(name =>
        /TableState|engine\/(decide|evolve|views|duties|deck)/u.test(readFileSync(new URL(name, folder), 'utf8')),
      );
    expect(knowing).toEqual([]);
  });
});
