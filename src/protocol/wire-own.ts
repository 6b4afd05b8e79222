import type { CardId } from '../engine/ids.ts';
import type { OwnView } from '../engine/view.ts';
import type { Json, JsonObject } from './merge-patch.ts';

/**
 * A seat's own view as it travels. A hand is a set: a card drawn is `{"hand":{"…":true}}`, one that is gone `…:null`. What was
 * put stays in it for the round; that it lies on the table, and where, everybody learns with the cards, in one frame for all.
 */
export interface WireOwn extends Omit<OwnView, 'hand' | 'slots'> {
  readonly hand: Readonly<Record<CardId, true>>;
}

const heldBy = ({ hand, put }: OwnView): readonly CardId[] => {
  const laid = put.filter(card => !hand.includes(card));
  return laid.length === 0 ? hand : [...hand, ...laid];
};

export const wireOwn = (view: OwnView): WireOwn => {
  const hand: Record<CardId, true> = {};
  for (const card of heldBy(view)) hand[card] = true;
  const { seat, faceDown, put, votes, red, contributed } = view;
  return { seat, hand, faceDown, put, votes, red, contributed };
};

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, i) => item === b[i]));

/**
 * The merge patch between two own views as they travel, or undefined when nothing differs. Made without making the sets
 * first: objects with ever new keys are the dearest thing a server of card games can build.
 */
export const ownPatch = (before: OwnView, after: OwnView): JsonObject | undefined => {
  const patch: Record<string, Json> = {};
  const [held, holds] = [heldBy(before), heldBy(after)];
  if (!sameList(held, holds)) {
    const hand: Record<string, Json> = {};
    for (const card of held) if (!holds.includes(card)) hand[card] = null;
    for (const card of holds) if (!held.includes(card)) hand[card] = true;
    if (Object.keys(hand).length > 0) patch['hand'] = hand;
  }
  for (const list of ['put', 'votes'] as const) {
    if (!sameList(before[list], after[list])) patch[list] = after[list];
  }
  for (const value of ['faceDown', 'red', 'contributed'] as const) {
    if (before[value] !== after[value]) patch[value] = after[value];
  }
  return Object.keys(patch).length > 0 ? patch : undefined;
};
