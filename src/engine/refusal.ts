import type { CardId, SeatId, Slot } from './ids.ts';
import type { Phase } from './state.ts';

/** Why a command changed nothing, with the facts a screen needs to say so in any language. */
export type Refusal =
  | { readonly code: 'not-seated' }
  | { readonly code: 'not-host' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'not-yourself' }
  | { readonly code: 'wrong-phase'; readonly phase: Phase }
  | { readonly code: 'waiting-for-next-round' }
  | { readonly code: 'not-storyteller'; readonly storyteller: SeatId | null }
  | { readonly code: 'storyteller-waits' }
  | { readonly code: 'already-claimed'; readonly storyteller: SeatId }
  | { readonly code: 'partner-hands-in' }
  | { readonly code: 'partner-has-handed-in' }
  | { readonly code: 'you-handed-in' }
  | { readonly code: 'clue-empty' }
  | { readonly code: 'clue-too-long'; readonly max: number }
  | { readonly code: 'card-missing' }
  | { readonly code: 'card-not-wanted' }
  | { readonly code: 'not-in-hand'; readonly card: CardId }
  | { readonly code: 'same-card-twice'; readonly card: CardId }
  | { readonly code: 'wrong-number-of-cards'; readonly need: number; readonly got: number }
  | { readonly code: 'no-such-slot'; readonly slot: Slot; readonly slots: number }
  | { readonly code: 'own-card'; readonly slot: Slot }
  | { readonly code: 'wrong-number-of-votes'; readonly min: number; readonly max: number; readonly got: number }
  | { readonly code: 'votes-must-differ' }
  | { readonly code: 'red-vote-missing' }
  | { readonly code: 'red-vote-not-yours' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'name-empty' }
  | { readonly code: 'name-too-long'; readonly max: number }
  | { readonly code: 'name-taken' }
  | { readonly code: 'rabbit-taken' }
  | { readonly code: 'table-full'; readonly max: number }
  | { readonly code: 'too-few-players'; readonly need: number; readonly have: number }
  | { readonly code: 'too-many-players'; readonly max: number; readonly have: number }
  | { readonly code: 'odd-players'; readonly have: number }
  | { readonly code: 'deck-too-small'; readonly need: number; readonly have: number }
  | { readonly code: 'bad-option'; readonly option: string }
  | { readonly code: 'bad-seating' }
  | { readonly code: 'bad-contribution' }
  | { readonly code: 'text-empty' }
  | { readonly code: 'text-too-long'; readonly max: number }
  | { readonly code: 'already-wanted' }
  | { readonly code: 'voted-out' };
