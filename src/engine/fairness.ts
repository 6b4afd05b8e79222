import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatId } from './ids.ts';
import { invariant } from './result.ts';
import type { TableState } from './state.ts';

/**
 * The shuffle that anyone can check [F1–F4]. The table commits to a secret before anybody sends their part of the
 * randomness; the seed is the hash of both; every shuffle of the game is a labelled stream of hashes of that seed.
 * Neither the table nor a player can steer it alone, and when the secret is opened everybody can replay it.
 */
const digest = (text: string): Uint8Array => sha256(utf8ToBytes(text));

export const commitmentTo = (secret: string): string => bytesToHex(digest(`inkling/1/commitment/${secret}`));

/** [F2] What the people who are dealt cards added to the seed. */
export const contributionsOf = (
  seats: TableState['seats'],
  seating: readonly SeatId[],
): Readonly<Record<SeatId, string>> => {
  const contributions: Record<SeatId, string> = {};
  for (const seat of seating) {
    const value = seats[seat]?.contribution;
    if (value != null) contributions[seat] = value;
  }
  return contributions;
};

export const seedFrom = (secret: string, contributions: Readonly<Record<SeatId, string>>): string => {
  const parts = Object.entries(contributions)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([seat, value]) => `${seat}:${value}`);
  return bytesToHex(digest(`inkling/1/seed/${secret}/${parts.join(',')}`));
};

/** 16-bit words from SHA-256 of seed, label and a counter: enough for the largest deck, and few hashes for a small one. */
const wordStream = (seed: string, label: string): (() => number) => {
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  return () => {
    if (at >= block.length) {
      block = digest(`inkling/1/stream/${seed}/${label}/${counter++}`);
      at = 0;
    }
    const word = ((block[at] ?? 0) << 8) | (block[at + 1] ?? 0);
    at += 2;
    return word;
  };
};

const WORDS = 2 ** 16;

/** Below `bound`, without modulo bias: words from the uneven end of the range are thrown away. */
const drawBelow = (next: () => number, bound: number): number => {
  const limit = WORDS - (WORDS % bound);
  let word = next();
  while (word >= limit) word = next();
  return word % bound;
};

/** Fisher and Yates. The same seed, label and items give the same order, everywhere and always. */
export const shuffled = <T>(items: readonly T[], seed: string, label: string): T[] => {
  invariant(items.length <= WORDS, 'a word can name every card');
  const next = wordStream(seed, label);
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = drawBelow(next, i + 1);
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return out;
};
