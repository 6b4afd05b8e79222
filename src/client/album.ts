import type { TableEvent } from '../engine/event.ts';
import { evolve } from '../engine/evolve.ts';
import type { SeatId } from '../engine/ids.ts';
import type { RoundResult, TableState } from '../engine/state.ts';
import type { PublicView } from '../engine/view.ts';
import { type Honour, honoursOf } from './honours.ts';
import type { Face } from './ui/sitter.tsx';

/** A finished game as people remember it. */
export interface Album {
  readonly people: Readonly<Record<SeatId, Face & { readonly name: string }>>;
  readonly rounds: readonly RoundResult[];
  readonly honours: readonly Honour[];
}

/** An album stands for its own file where there is no journal to fold: fixtures. */
const isAlbum = (file: unknown): file is Album => typeof file === 'object' && file !== null && 'rounds' in file;

export const albumFromRounds = (table: PublicView, rounds: readonly RoundResult[]): Album => ({
  people: table.seats,
  rounds,
  honours: honoursOf(rounds),
});

/** Folds a game file again; every scored round leaves its page. */
export const albumOf = (file: unknown): Album => {
  if (isAlbum(file)) return file;
  const { events } = file as { readonly events: readonly TableEvent[] };
  const rounds: RoundResult[] = [];
  const people: Record<SeatId, Face & { name: string }> = {};
  let state: TableState | null = null;
  for (const event of events) {
    state = evolve(state, event);
    for (const [id, seat] of Object.entries(state.seats))
      people[id as SeatId] = {
        name: seat.name,
        rabbit: seat.rabbit,
        kind: seat.kind,
        character: seat.character,
      };
    if (event.t === 'scored' && state.game?.last) rounds.push(state.game.last);
  }
  return { people, rounds, honours: honoursOf(rounds) };
};
