import { randomFrom } from '../../src/bots/random.ts';
import { playAtRandom } from '../../src/bots/random-player.ts';
import type { Command, SeatCommand } from '../../src/engine/command.ts';
import { type CardId, cardId, type SeatId, type Slot, seatId } from '../../src/engine/ids.ts';
import { RABBITS, type RulesetId, SEATS_MAX } from '../../src/engine/options.ts';
import type { Clue, TableState } from '../../src/engine/state.ts';
import { ownView, publicView } from '../../src/engine/views.ts';
import { deckOf, lobbyOf, type TestTable } from './table.ts';

export interface Plan {
  readonly ruleset: RulesetId;
  readonly players: number;
  readonly seed: number;
  /** How many commands of all sorts, wise and foolish, are tried before everybody just plays on. */
  readonly steps: number;
}

export type Random = () => number;
export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** What a seat would sensibly do now. */
export const sensible = (state: TableState, seat: SeatId, random: Random): SeatCommand | null =>
  playAtRandom({ table: publicView(state), me: ownView(state, seat), told: [] }, random);

const someSeat = (state: TableState, random: Random): SeatId => pick([...state.seating, seatId('s99')], random);

const someCards = (state: TableState, by: SeatId, random: Random): readonly CardId[] => {
  const hands = state.game?.hands ?? {};
  const pool = [...(hands[by] ?? []), ...(hands[someSeat(state, random)] ?? []), cardId('no.such-card')];
  return Array.from({ length: Math.floor(random() * 4) }, () => pick(pool, random));
};

const someSlot = (random: Random): Slot => Math.floor(random() * 15 - 1) as Slot;

const CLUES: readonly Clue[] = [
  { kind: 'aloud' },
  { kind: 'text', text: 'the long way home' },
  { kind: 'text', text: ' ' },
  { kind: 'text', text: 'x'.repeat(400) },
  { kind: 'recording', audio: 'a1' as never, text: null },
];

/** Anything a client could send, most of it wrong. */
const FOOLISH: readonly ((state: TableState, by: SeatId, random: Random) => SeatCommand)[] = [
  (_state, _by, random) => ({
    t: 'dress',
    name: pick(['', 'Ada', 'Bo', 'x'.repeat(30)], random),
    rabbit: pick(RABBITS, random),
  }),
  (_state, _by, random) => ({ t: 'contribute', value: pick(['', 'ab'.repeat(8), 'nonsense'], random) }),
  () => ({ t: 'say', text: 'hm' }),
  () => ({ t: 'claim' }),
  (state, by, random) => ({
    t: 'clue',
    clue: pick(CLUES, random),
    card: random() < 0.3 ? null : (someCards(state, by, random)[0] ?? null),
  }),
  (state, by, random) => ({ t: 'put', cards: someCards(state, by, random) }),
  (_state, _by, random) => ({
    t: 'vote',
    slots: Array.from({ length: Math.floor(random() * 4) }, () => someSlot(random)),
    red: random() < 0.7 ? null : someSlot(random),
  }),
  () => ({ t: 'take-back' }),
  () => ({ t: 'next' }),
  () => ({ t: 'skip' }),
  (state, _by, random) => ({ t: 'mind', seat: someSeat(state, random), on: random() < 0.5 }),
  (state, _by, random) => ({ t: 'vote-remove', seat: someSeat(state, random) }),
  (_state, _by, random) => ({ t: 'configure', options: { target: Math.floor(random() * 40) } }),
  (state, _by, random) => ({ t: 'arrange', seating: state.seating.toSorted(() => random() - 0.5) }),
  (_state, _by, random) => ({ t: 'add-bot', character: 'owl', name: `Bot ${Math.floor(random() * 9)}` }),
  (state, _by, random) => ({ t: 'remove', seat: someSeat(state, random) }),
  (state, _by, random) => ({ t: 'pass-host', seat: someSeat(state, random) }),
  (_state, _by, random) => ({ t: 'start', deck: deckOf(Math.floor(random() * 100)) }),
  () => ({ t: 'leave' }),
];

export const foolish = (state: TableState, by: SeatId, random: Random): SeatCommand =>
  pick(FOOLISH, random)(state, by, random);

const tableWide = (state: TableState, random: Random): Command => {
  const seat = someSeat(state, random);
  return pick<Command>(
    [
      { by: null, t: 'join', name: `Guest ${Math.floor(random() * 50)}`, rabbit: null, contribution: null },
      { by: null, t: 'mind', seat, on: random() < 0.5 },
      { by: null, t: 'pass-host', seat },
      { by: null, t: 'skip' },
      { by: null, t: 'next' },
    ],
    random,
  );
};

const someCommand = (state: TableState, before: Command | null, random: Random): Command => {
  const by = someSeat(state, random);
  const dice = random();
  if (dice < 0.06 && before !== null) return before;
  if (dice < 0.12) return tableWide(state, random);
  if (dice < 0.35) return { ...foolish(state, by, random), by };
  return { ...(sensible(state, by, random) ?? foolish(state, by, random)), by };
};

/**
 * What brings a resting table on, and nothing a server would not do by itself: the first seat that owes something plays;
 * a reveal ends when its time is up; else somebody who waits for the next round asks for it, or somebody comes to.
 */
const onward = (state: TableState, random: Random): Command => {
  for (const by of state.game?.seating ?? []) {
    const command = sensible(state, by, random);
    if (command !== null) return { ...command, by };
  }
  if (state.game?.deadline != null) return { by: null, t: 'next' };
  const late = state.seating.find(seat => state.seats[seat]?.waiting && state.seats[seat].kind === 'person');
  if (late !== undefined) return { by: late, t: 'next' };
  if (state.seating.length < SEATS_MAX) {
    return { by: null, t: 'join', name: `Late ${state.nextSeat}`, rabbit: null, contribution: null };
  }
  const back = state.seating.find(seat => state.seats[seat]?.minded) ?? seatId('s99');
  return { by: null, t: 'mind', seat: back, on: false };
};

const LONGEST = 5000;

/** A whole game with everything that can happen at a table mixed in. `watch` sees the table before and after each command. */
export const playChaos = (
  plan: Plan,
  watch: (table: TestTable, before: TableState, command: Command, random: Random) => void,
): TestTable => {
  const random = randomFrom(plan.seed);
  const table = lobbyOf({
    ...plan,
    options: { hiddenHands: random() < 0.8, bonusAlways: random() < 0.5, autoNext: random() < 0.2 },
  });
  table.do(1, { t: 'start', deck: deckOf(84 * (1 + Math.floor(random() * 2))) });
  let command: Command | null = null;
  const step = (next: Command): void => {
    const before = table.state;
    command = next;
    table.apply(next);
    watch(table, before, next, random);
  };
  for (let i = 0; i < plan.steps; i++) step(someCommand(table.state, command, random));
  for (let i = 0; table.state.phase !== 'over' && i < LONGEST; i++) step(onward(table.state, random));
  return table;
};
