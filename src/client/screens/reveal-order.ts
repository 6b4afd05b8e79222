import type { Slot } from '../../engine/ids.ts';
import type { RoundResult } from '../../engine/state.ts';

const slotsOf = (result: RoundResult): readonly Slot[] => result.cards.map((_, i) => (i + 1) as Slot);

const votesOn = (result: RoundResult, slot: Slot): number => result.cards[slot - 1]?.votes.length ?? 0;

/** With three players everybody puts in two cards: they stand together, where the first of them lay. */
export const columnsOf = (
  result: RoundResult,
  slots: readonly Slot[] = slotsOf(result),
): readonly (readonly [Slot, ...Slot[]])[] => {
  const owner = (slot: Slot) => result.cards[slot - 1]?.owner;
  return slots
    .filter((slot, i) => slots.findIndex(other => owner(other) === owner(slot)) === i)
    .map(first => [first, ...slots.filter(slot => slot !== first && owner(slot) === owner(first))]);
};

/** The truth first and large, then what lured most, then the rest; what somebody put in stays together. */
export const revealOrder = (result: RoundResult): readonly Slot[] => {
  const byVotes = slotsOf(result).toSorted((a, b) => votesOn(result, b) - votesOn(result, a) || a - b);
  const crowd = result.target ?? byVotes[0];
  const others = columnsOf(
    result,
    byVotes.filter(slot => slot !== crowd),
  ).flat();
  return crowd === undefined ? others : [crowd, ...others];
};
