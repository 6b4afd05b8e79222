import type { Sight } from '../../src/bots/sight.ts';
import { cardId, type SeatId, seatId } from '../../src/engine/ids.ts';
import { DEFAULT_OPTIONS, type RulesetId } from '../../src/engine/options.ts';
import type { Phase } from '../../src/engine/state.ts';
import type { GameView, OwnView, SeatStatus, SeatView } from '../../src/engine/view.ts';

export interface Scene {
  readonly ruleset?: RulesetId;
  readonly players?: number;
  readonly phase: Phase;
  /** Index of the seat that looks; the storyteller is seat 0. */
  readonly viewer: number;
  readonly status?: Readonly<Record<number, SeatStatus>>;
  readonly game?: Partial<GameView>;
  readonly me?: Partial<OwnView>;
  readonly told?: readonly string[];
  readonly language?: string;
}

export const seatAt = (i: number): SeatId => seatId(`s${i + 1}`);

/** A sight made by hand, for tests that need one moment and not a whole game. */
export const sightOf = (scene: Scene): Sight => {
  const ruleset = scene.ruleset ?? 'classic';
  const seating = Array.from({ length: scene.players ?? 4 }, (_, i) => seatAt(i));
  const half = seating.length / 2;
  const seats = Object.fromEntries(
    seating.map((id, i): [SeatId, SeatView] => [
      id,
      {
        name: `Player ${i + 1}`,
        rabbit: 'rose',
        kind: 'bot',
        character: null,
        minded: false,
        waiting: false,
        leaving: false,
        status: scene.status?.[i] ?? 'idle',
        score: 0,
        side: ruleset === 'teams' ? (seating[i % half] ?? id) : id,
        unwanted: 0,
      },
    ]),
  );
  return {
    table: {
      phase: scene.phase,
      host: seatAt(0),
      locked: false,
      options: { ...DEFAULT_OPTIONS, ruleset, language: scene.language ?? 'en' },
      seating,
      seats,
      commitment: '',
      game: {
        number: 1,
        ruleset,
        round: 1,
        seating,
        storyteller: scene.phase === 'race' ? null : seatAt(0),
        clue: null,
        slots: [],
        tellings: null,
        pile: 50,
        deadline: null,
        last: null,
        winners: null,
        seed: null,
        ...scene.game,
      },
      chat: {},
    },
    me: {
      seat: seatAt(scene.viewer),
      hand: Array.from({ length: 6 }, (_, i) => cardId(`test.card-${scene.viewer}-${i}`)),
      faceDown: 0,
      put: [],
      slots: [],
      votes: [],
      red: null,
      contributed: false,
      ...scene.me,
    },
    told: scene.told ?? [],
  };
};
