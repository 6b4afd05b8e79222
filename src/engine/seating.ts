import type { SeatId, SideId } from './ids.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import { RULESETS } from './rulesets/table.ts';
import type { Game, TableState } from './state.ts';

/** [T5] In pairs, seat i and seat i + n/2 are partners; a pair goes by its first seat. */
export const sidesOf = (ruleset: Ruleset, seating: readonly SeatId[]): Record<SeatId, SideId> => {
  const half = ruleset.pairs ? seating.length / 2 : seating.length;
  const side: Record<SeatId, SideId> = {};
  seating.forEach((seat, i) => {
    side[seat] = seating[i % half] as SideId;
  });
  return side;
};

/** Seats from the one to the left of `from`, clockwise, `from` itself last. */
export const leftOf = (seating: readonly SeatId[], from: SeatId): readonly SeatId[] => {
  const at = seating.indexOf(from);
  return [...seating.slice(at + 1), ...seating.slice(0, at + 1)];
};

export const sides = (game: Game): readonly SideId[] => [...new Set(game.seating.map(seat => sideOf(game, seat)))];

export const sideOf = (game: Game, seat: SeatId): SideId => game.side[seat] ?? seat;

/** In pairs, the other one; elsewhere nobody. */
export const partnerOf = (game: Game, seat: SeatId): SeatId | null => {
  if (!RULESETS[game.ruleset].pairs) return null;
  const side = sideOf(game, seat);
  return game.seating.find(other => other !== seat && sideOf(game, other) === side) ?? null;
};

/** A table, or somebody's view of it. */
interface Sitting {
  readonly seating: readonly SeatId[];
  readonly seats: Readonly<Record<SeatId, { readonly kind: 'person' | 'bot'; readonly leaving: boolean }>>;
}

export const isPersonStaying = ({ seats }: Sitting, seat: SeatId): boolean =>
  seats[seat]?.kind === 'person' && !seats[seat].leaving;

/** [TB6] Who hosts after `host`: of those who may, the next person clockwise who stays. Bots do not host. */
export const heirOf = (
  table: Sitting,
  host: SeatId | null,
  mayHost: (seat: SeatId) => boolean = () => true,
): SeatId | null => {
  const order = host === null ? table.seating : leftOf(table.seating, host);
  return order.find(seat => seat !== host && isPersonStaying(table, seat) && mayHost(seat)) ?? null;
};

/** Whose choice a person must make themselves: not a bot's, not a minded seat's. */
export const isPresentPerson = (state: TableState, seat: SeatId): boolean => {
  const person = state.seats[seat];
  return person !== undefined && person.kind === 'person' && !person.minded && !person.leaving;
};
