import type { JournalEntry } from '../journal/journal.ts';

/**
 * Whether a person thought of the round's clue or a bot did for them. Null when nobody has told, or before a snapshot of an earlier
 * version, which does not say.
 */
export type Teller = 'person' | 'bot' | null;

/** What the caretaker does carries this in its cause; a person's command never does. */
export const BOT_CAUSE = 'bot:';

/** Follows the clues through entries: who told last, and who had told the round that was scored last among them. */
export const tellerAfter = (before: Teller, entries: readonly JournalEntry[]): { teller: Teller; scored: Teller } => {
  let [teller, scored]: [Teller, Teller] = [before, null];
  for (const { cause, events } of entries) {
    for (const { t } of events) {
      if (t === 'told') teller = cause.startsWith(BOT_CAUSE) ? 'bot' : 'person';
      else if (t === 'scored') scored = teller;
    }
  }
  return { teller, scored };
};
