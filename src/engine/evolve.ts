import { amendTable, dropKey, withKey } from './amend.ts';
import { SECRET_EVENTS, type TableEvent } from './event.ts';
import { evolveGame } from './evolve-game.ts';
import { commitmentTo } from './fairness.ts';
import type { SeatId } from './ids.ts';
import { CHAT_KEPT } from './options.ts';
import { invariant } from './result.ts';
import { isPlaying, type Seat, type TableState } from './state.ts';

const openTable = (event: Extract<TableEvent, { t: 'opened' }>): TableState => ({
  id: event.table,
  rev: 1,
  phase: 'lobby',
  options: event.options,
  lock: event.lock,
  host: null,
  seats: {},
  seating: [],
  nextSeat: 1,
  removals: {},
  nextSecret: event.secret,
  nextCommitment: commitmentTo(event.secret),
  games: 0,
  game: null,
  chat: {},
  chatted: 0,
  told: [],
});

const withSeat = (state: TableState, seat: SeatId, change: Partial<Seat>): TableState => {
  const before = state.seats[seat];
  invariant(before !== undefined, `event names a seat of the table: ${seat}`);
  return amendTable(state, { seats: withKey(state.seats, seat, { ...before, ...change }) });
};

/** Nobody's wish to remove counts after they are gone, and nobody's removal is wished for any more. */
const forgetRemovals = (removals: TableState['removals'], seat: SeatId): TableState['removals'] =>
  Object.fromEntries(
    Object.entries(dropKey(removals, seat)).map(([whom, by]) => [whom, by.filter(each => each !== seat)]),
  );

const seatNumber = (seat: SeatId): number => Number(seat.slice(1));

const evolveTable = (state: TableState, event: TableEvent): TableState => {
  switch (event.t) {
    case 'joined':
      return amendTable(state, {
        nextSeat: Math.max(state.nextSeat, seatNumber(event.seat) + 1),
        seating: [...state.seating, event.seat],
        seats: withKey(state.seats, event.seat, {
          name: event.name,
          rabbit: event.rabbit,
          kind: event.kind,
          character: event.character,
          minded: false,
          waiting: isPlaying(state.phase),
          leaving: false,
          votedOut: false,
          contribution: event.contribution,
        }),
      });
    case 'dressed':
      return withSeat(state, event.seat, { name: event.name, rabbit: event.rabbit });
    case 'contributed':
      return withSeat(state, event.seat, { contribution: event.value });
    case 'left':
      return amendTable(state, {
        seats: dropKey(state.seats, event.seat),
        seating: state.seating.filter(seat => seat !== event.seat),
        removals: forgetRemovals(state.removals, event.seat),
      });
    case 'leaving':
      return withSeat(state, event.seat, { leaving: true, minded: true, votedOut: event.votedOut ?? false });
    case 'replaced':
      return amendTable(withSeat(state, event.seat, { kind: 'bot', leaving: false, minded: false, votedOut: false }), {
        removals: forgetRemovals(state.removals, event.seat),
      });
    case 'hosted':
      return amendTable(state, { host: event.seat });
    case 'minded':
      return withSeat(state, event.seat, event.on ? { minded: true } : { minded: false, leaving: false });
    case 'removal-wanted':
      return amendTable(state, {
        removals: withKey(state.removals, event.seat, [...(state.removals[event.seat] ?? []), event.by]),
      });
    case 'configured':
      return amendTable(state, { options: event.options });
    case 'arranged':
      return amendTable(state, { seating: event.seating });
    case 'said': {
      const number = state.chatted + 1;
      const { [number - CHAT_KEPT]: _oldest, ...kept } = state.chat;
      return amendTable(state, {
        chatted: number,
        chat: { ...kept, [number]: { seat: event.seat, text: event.text } },
      });
    }
    default:
      return evolveGame(state, event);
  }
};

/** The state after an event. Pure: the same events give the same state, on every node and in every replay. */
export const evolve = (state: TableState | null, event: TableEvent): TableState => {
  if (event.t === 'opened') return openTable(event);
  invariant(state !== null, 'a table is opened before anything else happens at it');
  const after = evolveTable(state, event);
  const seatGone = event.t === 'left' && isPlaying(state.phase);
  // Fresh, and ours alone until it is returned: writing into it saves a copy of the table per event.
  const next: { -readonly [K in keyof TableState]: TableState[K] } = seatGone ? evolveGame(after, event) : after;
  if (!SECRET_EVENTS.has(event.t)) next.rev = state.rev + 1;
  return next;
};

export const fold = (events: readonly TableEvent[], from: TableState | null = null): TableState => {
  const state = events.reduce<TableState | null>(evolve, from);
  invariant(state !== null, 'a fold of at least one event');
  return state;
};
