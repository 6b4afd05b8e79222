import type { Circumstances, Command, SeatCommand } from '../engine/command.ts';
import { advance, open } from '../engine/decide.ts';
import { evolve } from '../engine/evolve.ts';
import { type CardId, type SeatId, type SideId, seatId, tableId } from '../engine/ids.ts';
import { DEFAULT_OPTIONS, type TableOptions } from '../engine/options.ts';
import { invariant } from '../engine/result.ts';
import type { RoundResult, TableState } from '../engine/state.ts';
import { ownView, publicView } from '../engine/views.ts';
import { randomFrom } from './random.ts';
import type { Sight } from './sight.ts';

/** Anybody who plays from what a seat sees. */
export type Player = (sight: Sight) => SeatCommand | null;

export interface Match {
  readonly players: readonly Player[];
  readonly deck: readonly CardId[];
  readonly seed: number;
  readonly options?: Partial<TableOptions>;
  /** Sees what no player may, before each command is applied; for tests. */
  readonly witness?: (state: TableState, by: SeatId, command: SeatCommand) => void;
}

export interface Outcome {
  readonly rounds: readonly RoundResult[];
  /** By seat, in the order of the players; partners have the same. */
  readonly scores: readonly number[];
  readonly won: readonly boolean[];
  /** Commands that changed nothing. A player who plays by the rules causes none. */
  readonly refused: readonly { readonly by: SeatId; readonly command: SeatCommand; readonly code: string }[];
}

/** No game between people lasts as long; one that does has stopped making progress. */
const LONGEST = 20_000;

const hexFrom = (random: () => number): string =>
  Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');

const apply = (state: TableState, command: Command, circumstances: Circumstances) => {
  const result = advance(state, command, circumstances);
  return result.ok ? { state: result.value.state, code: null } : { state, code: result.error.code };
};

const seatPlayers = ({ players, deck, options }: Match, circumstances: Circumstances): TableState => {
  let state = evolve(null, open(tableId('self-play'), { ...DEFAULT_OPTIONS, ...options }, null, circumstances));
  const must = (command: Command) => {
    const next = apply(state, command, circumstances);
    invariant(next.code === null, `self-play: ${command.t} refused with ${next.code}`);
    state = next.state;
  };
  players.forEach((_, i) => {
    must({ by: null, t: 'join', name: `Player ${i + 1}`, rabbit: null, contribution: null });
  });
  must({ by: state.host ?? seatId(''), t: 'start', deck });
  return state;
};

/** One whole game on the real engine. Everything a player gets is what the server would send to that seat. */
export const playMatch = (match: Match): Outcome => {
  const random = randomFrom(match.seed);
  const circumstances: Circumstances = { now: 0, entropy: () => hexFrom(random) };
  let state = seatPlayers(match, circumstances);
  const seats = state.seating;
  const rounds: RoundResult[] = [];
  const refused: Outcome['refused'][number][] = [];
  for (let step = 0; state.phase !== 'over'; step += 1) {
    invariant(step < LONGEST, 'self-play: the game does not end');
    const start = Math.floor(random() * seats.length);
    const table = publicView(state);
    let moved = false;
    for (let i = 0; i < seats.length && !moved; i += 1) {
      const at = (start + i) % seats.length;
      const by = seats[at] as SeatId;
      const command = match.players[at]?.({ table, me: ownView(state, by), told: state.told }) ?? null;
      if (command === null) continue;
      match.witness?.(state, by, command);
      const next = apply(state, { ...command, by }, circumstances);
      if (next.code !== null) refused.push({ by, command, code: next.code });
      moved = next.code === null;
      state = next.state;
    }
    invariant(moved, `self-play: nobody moves in ${state.phase}`);
    const last = state.game?.last ?? null;
    if (last !== null && last.round !== rounds.at(-1)?.round) rounds.push(last);
  }
  const game = state.game;
  const sideOf = (seat: SeatId): SideId => game?.side[seat] ?? seat;
  return {
    rounds,
    scores: seats.map(seat => game?.scores[sideOf(seat)] ?? 0),
    won: seats.map(seat => game?.winners?.includes(sideOf(seat)) ?? false),
    refused,
  };
};
