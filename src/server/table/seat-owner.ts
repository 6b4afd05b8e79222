import type { SeatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';

/**
 * [TB3] The seat is gone, or a bot has it for good. A token is made from table and seat and outlives both; whoever holds
 * it has no right to see the hand or to play it.
 */
export const isNobodys = ({ seats }: TableState, seat: SeatId): boolean => seats[seat]?.kind !== 'person';
