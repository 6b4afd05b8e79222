import type { SideId, Slot } from '../ids.ts';
import type { RulesetId, TableOptions } from '../options.ts';
import type { RuleId } from '../state.ts';

/** A round as scoring sees it: sides, votes, owners. In most rulesets a side is one seat. */
export interface RoundFacts {
  readonly players: number;
  readonly house: Pick<TableOptions, 'bonusAlways' | 'singleVoteInAll'>;
  readonly sides: readonly SideId[];
  readonly teller: SideId;
  readonly ballots: readonly {
    readonly side: SideId;
    readonly slots: readonly Slot[];
    /** How many of the votes are on the target. */
    readonly found: number;
  }[];
  /** By slot: index 0 is slot 1. */
  readonly owners: readonly SideId[];
  readonly target: Slot | null;
  readonly red: Slot | null;
}

/** One row of scoring. Every rule that holds adds its points; the id lets the screen explain them. */
export interface ScoringRule {
  readonly id: RuleId;
  readonly when: (round: RoundFacts) => boolean;
  readonly gives: (round: RoundFacts, side: SideId) => number;
}

export interface BallotRule {
  readonly min: number;
  readonly max: number;
  /** Whether two votes may lie on one card. */
  readonly stack: boolean;
  readonly red: boolean;
}

/** A ruleset is this row of data with a few pure functions: adding one means adding one file and naming it in the table. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly players: { readonly min: number; readonly max: number; readonly even: boolean };
  /** [T5] Partners sit opposite and score together. */
  readonly pairs: boolean;
  readonly handSize: (players: number) => number;
  /** Cards that a side which is not telling puts in. A telling side puts in one. */
  readonly cardsEach: (players: number) => number;
  /** Whether the storyteller chooses their card together with the clue. */
  readonly clueWithCard: boolean;
  /** Whether one card on the table is the storyteller's to be found; Party's clue is about no card. */
  readonly hasTarget: boolean;
  /** Whether hands stay face down until the clue (a house option may turn it off). */
  readonly handsHidden: boolean;
  readonly storytellerVotes: boolean;
  readonly ballot: (players: number, storyteller: boolean) => BallotRule;
  readonly ownCardVotes: 'refused' | 'accepted';
  readonly scoring: readonly ScoringRule[];
  readonly ends: 'points' | 'tellings';
  /** [D2] What happens when the pile is short: shuffle rest and discard together, or draw the rest first. */
  readonly refill: 'together' | 'rest-first';
  /** [R10] Whole hands go to the left after the round. */
  readonly passHands: boolean;
}
