import type { CardId } from '../engine/ids.ts';
import type { OwnSecrets } from '../engine/view.ts';
import type { JsonObject } from './merge-patch.ts';

/**
 * A seat's own view as it travels. A hand is a set: a card drawn is `{"hand":{"…":true}}`, one that is gone `…:null`. What was
 * put stays in it for the round; that it lies on the table, and where, everybody learns with the cards, in one frame for all.
 * What a new round takes away by itself is not said: see `carriedOver`.
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

/** What is new at the table, of all that a seat's own part follows. */
export type Beginning = 'game' | 'round' | null;

/** A round and its game, as far as they say what has begun. */
interface Stage {
  readonly number: number;
  readonly round: number;
}

/** What begins when one stage of the table follows another. */
export const beginning = (before: Stage | null, after: Stage | null): Beginning => {
  if (before?.number !== after?.number) return 'game';
  return before?.round === after?.round ? null : 'round';
};

/** What is left of a seat's own part when something begins: in a round what was not put, in a game nothing. */
const carriedOver = (own: OwnSecrets, begins: Beginning): OwnSecrets => {
  if (begins === null) return own;
  const hand = begins === 'game' ? [] : own.hand.filter(card => !own.put.includes(card));
  return { ...own, hand, put: [], votes: [], red: null };
};

/**
 * The members of the merge patch between two own views as they travel, each after a comma; empty when nothing differs from
 * what is carried over. It is made as text: objects with ever new keys are the dearest thing a server of card games can build.
 */
export const ownPatch = (before: OwnSecrets, after: OwnSecrets, begins: Beginning): string => {
  const was = carriedOver(before, begins);
  let members = handPatch(was, after);
  for (const list of ['put', 'votes'] as const) {
    if (!sameList(was[list], after[list])) members += `,"${list}":${JSON.stringify(after[list])}`;
  }
  for (const value of ['faceDown', 'red', 'contributed'] as const) {
    if (was[value] !== after[value]) members += `,"${value}":${after[value]}`;
  }
  return members;
};

/** What the beginning of a round or a game does to the own part as it travelled, as a merge patch. */
export const beginningPatch = (own: JsonObject, begins: Exclude<Beginning, null>): JsonObject => {
  const { hand = {}, put = [] } = own as Partial<WireOwn>;
  const gone = begins === 'game' ? Object.keys(hand) : put;
  return { hand: Object.fromEntries(gone.map(card => [card, null])), put: [], votes: [], red: null };
};
