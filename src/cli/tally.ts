import type { Outcome } from '../bots/self-play.ts';
import type { RuleId } from '../engine/state.ts';
import { RULE_IDS } from '../engine/state.ts';

/** What many games had in common. */
export interface Tally {
  readonly games: number;
  readonly players: number;
  /** How many games had so many rounds. */
  readonly rounds: ReadonlyMap<number, number>;
  /** Points of all sides in all games, by the rule that paid them. */
  readonly points: ReadonlyMap<RuleId, number>;
  /** Wins by seat, counted from the one that told first; a shared win counts for each. */
  readonly wins: readonly number[];
  readonly ties: number;
}

export class Tallying {
  readonly #players: number;
  #games = 0;
  #ties = 0;
  readonly #rounds = new Map<number, number>();
  readonly #points = new Map<RuleId, number>();
  readonly #wins: number[];

  constructor(players: number) {
    this.#players = players;
    this.#wins = Array.from({ length: players }, () => 0);
  }

  /** `sides` is how many sides play: seats, or pairs. */
  add({ rounds, won }: Outcome, sides: number): void {
    this.#games += 1;
    this.#rounds.set(rounds.length, (this.#rounds.get(rounds.length) ?? 0) + 1);
    for (const { awards } of rounds) {
      for (const side of Object.values(awards)) {
        for (const rule of RULE_IDS) {
          const points = side[rule];
          if (points !== undefined) this.#points.set(rule, (this.#points.get(rule) ?? 0) + points);
        }
      }
    }
    const first = Number(rounds[0]?.storyteller.slice(1) ?? 1) - 1;
    won.forEach((winner, at) => {
      const turn = (at - first + this.#players) % this.#players;
      if (winner) this.#wins[turn] = (this.#wins[turn] ?? 0) + 1;
    });
    if ((won.filter(Boolean).length * sides) / this.#players > 1) this.#ties += 1;
  }

  get result(): Tally {
    return {
      games: this.#games,
      players: this.#players,
      rounds: new Map([...this.#rounds].toSorted(([a], [b]) => a - b)),
      points: new Map(RULE_IDS.flatMap(rule => (this.#points.has(rule) ? [[rule, this.#points.get(rule) ?? 0]] : []))),
      wins: this.#wins,
      ties: this.#ties,
    };
  }
}
