import type { Circumstances, Command, SeatCommand } from '../../src/engine/command.ts';
import { decide, open } from '../../src/engine/decide.ts';
import { cardsOwed, mayPut, voters } from '../../src/engine/duties.ts';
import type { TableEvent } from '../../src/engine/event.ts';
import { evolve } from '../../src/engine/evolve.ts';
import { type CardId, cardId, type SeatId, type Slot, seatId, slot, tableId } from '../../src/engine/ids.ts';
import { DEFAULT_OPTIONS, type RulesetId, type TableOptions } from '../../src/engine/options.ts';
import type { Refusal } from '../../src/engine/refusal.ts';
import { RULESETS } from '../../src/engine/rulesets/table.ts';
import { pointsOf } from '../../src/engine/score.ts';
import { partnerOf } from '../../src/engine/seating.ts';
import type { Game, TableState } from '../../src/engine/state.ts';

export const seat = (n: number): SeatId => seatId(`s${n}`);

export const deckOf = (size: number): readonly CardId[] =>
  Array.from({ length: size }, (_, i) => cardId(`test.card-${String(i + 1).padStart(3, '0')}`));

/** Seats by number; a vote names the seat whose card it is for. */
export type Votes = Readonly<Record<number, readonly number[]>>;

export interface Setting {
  readonly ruleset?: RulesetId;
  readonly players?: number;
  readonly options?: Partial<TableOptions>;
  readonly deck?: number;
}

/** A table to act at: keeps the state and the history, and complains when something is refused that must not be. */
export class TestTable {
  state: TableState;
  readonly history: TableEvent[] = [];
  now = 1_000_000;
  #drawn = 0;

  constructor(options: Partial<TableOptions> = {}) {
    const opened = open(tableId('t'), { ...DEFAULT_OPTIONS, ...options }, null, this.circumstances);
    this.history.push(opened);
    this.state = evolve(null, opened);
  }

  get circumstances(): Circumstances {
    return { now: this.now, entropy: () => (++this.#drawn).toString(16).padStart(64, '0') };
  }

  get game(): Game {
    if (this.state.game === null) throw new Error('no game runs');
    return this.state.game;
  }

  decide(command: Command) {
    return decide(this.state, command, this.circumstances);
  }

  apply(command: Command): Refusal | null {
    const result = this.decide(command);
    if (!result.ok) return result.error;
    this.history.push(...result.value);
    this.state = result.value.reduce(evolve, this.state);
    return null;
  }

  /** Must be accepted; answers with the kinds of events it caused. */
  do(by: number | null, command: SeatCommand | Extract<Command, { by: null }>): readonly TableEvent['t'][] {
    const before = this.history.length;
    const refusal = this.apply({ ...command, by: by === null ? null : seat(by) } as Command);
    if (refusal !== null) throw new Error(`${command.t} by ${by} was refused: ${JSON.stringify(refusal)}`);
    return this.history.slice(before).map(event => event.t);
  }

  /** Must be refused, changing nothing; answers with the reason. */
  refusal(by: number, command: SeatCommand): Refusal {
    const result = this.decide({ ...command, by: seat(by) });
    if (result.ok) throw new Error(`${command.t} by ${by} was accepted`);
    return result.error;
  }

  join(name: string): SeatId {
    const id = seatId(`s${this.state.nextSeat}`);
    this.do(null, { by: null, t: 'join', name, rabbit: null, contribution: null });
    return id;
  }

  hand(n: number): readonly CardId[] {
    return this.game.hands[seat(n)] ?? [];
  }

  tell(n: number, text = 'a clue'): void {
    const card = RULESETS[this.game.ruleset].clueWithCard ? (this.hand(n)[0] ?? null) : null;
    this.do(n, { t: 'clue', clue: { kind: 'text', text }, card });
  }

  put(n: number, from = 0): void {
    this.do(n, { t: 'put', cards: this.hand(n).slice(from, from + cardsOwed(this.game, seat(n))) });
  }

  /** Everybody who owes cards puts in the first of their hand; in pairs, whose turn it is to hand in is the first. */
  putAll(): void {
    for (const id of this.game.seating) {
      if (this.state.phase !== 'cards' || !mayPut(this.game, id) || this.game.put[id] !== undefined) continue;
      const partner = partnerOf(this.game, id);
      if (partner !== null && this.game.put[partner] !== undefined) continue;
      this.put(Number(id.slice(1)));
    }
  }

  slotOf(n: number): Slot {
    const at = this.game.table.findIndex(played => played.owner === seat(n));
    if (at < 0) throw new Error(`seat ${n} has no card on the table`);
    return slot(at + 1);
  }

  vote(n: number, ...owners: readonly number[]): void {
    this.do(n, { t: 'vote', slots: owners.map(owner => this.slotOf(owner)), red: null });
  }

  /** A whole round up to the reveal: clue, first cards of all hands, the given votes. */
  round(votes: Votes, red?: number): void {
    if (this.state.phase === 'race') this.do(1, { t: 'claim' });
    const teller = this.game.storyteller as SeatId;
    this.tell(Number(teller.slice(1)));
    this.putAll();
    for (const voter of voters(this.game)) {
      const n = Number(voter.slice(1));
      const slots = (votes[n] ?? []).map(owner => this.slotOf(owner));
      this.do(n, { t: 'vote', slots, red: red !== undefined && voter === teller ? this.slotOf(red) : null });
    }
  }

  /** Some legal votes for everybody, then the round's end. */
  anyRound(): void {
    if (this.state.phase === 'race') this.do(1, { t: 'claim' });
    this.tell(Number((this.game.storyteller as SeatId).slice(1)));
    this.putAll();
    for (const voter of voters(this.game)) {
      const { min, red } = RULESETS[this.game.ruleset].ballot(
        this.game.seating.length,
        voter === this.game.storyteller,
      );
      const open = this.game.table.flatMap((played, i) => (played.owner === voter ? [] : [slot(i + 1)]));
      this.do(Number(voter.slice(1)), { t: 'vote', slots: open.slice(0, min), red: red ? slot(1) : null });
    }
    if (this.state.phase === 'reveal') this.next();
  }

  next(): void {
    this.do(null, { by: null, t: 'next' });
  }

  /** Points of the round just scored, by seat number, zeros left out. */
  get points(): Readonly<Record<number, number>> {
    const awards = this.game.last?.awards ?? {};
    return Object.fromEntries(
      Object.keys(awards).map(side => [Number(side.slice(1)), pointsOf(awards, side as SeatId)]),
    );
  }

  /** Awards of the round just scored, by seat number. */
  get awards(): Readonly<Record<number, object>> {
    return Object.fromEntries(
      Object.entries(this.game.last?.awards ?? {}).map(([side, rules]) => [Number(side.slice(1)), rules]),
    );
  }

  /** For boundaries that would take many rounds to reach. */
  withScores(scores: Readonly<Record<number, number>>): this {
    const changed = Object.fromEntries(Object.entries(scores).map(([n, points]) => [seat(Number(n)), points]));
    this.state = { ...this.state, game: { ...this.game, scores: { ...this.game.scores, ...changed } } };
    return this;
  }
}

/** People at a table, before the game. */
export const lobbyOf = ({ ruleset = 'classic', players = 4, options = {} }: Setting = {}): TestTable => {
  const table = new TestTable({ ...options, ruleset });
  for (let n = 1; n <= players; n++) table.join(`Player ${n}`);
  return table;
};

/** A game just dealt. */
export const gameOf = (setting: Setting = {}): TestTable => {
  const table = lobbyOf(setting);
  table.do(1, { t: 'start', deck: deckOf(setting.deck ?? 84) });
  return table;
};

/** … with seat 1 as the storyteller. */
export const claimed = (setting: Setting = {}): TestTable => {
  const table = gameOf(setting);
  table.do(1, { t: 'claim' });
  return table;
};

/** … and all cards on the table. */
export const tabled = (setting: Setting = {}): TestTable => {
  const table = claimed(setting);
  table.tell(1);
  table.putAll();
  return table;
};
