import type { CardId } from '../engine/ids.ts';
import type { Library } from './card-words.ts';
import { kept } from './kept.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { Remembered } from './memory.ts';
import { type Phrase, readCard, readPhrase } from './phrase.ts';
import { alikeRow, roomForTerms, TermTable } from './term-table.ts';

/** How much of a fit is the clue as a whole, and not word by word. */
const WHOLE = 0.4;
/** Clues of which the reader keeps what it read: those on the tables now. */
const HEARD = 64;
/** Words of clues whose nearness to all terms it keeps, some 25 kB each: clues share words, and a clue is heard often. */
const WORDS = 192;
/** Clues of which it keeps the results: a teller weighs the same ones of the bank again and again. */
const WEIGHED = 2000;
/** Results it keeps in all, eight bytes each: with a library of thousands of cards, those of fewer clues. */
const RESULTS = 1_000_000;

const UNWEIGHED = -1;

/** Reads the cards of one library in one language; shared by all bots at all tables that play it. */
export interface Reader {
  readonly library: Library;
  readonly language: string;
  readonly recall: (card: CardId) => readonly Remembered[];
  /** [0, 1]: how well a card fits what was said, for somebody who knows pictures by their words. */
  readonly fit: (clue: string, card: CardId) => number;
  /** Reads a card ahead of time, and weighs on it what the bank says of it, with which every teller begins. */
  readonly prepare: (card: CardId) => void;
}

/** A card, read: its lines, and flat beside them what is compared with every clue. What they were read from is let go. */
interface ReadCard {
  /** Where its results stand. */
  readonly index: number;
  readonly lines: readonly Pick<Phrase, 'text' | 'remembered' | 'factor'>[];
  /** By word, the weightiest first: the term, how much it counts, and the phrase it stands in. */
  readonly terms: Int32Array;
  readonly factors: Float32Array;
  readonly places: Int32Array;
  /** One row a phrase; zeros for a phrase without direction, which is like nothing. */
  readonly wholes: Float32Array;
}

const flatten = (index: number, phrases: readonly Phrase[], table: TermTable, dimensions: number): ReadCard => {
  const words = phrases
    .flatMap(({ meanings, factor }, place) =>
      meanings.flatMap(({ senses }) =>
        senses.map(sense => ({ id: table.idOf(sense), factor: sense.sureness * factor, place })),
      ),
    )
    .toSorted((a, b) => b.factor - a.factor);
  const wholes = new Float32Array(phrases.length * dimensions);
  phrases.forEach(({ vector }, place) => {
    if (vector !== null) wholes.set(vector, place * dimensions);
  });
  return {
    index,
    lines: phrases.map(({ text, remembered, factor }) => ({ text, remembered, factor })),
    terms: Int32Array.from(words, word => word.id),
    factors: Float32Array.from(words, word => word.factor),
    places: Int32Array.from(words, word => word.place),
    wholes,
  };
};

export const createReader = (
  lexicon: Lexicon,
  library: Library,
  language: string,
  recall: (card: CardId) => readonly Remembered[] = () => [],
): Reader => {
  const table = new TermTable(lexicon.dimensions);
  const cards = new Map<CardId, ReadCard>();
  const heard = new Map<string, Phrase>();
  const rows = new Map<Meaning, Float32Array>();
  const weighed = new Map<string, number[]>();
  const clues = Math.min(WEIGHED, Math.ceil(RESULTS / library.cards.length));

  const read = (card: CardId): ReadCard => {
    const known = cards.get(card);
    if (known !== undefined) return known;
    const phrases = readCard(lexicon, library, card, language, recall(card));
    const now = flatten(cards.size, phrases, table, lexicon.dimensions);
    cards.set(card, now);
    return now;
  };
  const rowOf = (word: Meaning): Float32Array => {
    const before = rows.get(word);
    if (before !== undefined && before.length >= table.size) return before;
    const row = before === undefined ? emptyRow() : roomForTerms(before, table.size);
    rows.set(word, row);
    return row;
  };
  /** The oldest word's row, wiped, when there are enough: large arrays made anew each time keep the collector busy. */
  const emptyRow = (): Float32Array => {
    const [oldest] = rows.keys();
    const row = rows.size < WORDS || oldest === undefined ? undefined : rows.get(oldest);
    if (row !== undefined && oldest !== undefined) rows.delete(oldest);
    return row !== undefined && row.length >= table.size ? row.fill(-1) : roomForTerms(undefined, table.size);
  };
  /** How well the best word of a card meets one word of the clue; `deaf` is the line the bot must not recognise. */
  const meet = (word: Meaning, { terms, factors, places }: ReadCard, deaf: number): number => {
    const row = rowOf(word);
    let best = 0;
    for (let i = 0; i < terms.length; i += 1) {
      const factor = factors[i] as number;
      if (factor <= best) break;
      if (places[i] === deaf) continue;
      const id = terms[i] as number;
      let near = row[id] as number;
      if (near < 0) {
        near = table.nearness(word, id);
        row[id] = near;
      }
      if (near * factor > best) best = near * factor;
    }
    return best;
  };
  const weigh = (clue: Phrase, card: ReadCard): number => {
    const { lines, wholes } = card;
    let [whole, again, deaf] = [0, 0, -1];
    for (let place = 0; place < lines.length; place += 1) {
      const { text, remembered, factor } = lines[place] as Phrase;
      if (text === clue.text) {
        if (remembered) again = Math.max(again, factor);
        else deaf = place;
      }
      if (place !== deaf && clue.vector !== null && factor > whole)
        whole = Math.max(whole, factor * alikeRow(clue.vector, wholes, place));
    }
    let [said, understood] = [0, 0];
    for (const word of clue.meanings) {
      said += word.weight;
      understood += word.weight * meet(word, card, deaf);
    }
    // Only a remembered clue can still be the very same: then there is nothing to interpret.
    return said === 0 ? again : Math.max(again, (1 - WHOLE) * (understood / said) + WHOLE * whole);
  };
  const fit = (clue: string, card: CardId): number => {
    const on = read(card);
    const fits = kept(weighed, clues, clue, () => library.cards.map(() => UNWEIGHED));
    const before = fits[on.index] ?? UNWEIGHED;
    if (before !== UNWEIGHED) return before;
    const value = weigh(
      kept(heard, HEARD, clue, () => readPhrase(lexicon, clue, language)),
      on,
    );
    fits[on.index] = value;
    return value;
  };
  return {
    library,
    language,
    recall,
    prepare: card => {
      read(card);
      const words = library.words(card, language) ?? library.words(card, 'en');
      for (const clue of [...(words?.associations ?? []), ...(words?.clues ?? [])]) fit(clue, card);
    },
    fit,
  };
};
