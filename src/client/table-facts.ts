import type { SeatId, SideId } from '../engine/ids.ts';
import type { TableOptions } from '../engine/options.ts';
import type { Ruleset } from '../engine/rulesets/ruleset.ts';
import { RULESETS } from '../engine/rulesets/table.ts';
import { leftOf, heirOf as nextHost } from '../engine/seating.ts';
import type { RoundResult, RuleId } from '../engine/state.ts';
import type { GameView, OwnView, PublicView, SeatView } from '../engine/view.ts';

/** What screens conclude from a view, in one place. */

export const seatOf = (table: PublicView, seat: SeatId): SeatView | undefined => table.seats[seat];
export const nameOf = (table: PublicView, seat: SeatId | null): string =>
  seat === null ? '' : (table.seats[seat]?.name ?? '');

export const rulesetOf = (table: PublicView): Ruleset => RULESETS[table.game?.ruleset ?? table.options.ruleset];

export const seatsInPlay = (table: PublicView): readonly SeatId[] => table.game?.seating ?? table.seating;

export const waitedFor = (table: PublicView): readonly SeatId[] =>
  seatsInPlay(table).filter(seat => {
    const status = table.seats[seat]?.status;
    return status === 'acts' || status === 'tells';
  });

export const doneSeats = (table: PublicView): readonly SeatId[] =>
  seatsInPlay(table).filter(seat => table.seats[seat]?.status === 'done');

export const partnerOf = (table: PublicView, seat: SeatId): SeatId | null => {
  const side = table.seats[seat]?.side;
  return seatsInPlay(table).find(other => other !== seat && table.seats[other]?.side === side) ?? null;
};

/** [TB6] Who hosts when the host goes. */
export const heirOf = (table: PublicView, host: SeatId): string | null => {
  const heir = nextHost(table, host);
  return heir === null ? null : nameOf(table, heir);
};

/** Sides in order of seating, each with its seats. */
export const sidesOf = (table: PublicView): readonly (readonly [SideId, readonly SeatId[]])[] => {
  const sides = new Map<SideId, SeatId[]>();
  for (const seat of seatsInPlay(table)) {
    const side = table.seats[seat]?.side ?? seat;
    const members = sides.get(side);
    if (members === undefined) sides.set(side, [seat]);
    else members.push(seat);
  }
  return [...sides];
};

export const isTeller = (table: PublicView, me: OwnView | null): boolean =>
  me !== null && table.game?.storyteller === me.seat;

/** [R4, R6] What this seat may do in the present phase, by the ruleset. */
export const mayPut = (table: PublicView, me: OwnView): boolean => {
  const { clueWithCard, pairs } = rulesetOf(table);
  if (!isTeller(table, me)) return true;
  return !clueWithCard && !pairs;
};

export const mayVote = (table: PublicView, me: OwnView | null): me is OwnView => {
  const game = table.game;
  if (me === null || game === null || !game.seating.includes(me.seat)) return false;
  const { storytellerVotes, pairs } = rulesetOf(table);
  if (storytellerVotes) return true;
  const side = table.seats[me.seat]?.side;
  if (game.storyteller !== null && table.seats[game.storyteller]?.side === side) return false;
  return !pairs || me.slots.length === 0;
};

export const ballotOf = (game: GameView, me: OwnView) =>
  RULESETS[game.ruleset].ballot(game.seating.length, game.storyteller === me.seat);

export const cardsToPut = (table: PublicView, me: OwnView): number => {
  const game = table.game;
  if (game === null) return 1;
  return isTeller(table, me) ? 1 : rulesetOf(table).cardsEach(game.seating.length);
};

export const pointsOf = (result: RoundResult, side: SideId): number =>
  Object.values(result.awards[side] ?? {}).reduce((sum, points) => sum + points, 0);

export const awardsOf = (result: RoundResult, side: SideId): readonly (readonly [RuleId, number])[] =>
  Object.entries(result.awards[side] ?? {}) as [RuleId, number][];

export const gainsOf = (table: PublicView, result: RoundResult): readonly { side: SideId; points: number }[] =>
  sidesOf(table).map(([side]) => ({ side, points: pointsOf(result, side) }));

/** The last scored round once a later one is played, and the table as it was when those votes were turned. */
export const lastRound = (table: PublicView): { readonly result: RoundResult; readonly past: PublicView } | null => {
  const { game } = table;
  const result = game?.last ?? null;
  // While its own reveal lasts, it lies on the table.
  if (game === null || result === null || result.round === game.round) return null;
  const { round, storyteller, clue, cards } = result;
  const slots = cards.map(played => played.card);
  return { result, past: { ...table, phase: 'reveal', game: { ...game, round, storyteller, clue, slots } } };
};

/** Only a game of tellings knows enough. */
const hasToldEnough = ({ tellings }: TableOptions, game: GameView, seat: SeatId): boolean =>
  game.tellings !== null && (game.tellings[seat] ?? 0) >= tellings;

/** Once a round is scored: how many rounds a game of tellings will have; null where the game goes to a number of points. */
export const roundsInAll = ({ game, options }: PublicView): number | null => {
  const tellings = game?.tellings ?? null;
  if (game === null || tellings === null) return null;
  return game.seating.reduce((sum, seat) => sum + Math.max(0, options.tellings - (tellings[seat] ?? 0)), game.round);
};

/**
 * Who plays the next round: whoever stays, a bot for those the game cannot do without, and newcomers as far as there is
 * room. [TB1, TB3] A deck that is too small for one more is not seen from here.
 */
const playersOfNextRound = ({ seating, seats }: PublicView, game: GameView): readonly SeatId[] => {
  const { pairs, players } = RULESETS[game.ruleset];
  if (pairs) return game.seating;
  const leave = (playing: readonly SeatId[], seat: SeatId): readonly SeatId[] =>
    seats[seat]?.leaving && playing.length > players.min ? playing.filter(other => other !== seat) : playing;
  const stay = game.seating.reduce(leave, game.seating);
  const newcomers = seating.filter(seat => seats[seat]?.waiting);
  return [...stay, ...newcomers.slice(0, Math.max(0, players.max - stay.length))];
};

/** Who tells after this round, if the game goes on: the next seat that plays. */
export const nextTeller = (table: PublicView): SeatId | null => {
  const { game, options, seating } = table;
  if (game === null || game.storyteller === null) return null;
  const playing = playersOfNextRound(table, game);
  const order = leftOf(seating, game.storyteller).filter(seat => playing.includes(seat));
  return order.find(seat => !hasToldEnough(options, game, seat)) ?? null;
};

/** [TB5] Whether the table would let this seat pass over the storyteller. */
export const maySkip = ({ phase, game, host, seats }: PublicView, by: SeatId): boolean => {
  if (phase !== 'clue' || game === null || game.storyteller === null || !game.seating.includes(by)) return false;
  const teller = seats[game.storyteller];
  const isThere = teller?.kind === 'person' && !teller.minded && !teller.leaving;
  return by === host || by === game.storyteller || !isThere;
};

/** Whether the round just scored is the last one. */
export const isLastRound = (table: PublicView): boolean => {
  const game = table.game;
  if (game === null) return false;
  return game.tellings === null
    ? game.seating.some(seat => (table.seats[seat]?.score ?? 0) >= table.options.target)
    : game.seating.every(seat => hasToldEnough(table.options, game, seat));
};

export const shareLink = (code: string): string => `${location.origin}/t/${code}`;
