import type { SeatId } from '../engine/ids.ts';
import type { RoundResult } from '../engine/state.ts';

/** Small glories from real numbers. */
export const HONOURS = ['liar', 'mysterious', 'clear', 'keen', 'crowd'] as const;
export type HonourId = (typeof HONOURS)[number];
export interface Honour {
  readonly id: HonourId;
  readonly seat: SeatId;
  readonly count: number;
}

type Count = (round: RoundResult, add: (seat: SeatId, n?: number) => void) => void;

const finders = (round: RoundResult): readonly SeatId[] =>
  round.target === null ? [] : [...new Set(round.cards[round.target - 1]?.votes ?? [])];
const voters = (round: RoundResult): number => new Set(round.cards.flatMap(card => card.votes)).size;

const COUNTS: Readonly<Record<HonourId, Count>> = {
  /** Votes for false cards. */
  liar: (round, add) => {
    if (round.target === null) return;
    for (const card of round.cards) if (card.owner !== round.storyteller) add(card.owner, card.votes.length);
  },
  /** Clues that exactly one found. */
  mysterious: (round, add) => {
    if (finders(round).length === 1 && voters(round) > 1) add(round.storyteller);
  },
  /** Clues that everybody found. */
  clear: (round, add) => {
    if (round.target !== null && voters(round) > 0 && finders(round).length === voters(round)) add(round.storyteller);
  },
  /** Storytellers' cards found. */
  keen: (round, add) => {
    for (const seat of finders(round)) add(seat);
  },
  /** Party: votes with at least two others. */
  crowd: (round, add) => {
    if (round.target !== null) return;
    for (const card of round.cards) if (card.votes.length > 2) for (const seat of card.votes) add(seat);
  },
};

/** One honour a head where possible: whoever has one makes room for somebody else. */
export const honoursOf = (rounds: readonly RoundResult[]): readonly Honour[] => {
  const given: Honour[] = [];
  for (const id of HONOURS) {
    const counts = new Map<SeatId, number>();
    for (const round of rounds) COUNTS[id](round, (seat, n = 1) => counts.set(seat, (counts.get(seat) ?? 0) + n));
    const best = [...counts]
      .filter(([seat, n]) => n > 0 && !given.some(honour => honour.seat === seat))
      .toSorted((a, b) => b[1] - a[1])[0];
    if (best !== undefined) given.push({ id, seat: best[0], count: best[1] });
  }
  return given;
};
