import type { CardId } from '../engine/ids.ts';
import type { OwnSecrets } from '../engine/view.ts';

/**
 * A seat's own view as it travels. A hand is a set: a card drawn is `{"hand":{"…":true}}`, one that is gone `…:null`. What was
 * put stays in it for the round; that it lies on the table, and where, everybody learns with the cards, in one frame for all.
 */
export interface WireOwn extends Omit<OwnSecrets, 'hand'> {
  readonly hand: Readonly<Record<CardId, true>>;
}

const heldBy = ({ hand, put }: OwnSecrets): readonly CardId[] => {
  const laid = put.filter(card => !hand.includes(card));
  return laid.length === 0 ? hand : [...hand, ...laid];
};

export const wireOwn = (secrets: OwnSecrets): WireOwn => {
  const hand: Record<CardId, true> = {};
  for (const card of heldBy(secrets)) hand[card] = true;
  const { seat, faceDown, put, votes, red, contributed } = secrets;
  return { seat, hand, faceDown, put, votes, red, contributed };
};

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, i) => item === b[i]));

/** Those of one list that are not in the other, each a member with this value. */
const without = (cards: readonly CardId[], others: readonly CardId[], value: string): string => {
  let members = '';
  for (const card of cards) if (!others.includes(card)) members += `,${JSON.stringify(card)}:${value}`;
  return members;
};

const handPatch = (before: OwnSecrets, after: OwnSecrets): string => {
  if (before.hand === after.hand && before.put === after.put) return '';
  const [held, holds] = [heldBy(before), heldBy(after)];
  const members = `${without(held, holds, 'null')}${without(holds, held, 'true')}`;
  return members === '' ? '' : `,"hand":{${members.slice(1)}}`;
};

/**
 * The members of the merge patch between two own views as they travel, each after a comma; empty when nothing differs. It is
 * made as text: objects with ever new keys are the dearest thing a server of card games can build.
 */
export const ownPatch = (before: OwnSecrets, after: OwnSecrets): string => {
  let members = handPatch(before, after);
  for (const list of ['put', 'votes'] as const) {
    if (!sameList(before[list], after[list])) members += `,"${list}":${JSON.stringify(after[list])}`;
  }
  for (const value of ['faceDown', 'red', 'contributed'] as const) {
    if (before[value] !== after[value]) members += `,"${value}":${after[value]}`;
  }
  return members;
};
