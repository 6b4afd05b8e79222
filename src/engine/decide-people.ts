import { checkChair, freeRabbit, isGone } from './chair.ts';
import type { Draft } from './draft.ts';
import type { SeatId } from './ids.ts';
import { CHAT_MAX } from './options.ts';
import type { Refusal } from './refusal.ts';
import { goOnWithout } from './round-end.ts';
import { heirOf, isPersonStaying } from './seating.ts';
import { isPlaying, type Seat, type TableState } from './state.ts';
import { isBlank } from './words.ts';

/** By its own name only: `seats['constructor']` is something, and nobody. */
const seatOf = (state: TableState, seat: SeatId): Seat | undefined =>
  Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined;

const persons = (state: TableState): readonly SeatId[] => state.seating.filter(seat => isPersonStaying(state, seat));

const passHostFrom = (draft: Draft, seat: SeatId): void => {
  if (draft.state.host === seat) draft.add({ t: 'hosted', seat: heirOf(draft.state, seat) });
};

/** [TB3] Who is in no game frees their seat at once. In one it is minded and goes with the round, after one with the result. */
const dismiss = (draft: Draft, seat: SeatId, votedOut = false): void => {
  const whom = draft.state.seats[seat];
  if (whom?.leaving && (whom.votedOut || !votedOut)) return;
  passHostFrom(draft, seat);
  if (!draft.state.game?.seating.includes(seat)) draft.add({ t: 'left', seat });
  else draft.add(votedOut ? { t: 'leaving', seat, votedOut } : { t: 'leaving', seat });
  goOnWithout(draft);
};

/** A seat that a bot has taken over is no longer anybody's to leave. */
export const leave = (draft: Draft, by: SeatId): Refusal | undefined => {
  if (draft.state.seats[by]?.kind === 'bot') return { code: 'not-seated' };
  dismiss(draft, by);
  return undefined;
};

/** The host may free a seat before a game, and a bot's seat at any time. */
export const remove = (draft: Draft, by: SeatId, seat: SeatId): Refusal | undefined => {
  const { state } = draft;
  const whom = seatOf(state, seat);
  if (state.host !== by) return { code: 'not-host' };
  if (whom === undefined) return { code: 'no-such-seat' };
  if (seat === by) return { code: 'not-yourself' };
  if (isPlaying(state.phase) && whom.kind === 'person') return { code: 'wrong-phase', phase: state.phase };
  dismiss(draft, seat);
  return undefined;
};

const isUnwanted = (state: TableState, seat: SeatId): boolean => {
  const others = persons(state).filter(other => other !== seat);
  const wanting = state.removals[seat]?.filter(other => others.includes(other)).length ?? 0;
  return wanting * 2 > others.length;
};

/** [TB4] A majority of the other people removes somebody. */
export const voteRemove = (draft: Draft, by: SeatId, seat: SeatId): Refusal | undefined => {
  const { state } = draft;
  if (seatOf(state, seat) === undefined) return { code: 'no-such-seat' };
  if (seat === by) return { code: 'not-yourself' };
  const isWanted = state.removals[seat]?.includes(by) ?? false;
  // Said again, it may have become what most want: somebody who did not has left.
  if (isWanted && (state.seats[seat]?.votedOut || !isUnwanted(state, seat))) return { code: 'already-wanted' };
  if (!isWanted) draft.add({ t: 'removal-wanted', seat, by });
  if (isUnwanted(draft.state, seat)) dismiss(draft, seat, true);
  return undefined;
};

export const passHost = (draft: Draft, seat: SeatId): Refusal | undefined => {
  if (!persons(draft.state).includes(seat)) return { code: 'no-such-seat' };
  draft.add({ t: 'hosted', seat });
  return undefined;
};

/** [TB2] Anyone may let a bot mind an absent seat; only its owner (or their return) gives it back. */
export const mind = (draft: Draft, by: SeatId | null, seat: SeatId, on: boolean): Refusal | undefined => {
  const whom = seatOf(draft.state, seat);
  if (whom === undefined || whom.kind === 'bot') return { code: 'no-such-seat' };
  if (by !== null && by !== seat && !on) return { code: 'not-yourself' };
  if (!on && whom.votedOut) return { code: 'voted-out' };
  if (whom.minded === on) return undefined;
  if (isGone(draft.state, seat)) {
    const refusal = checkChair(draft.state, whom.name, seat);
    if (refusal) return refusal;
    const rabbit = freeRabbit(draft.state, whom.rabbit, seat);
    if (rabbit !== whom.rabbit) draft.add({ t: 'dressed', seat, name: whom.name, rabbit });
  }
  draft.add({ t: 'minded', seat, on });
  if (!on && draft.state.host === null) draft.add({ t: 'hosted', seat });
  goOnWithout(draft);
  return undefined;
};

export const say = (draft: Draft, by: SeatId, text: string): Refusal | undefined => {
  const words = text.trim();
  if (isBlank(words)) return { code: 'text-empty' };
  if (words.length > CHAT_MAX) return { code: 'text-too-long', max: CHAT_MAX };
  draft.add({ t: 'said', seat: by, text: words });
  return undefined;
};
