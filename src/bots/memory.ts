import type { CardId, SeatId } from '../engine/ids.ts';
import type { RoundResult } from '../engine/state.ts';
import type { PublicView } from '../engine/view.ts';
import { fold } from './fold.ts';

/** A clue that somebody once gave for a card, with how many understood it. No names, no table, no time. */
export interface Remembered {
  readonly card: CardId;
  readonly language: string;
  readonly text: string;
  /** How many voters there were over all tellings, and how many found the card. */
  readonly voters: number;
  readonly found: number;
}

/** Where memories are kept. The bots never call it themselves: the server recalls before a game and learns after it. */
export interface MemoryStore {
  /** What is remembered for these cards in a language; of each card the `KEPT_PER_CARD` clues with the most voters. */
  recall(cards: readonly CardId[], language: string): Promise<readonly Remembered[]>;
  /** Adds up with what is known of the same card, language and text. */
  learn(lessons: readonly Remembered[]): Promise<void>;
  /** Deletes what is remembered of a card or of a whole world, also of one that is gone; without either, all. How many clues. */
  forget(what?: Forgettable): Promise<number>;
}

export type Forgettable = { readonly card: CardId } | { readonly world: string };

/** A card's name begins with its world's. */
export const isAbout = (card: CardId, what: Forgettable | undefined): boolean =>
  what === undefined || ('card' in what ? card === what.card : card.startsWith(`${what.world}.`));

/** More than this no longer helps a bot to understand, but costs it memory: a public server hears clues for years. */
export const KEPT_PER_CARD = 200;

const LONGEST = 80;
/** An address, a number somebody can be called at, a link: nothing of the kind is a memory of a picture. */
const PRIVATE = /[@/\\]|\d{3}|www\.|https?:/iu;

const normalise = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

const namesSomebody = (text: string, table: PublicView): boolean => {
  const said = ` ${fold(text)} `;
  return Object.values(table.seats).some(seat => fold(seat.name).length > 1 && said.includes(` ${fold(seat.name)} `));
};

/**
 * What a finished round teaches, or null: the table must agree, a person must have told (bots speak from the bank and
 * would only teach each other its lines), in text, about a card of their own.
 */
export const learn = (result: RoundResult, table: PublicView): Remembered | null => {
  const teller = table.seats[result.storyteller];
  const card = result.target === null ? undefined : result.cards[result.target - 1];
  if (!table.options.memory || teller === undefined || teller.kind === 'bot' || teller.minded || card === undefined)
    return null;
  const text = result.clue.kind === 'aloud' ? '' : normalise(result.clue.text ?? '');
  if (text === '' || text.length > LONGEST || PRIVATE.test(text) || namesSomebody(text, table)) return null;
  const voters = new Set<SeatId>(result.cards.flatMap(each => each.votes));
  const found = new Set<SeatId>(card.votes);
  return { card: card.card, language: table.options.language, text, voters: voters.size, found: found.size };
};

/** The share that understood, drawn towards a half while only few were asked. */
export const foundShare = ({ found, voters }: Remembered): number => (found + 1) / (voters + 2);

/** Two writings of one clue have the same key. */
export const clueKey = (text: string): string => fold(text);

/** What adds up: the same card, language and clue. */
export const lessonKey = ({ card, language, text }: Remembered): string => [card, language, clueKey(text)].join('\n');

/** Adds lessons up: what a store does, as a function. */
export const addUp = (lessons: readonly Remembered[]): readonly Remembered[] => {
  const sums = new Map<string, Remembered>();
  for (const lesson of lessons) {
    const key = lessonKey(lesson);
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined
        ? lesson
        : { ...before, voters: before.voters + lesson.voters, found: before.found + lesson.found },
    );
  }
  return [...sums.values()];
};

export const recaller = (memories: readonly Remembered[]): ((card: CardId) => readonly Remembered[]) => {
  const byCard = new Map<CardId, Remembered[]>();
  for (const each of memories) byCard.set(each.card, [...(byCard.get(each.card) ?? []), each]);
  return card => byCard.get(card) ?? [];
};
