import { checkChair, checkName, freeRabbit, isWorn } from './chair.ts';
import type { Command, SeatCommand, TableCommand } from './command.ts';
import { cardsNeeded, deal } from './deck.ts';
import type { Draft } from './draft.ts';
import { contributionsOf, seedFrom } from './fairness.ts';
import { type CardId, type SeatId, seatId } from './ids.ts';
import type { Rabbit, TableOptions } from './options.ts';
import { checkOptions } from './options-check.ts';
import type { Refusal } from './refusal.ts';
import { RULESETS } from './rulesets/table.ts';
import { sidesOf } from './seating.ts';
import { dealOrder } from './shuffles.ts';
import { isPlaying, type Seat, type TableState } from './state.ts';
import { tidy } from './words.ts';

type Of<T extends Command['t']> = Omit<Extract<SeatCommand | TableCommand, { t: T }>, 't' | 'by'>;

const CONTRIBUTION = /^[0-9a-f]{16,64}$/;

type Newcomer = Pick<Seat, 'name' | 'kind' | 'character' | 'contribution'> & {
  readonly rabbit: Rabbit | null | undefined;
};

const sitDown = (draft: Draft, who: Newcomer): Refusal | undefined => {
  const { state } = draft;
  const name = tidy(who.name);
  const refusal = checkChair(state, name, null);
  if (refusal) return refusal;
  const { kind, character, contribution } = who;
  const seat = seatId(`s${state.nextSeat}`);
  const rabbit = freeRabbit(state, who.rabbit, null);
  draft.add({ t: 'joined', seat, name, rabbit, kind, character, contribution });
  if (state.host === null) draft.add({ t: 'hosted', seat });
  return undefined;
};

/** [TB1] Anyone with the link may sit down, also while a game runs: then they play from the next round on. */
export const join = (draft: Draft, { name, rabbit, contribution }: Of<'join'>): Refusal | undefined => {
  if (contribution !== null && !CONTRIBUTION.test(contribution)) return { code: 'bad-contribution' };
  return sitDown(draft, { name, rabbit, kind: 'person', character: null, contribution });
};

export const addBot = (draft: Draft, by: SeatId, { character, name, rabbit }: Of<'add-bot'>): Refusal | undefined => {
  if (draft.state.host !== by) return { code: 'not-host' };
  return sitDown(draft, { name, rabbit, kind: 'bot', character, contribution: null });
};

export const dress = (draft: Draft, by: SeatId, wish: Of<'dress'>): Refusal | undefined => {
  const { state } = draft;
  const before = state.seats[by];
  if (before === undefined) return { code: 'not-seated' };
  const name = wish.name === undefined ? before.name : tidy(wish.name);
  const rabbit = wish.rabbit ?? before.rabbit;
  const refusal = checkName(state, name, by);
  if (refusal) return refusal;
  if (isWorn(state, rabbit, by)) return { code: 'rabbit-taken' };
  if (name === before.name && rabbit === before.rabbit) return undefined;
  draft.add({ t: 'dressed', seat: by, name, rabbit });
  return undefined;
};

/** [F2] Each person's part of the seed, sent after the table has committed to its own. */
export const contribute = (draft: Draft, by: SeatId, value: string): Refusal | undefined => {
  if (isPlaying(draft.state.phase)) return { code: 'wrong-phase', phase: draft.state.phase };
  if (!CONTRIBUTION.test(value)) return { code: 'bad-contribution' };
  draft.add({ t: 'contributed', seat: by, value });
  return undefined;
};

const mayArrange = (state: TableState, by: SeatId): Refusal | undefined => {
  if (state.host !== by) return { code: 'not-host' };
  return isPlaying(state.phase) ? { code: 'wrong-phase', phase: state.phase } : undefined;
};

/** A card is hidden when it is seen, which is in the middle of a game. */
const mayConfigure = (state: TableState, by: SeatId, wish: Partial<TableOptions>): Refusal | undefined =>
  state.host === by && Object.keys(wish).join() === 'hidden' ? undefined : mayArrange(state, by);

export const configure = (draft: Draft, by: SeatId, wish: Partial<TableOptions>): Refusal | undefined => {
  const refusal = mayConfigure(draft.state, by, wish) ?? checkOptions(wish);
  if (refusal) return refusal;
  const options = { ...draft.state.options, ...wish };
  if (JSON.stringify(options) !== JSON.stringify(draft.state.options)) draft.add({ t: 'configured', options });
  return undefined;
};

export const arrange = (draft: Draft, by: SeatId, seating: readonly SeatId[]): Refusal | undefined => {
  const refusal = mayArrange(draft.state, by);
  if (refusal) return refusal;
  const same = seating.length === draft.state.seating.length && new Set(seating).size === seating.length;
  if (!same || !seating.every(seat => draft.state.seating.includes(seat))) return { code: 'bad-seating' };
  draft.add({ t: 'arranged', seating });
  return undefined;
};

/** [T1–T4] Deals. The seats that said goodbye after the last game are gone by now. */
export const start = (draft: Draft, by: SeatId, deck: readonly CardId[]): Refusal | undefined => {
  const refusal = mayArrange(draft.state, by);
  if (refusal) return refusal;
  for (const seat of draft.state.seating) {
    if (draft.state.seats[seat]?.leaving) draft.add({ t: 'left', seat });
  }
  const { state } = draft;
  const { seating, options } = state;
  const ruleset = RULESETS[options.ruleset];
  const { min, max, even } = ruleset.players;
  const have = seating.length;
  if (have < min) return { code: 'too-few-players', need: min, have };
  if (have > max) return { code: 'too-many-players', max, have };
  if (even && have % 2 === 1) return { code: 'odd-players', have };
  const hidden = new Set(options.hidden);
  const cards = [...new Set(deck)].filter(card => !hidden.has(card));
  const need = cardsNeeded(ruleset, have);
  if (cards.length < need) return { code: 'deck-too-small', need, have: cards.length };
  const seed = seedFrom(state.nextSecret, contributionsOf(state.seats, seating));
  const dealt = deal(dealOrder(cards, seed), seating, ruleset.handSize(have));
  draft.add({ t: 'started', ruleset: ruleset.id, seed, deck: cards, side: sidesOf(ruleset, seating), ...dealt });
  return undefined;
};
