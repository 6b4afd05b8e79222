import { learn, type Remembered } from '../../bots/memory.ts';
import type { TableEvent } from '../../engine/event.ts';
import { evolve } from '../../engine/evolve.ts';
import type { TableOptions } from '../../engine/options.ts';
import type { TableState } from '../../engine/state.ts';
import { publicView } from '../../engine/views.ts';

/** What a table's rounds have taught the bots, from its whole history. */
export const lessonsOf = (
  history: readonly TableEvent[],
  teaches: (options: TableOptions) => boolean,
): readonly Remembered[] => {
  const lessons: Remembered[] = [];
  let state: TableState | null = null;
  for (const event of history) {
    state = evolve(state, event);
    if (event.t !== 'scored' || state.game?.last == null || !teaches(state.options)) continue;
    const lesson = learn(state.game.last, publicView(state));
    if (lesson !== null) lessons.push(lesson);
  }
  return lessons;
};
