import type { Slot } from '../../engine/ids.ts';

export type VoteKind = 'vote' | 'leaf' | 'thorn';
export interface VoteMark {
  readonly slot: Slot;
  readonly kind: VoteKind;
}

/** What a slot looks like to the voter. */
export interface SlotLook {
  readonly votes: readonly VoteMark[];
  readonly own: boolean;
  /** Own, and not to be voted for in this ruleset. */
  readonly locked: boolean;
  readonly aside: boolean;
}
export const looksOf = (
  slot: Slot,
  marks: readonly VoteMark[],
  own: readonly Slot[],
  aside: readonly Slot[],
  ownVotes: 'refused' | 'accepted' = 'refused',
): SlotLook => ({
  votes: marks.filter(mark => mark.slot === slot),
  own: own.includes(slot),
  locked: ownVotes === 'refused' && own.includes(slot),
  aside: aside.includes(slot),
});
