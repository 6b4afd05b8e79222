import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/engine/event.ts';
import { SECRET_EVENTS } from '../src/engine/event.ts';
import { evolve, fold } from '../src/engine/evolve.ts';
import { exportGame } from '../src/engine/game-file.ts';
import type { CardId, SideId } from '../src/engine/ids.ts';
import { RULESET_IDS, type RulesetId } from '../src/engine/options.ts';
import { RULESETS } from '../src/engine/rulesets/table.ts';
import { pointsOf } from '../src/engine/score.ts';
import { sideOf } from '../src/engine/seating.ts';
import type { Game, TableState } from '../src/engine/state.ts';
import { verifyGame } from '../src/engine/verify-game.ts';
import type { Viewer } from '../src/engine/view.ts';
import { viewFor } from '../src/engine/views.ts';
import { foolish, type Plan, pick, playChaos, sensible } from './support/chaos.ts';
import { otherwise } from './support/hidden.ts';
import type { TestTable } from './support/table.ts';

/** More with INKLING_RUNS=500 when something smells. A failure prints the seed and the plan that reproduce it. */
const RUNS = Number(process.env.INKLING_RUNS ?? 12);

const plans = (ruleset: RulesetId): fc.Arbitrary<Plan> => {
  const { min, max, even } = RULESETS[ruleset].players;
  const players = even ? fc.integer({ min: min / 2, max: max / 2 }).map(half => half * 2) : fc.integer({ min, max });
  return fc.record({
    ruleset: fc.constant(ruleset),
    players,
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    steps: fc.integer({ min: 0, max: 250 }),
  });
};

const always = (ruleset: RulesetId, holds: (plan: Plan) => void): void =>
  fc.assert(fc.property(plans(ruleset), holds), { numRuns: RUNS });

const cardsOf = (game: Game): readonly CardId[] =>
  [
    ...game.pile,
    ...game.discard,
    ...game.table.map(played => played.card),
    ...Object.values(game.hands).flat(),
  ].toSorted();

/** What a side can get in one round at most, and the teller's. */
const MOST: Record<RulesetId, (players: number) => { readonly side: number; readonly teller: number }> = {
  classic: players => ({ side: 3 + players - 2, teller: 3 }),
  odyssey2011: players => ({ side: players >= 7 ? 7 : 6, teller: 3 }),
  odyssey2023: players => ({ side: players === 3 ? 7 : 6 + 2 * (players - 2), teller: 3 }),
  party: () => ({ side: 5, teller: 5 }),
  teams: () => ({ side: 6, teller: 3 }),
};

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

const viewers = (state: TableState): readonly Viewer[] => [...state.seating, 'spectator'];
const sameBytes = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Cards of the deck the running game was dealt from. */
const deckIn = (table: TestTable): readonly CardId[] =>
  table.history.findLast(event => event.t === 'started')?.deck.toSorted() ?? [];

describe.each(RULESET_IDS)('%s, whatever happens', ruleset => {
  it('[D1, D2] cards are conserved, and no hand is short at the start of a round', () => {
    always(ruleset, plan => {
      let round = '';
      playChaos(plan, table => {
        const { state } = table;
        if (state.game === null) return;
        expect(cardsOf(state.game)).toEqual(deckIn(table));
        const now = `${state.game.number}.${state.game.round}`;
        if (state.phase !== 'clue' || now === round) return;
        round = now;
        const size = RULESETS[state.game.ruleset].handSize(state.game.seating.length);
        for (const seat of state.game.seating) expect(state.game.hands[seat]).toHaveLength(size);
      });
    });
  });

  it('[E1, E2] every game ends, with a winner who has the most', () => {
    always(ruleset, plan => {
      const { state, game } = playChaos(plan, () => {});
      expect(state.phase).toBe('over');
      const most = Math.max(...Object.values(game.scores));
      expect(game.winners?.length).toBeGreaterThan(0);
      for (const side of game.winners ?? []) expect(game.scores[side]).toBe(most);
    });
  });

  it('[TB8] nothing is changed in place, so a refused command changes nothing', () => {
    always(ruleset, plan => {
      playChaos(plan, ({ state, history }) => {
        freeze(state);
        freeze(history.at(-1));
      });
    });
  });

  it('[TB8] a move sent twice counts once', () => {
    always(ruleset, plan => {
      playChaos(plan, (table, _before, command) => {
        if (!['claim', 'clue', 'put', 'vote', 'take-back', 'next', 'leave', 'mind'].includes(command.t)) return;
        const again = table.decide(command);
        if (again.ok) expect(again.value.reduce(evolve, table.state)).toEqual(table.state);
      });
    });
  });

  it('[TB8] a log folds to the same state twice, also after a trip through JSON', () => {
    always(ruleset, plan => {
      const table = playChaos(plan, () => {});
      const stored = JSON.parse(JSON.stringify(table.history)) as readonly TableEvent[];
      expect(fold(stored)).toEqual(table.state);
      expect(sameBytes(fold(stored), fold(table.history))).toBe(true);
      const half = Math.floor(stored.length / 2);
      const snapshot = JSON.parse(JSON.stringify(fold(stored.slice(0, half)))) as TableState;
      expect(fold(stored.slice(half), snapshot)).toEqual(table.state);
    });
  });

  it('[SC1–SC8] points of a round lie within the bounds of the ruleset', () => {
    always(ruleset, plan => {
      const table = playChaos(plan, () => {});
      let state: TableState | null = null;
      for (const event of table.history) {
        const game: Game | null = state?.game ?? null;
        if (event.t === 'scored' && game !== null && game.storyteller !== null) {
          const most = MOST[game.ruleset](game.seating.length);
          const teller = sideOf(game, game.storyteller);
          for (const side of Object.keys(event.awards) as SideId[]) {
            const points = pointsOf(event.awards, side);
            expect(points).toBeGreaterThan(0);
            expect(points).toBeLessThanOrEqual(side === teller ? most.teller : most.side);
          }
        }
        state = evolve(state, event);
      }
    });
  });

  it('[TB6] a table with people has one of them as host', () => {
    always(ruleset, plan => {
      playChaos(plan, ({ state }) => {
        const people = state.seating.filter(
          seat => state.seats[seat]?.kind === 'person' && !state.seats[seat]?.leaving,
        );
        if (state.host === null) expect(people).toEqual([]);
        else expect(people).toContain(state.host);
      });
    });
  });

  it('[VW1] non-interference: what a viewer may not know changes no byte of their view, and no refusal', () => {
    always(ruleset, plan => {
      playChaos(plan, (table, _before, _command, random) => {
        if (random() < (table.state.phase === 'clue' ? 0.2 : 0.7)) return;
        const { state } = table;
        const viewer = pick(viewers(state), random);
        const other = otherwise(state, viewer, random);
        expect(JSON.stringify(viewFor(other, viewer))).toBe(JSON.stringify(viewFor(state, viewer)));
        if (viewer === 'spectator' || viewer === 'screen') return;
        const tried = { ...(sensible(state, viewer, random) ?? foolish(state, viewer, random)), by: viewer };
        // Who wants whom removed is known to those who say so.
        if (tried.t === 'vote-remove' || tried.t === 'mind') return;
        const here = table.decide(tried);
        table.state = other;
        const there = table.decide(tried);
        table.state = state;
        expect(there.ok ? null : there.error).toEqual(here.ok ? null : here.error);
      });
    });
  });

  it('[VW2] a second thought changes nothing that anybody else sees', () => {
    always(ruleset, plan => {
      const table = playChaos(plan, () => {});
      let state: TableState | null = null;
      for (const event of table.history) {
        const next: TableState = evolve(state, event);
        if (state !== null && SECRET_EVENTS.has(event.t)) {
          const by = 'seat' in event ? event.seat : null;
          for (const viewer of viewers(next).filter(each => each !== by)) {
            expect(sameBytes(viewFor(state, viewer), viewFor(next, viewer))).toBe(true);
          }
          expect(next.rev).toBe(state.rev);
        } else expect(next.rev).toBe((state?.rev ?? 0) + 1);
        state = next;
      }
    });
  });

  it('[F4] every game that ended can be verified from its file', () => {
    always(ruleset, plan => {
      const { history, state } = playChaos(plan, () => {});
      for (let number = 1; number <= state.games; number++) {
        const file = exportGame(history, number);
        expect(file && verifyGame(JSON.parse(JSON.stringify(file)) as typeof file)).toMatchObject({ ok: true });
      }
    });
  });
});
