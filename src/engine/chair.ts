import type { SeatId } from './ids.ts';
import { NAME_MAX, RABBITS, type Rabbit, SEATS_MAX } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { TableState } from './state.ts';
import { isBlank, look } from './words.ts';

/** [TB3] After a game, those who said goodbye are in its result and nowhere else: their chair and their name are free. */
export const isGone = ({ seats, phase }: TableState, seat: SeatId): boolean =>
  phase === 'over' && seats[seat]?.leaving === true;

const othersThan = (state: TableState, self: SeatId | null): readonly SeatId[] =>
  state.seating.filter(seat => seat !== self && !isGone(state, seat));

export const checkName = (state: TableState, name: string, self: SeatId | null): Refusal | undefined => {
  if (isBlank(name)) return { code: 'name-empty' };
  if (name.length > NAME_MAX) return { code: 'name-too-long', max: NAME_MAX };
  const taken = othersThan(state, self).some(seat => look(state.seats[seat]?.name ?? '') === look(name));
  return taken ? { code: 'name-taken' } : undefined;
};

/** [TB1] Whether there is a chair for somebody of this name, who may be back on their own. */
export const checkChair = (state: TableState, name: string, self: SeatId | null): Refusal | undefined =>
  othersThan(state, self).length >= SEATS_MAX ? { code: 'table-full', max: SEATS_MAX } : checkName(state, name, self);

export const isWorn = (state: TableState, rabbit: Rabbit, self: SeatId | null): boolean =>
  othersThan(state, self).some(seat => state.seats[seat]?.rabbit === rabbit);

/** The rabbit wished for, or another one if somebody wears it. */
export const freeRabbit = (state: TableState, wish: Rabbit | null | undefined, self: SeatId | null): Rabbit => {
  const free = RABBITS.filter(rabbit => !isWorn(state, rabbit, self));
  return wish != null && free.includes(wish) ? wish : (free[0] ?? RABBITS[0]);
};
