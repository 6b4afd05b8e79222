import { type CardId, type SeatId, slot } from '../engine/ids.ts';
import type { RoundResult, RuleId } from '../engine/state.ts';
import type { GameView, OwnView, PublicView, SeatStatus, SeatView } from '../engine/view.ts';
import type { JsonObject } from './merge-patch.ts';
import type { WireOwn } from './wire-own.ts';
import { STATUS_LETTERS, type WireGame, type WireRound, type WireTable } from './wire-table.ts';

/**
 * Back from what travels (wire-table.ts, wire-own.ts) to the engine's views. A merge patch cannot tell null from missing, so any
 * member that may be null may be missing here.
 */
type Loose<T> = { readonly [K in keyof T]?: T[K] };

const SEAT_NULLS = { character: null };
const STATUSES = Object.fromEntries(Object.entries(STATUS_LETTERS).map(([status, letter]) => [letter, status]));

const wholeClue = (clue: WireRound['clue']): GameView['clue'] => {
  if (clue === undefined) return null;
  if (typeof clue === 'string') return { kind: 'text', text: clue };
  return clue.kind === 'recording' ? { kind: 'recording', audio: clue.audio, text: clue.text ?? null } : clue;
};

const wholeAwards = (awards: NonNullable<WireRound['awards']>): RoundResult['awards'] => {
  const bySide: Record<SeatId, Partial<Record<RuleId, number>>> = {};
  for (const [rule, paid] of Object.entries(awards) as [RuleId, Readonly<Record<SeatId, number>>][]) {
    for (const [side, points] of Object.entries(paid) as [SeatId, number][]) (bySide[side] ??= {})[rule] = points;
  }
  return bySide;
};

const wholeResult = (number: number, round: WireRound): RoundResult | null => {
  const { storyteller, clue, cards = [], owners, votes = [], target, red, awards } = round;
  if (storyteller === undefined || owners === undefined || awards === undefined) return null;
  return {
    round: number,
    storyteller,
    clue: wholeClue(clue) ?? { kind: 'aloud' },
    cards: cards.map((card, i) => ({ card, owner: owners[i] as SeatId, votes: votes[i] ?? [] })),
    target: target ?? null,
    red: red ?? null,
    awards: wholeAwards(awards),
  };
};

const wholeGame = (game: WireGame, rounds: WireTable['rounds']): GameView => {
  const now = rounds[game.round] ?? {};
  const results = Object.entries(rounds).map(([number, round]) => wholeResult(Number(number), round));
  return {
    ...game,
    storyteller: now.storyteller ?? null,
    clue: wholeClue(now.clue),
    slots: now.cards ?? [],
    tellings: game.tellings ?? null,
    deadline: game.deadline ?? null,
    last: results.findLast(result => result !== null) ?? null,
    winners: game.winners ?? null,
    seed: game.seed ?? null,
  };
};

export const wholeTable = (document: JsonObject): PublicView => {
  const {
    status = '',
    scores = [],
    seats = {},
    seating = [],
    game,
    rounds = {},
    ...rest
  } = document as unknown as Loose<WireTable>;
  const whole: Record<SeatId, SeatView> = {};
  for (const [at, id] of seating.entries()) {
    const seat = seats[id];
    if (seat === undefined) continue;
    const doing = (STATUSES[status[at] ?? ''] ?? 'idle') as SeatStatus;
    whole[id] = { ...SEAT_NULLS, ...seat, status: doing, score: scores[at] ?? 0 };
  }
  return {
    host: null,
    ...rest,
    seating,
    seats: whole,
    game: game == null ? null : wholeGame(game, rounds),
  } as PublicView;
};

/** The game and the round that are played; null before the first. */
export const stageOf = (document: JsonObject): { readonly number: number; readonly round: number } | null =>
  (document as unknown as Loose<WireTable>).game ?? null;

const NONE: readonly CardId[] = [];

/** The cards that lie face up, in slot order: the same list while they do. */
export const laidCards = (document: JsonObject): readonly CardId[] => {
  const { game, rounds } = document as unknown as Loose<WireTable>;
  return (game == null ? undefined : rounds?.[game.round]?.cards) ?? NONE;
};

/** Once the cards lie on the table, what was put lies there too. */
export const wholeOwn = (document: JsonObject, laid: readonly CardId[]): OwnView => {
  const { hand = {}, put = [], ...rest } = document as unknown as Loose<WireOwn>;
  const slots = laid.flatMap((card, i) => (put.includes(card) ? [slot(i + 1)] : []));
  const held = (Object.keys(hand) as CardId[]).filter(card => laid.length === 0 || !put.includes(card));
  return { red: null, ...rest, put, slots, hand: held } as OwnView;
};
