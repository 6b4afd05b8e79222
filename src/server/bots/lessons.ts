import { learn, type Remembered } from '../../bots/memory.ts';
import { evolve } from '../../engine/evolve.ts';
import type { TableState } from '../../engine/state.ts';
import { publicView } from '../../engine/views.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { type Teller, tellerAfter } from '../table/teller.ts';

/** What a table's rounds have taught the bots, from its whole history: judged as `School` judged them when they were played. */
export const lessonsOf = (history: readonly JournalEntry[]): readonly Remembered[] => {
  const lessons: Remembered[] = [];
  let state: TableState | null = null;
  let teller: Teller = null;
  for (const entry of history) {
    for (const event of entry.events) state = evolve(state, event);
    const told = tellerAfter(teller, [entry]);
    teller = told.teller;
    if (told.scored !== 'person' || state?.game?.last == null) continue;
    const lesson = learn(state.game.last, publicView(state));
    if (lesson !== null) lessons.push(lesson);
  }
  return lessons;
};
