import type { CardEntry } from './manifest.ts';
import { hashDistance, layoutDistance, type Measures } from './measure.ts';
import { brokenQuotas } from './quotas.ts';
import { clueNamesHero, type DeckWords, type Language, missingWords } from './words.ts';

/** A deck must not fail; what is up for review is for a pair of eyes. */
export interface Finding {
  readonly level: 'fail' | 'review';
  readonly text: string;
}

export interface Deck {
  readonly names: readonly string[];
  readonly cards: readonly CardEntry[];
  readonly measures: ReadonlyMap<string, Measures>;
  readonly words: ReadonlyMap<Language, DeckWords>;
  readonly bytes: number;
}

/** Of 64 signs; unrelated pictures differ in about 30. */
const LEAST_HASH_DISTANCE = 14;
const LEAST_LAYOUT_DISTANCE = 0.1;
const MOST_SHARED_MOTIFS = 0.4;
const MOST_BYTES = 20e6;

const fail = (text: string): Finding => ({ level: 'fail', text });
const review = (text: string): Finding => ({ level: 'review', text });

const exposure = (id: string, m: Measures): Finding[] => [
  ...(m.lightness < 0.33 ? [fail(`${id}: dark, mean lightness ${m.lightness.toFixed(2)}`)] : []),
  ...(m.crushed > 0.3 ? [fail(`${id}: ${Math.round(m.crushed * 100)} % crushed`)] : []),
  ...(m.burned > 0.04 ? [fail(`${id}: ${Math.round(m.burned * 100)} % burned`)] : []),
  ...(m.spread < 0.1 ? [review(`${id}: flat, spread ${m.spread.toFixed(3)}`)] : []),
  ...(m.palette < 1.9 ? [review(`${id}: few colours, ${m.palette.toFixed(2)} bits`)] : []),
];

/** Shared motifs as a share of all; names of one thing only say little, so three are needed. */
const overlap = (a: CardEntry, b: CardEntry): number => {
  if (Math.min(a.motifs.length, b.motifs.length) < 3) return 0;
  const shared = a.motifs.filter(motif => b.motifs.includes(motif)).length;
  return shared / (a.motifs.length + b.motifs.length - shared);
};

const pairs = ({ cards, measures }: Deck): Finding[] =>
  cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap(b => {
      const [ma, mb] = [measures.get(a.name), measures.get(b.name)];
      const shared = overlap(a, b);
      const alike = ma && mb ? hashDistance(ma, mb) : Infinity;
      const layout = ma && mb ? layoutDistance(ma, mb) : Infinity;
      const both = `${a.name} / ${b.name}`;
      return [
        ...(alike < LEAST_HASH_DISTANCE ? [fail(`${both}: alike, hash distance ${alike}`)] : []),
        ...(layout < LEAST_LAYOUT_DISTANCE ? [review(`${both}: same layout, ${layout.toFixed(3)}`)] : []),
        ...(shared > MOST_SHARED_MOTIFS ? [review(`${both}: ${Math.round(shared * 100)} % of motifs shared`)] : []),
      ];
    }),
  );

const wordFindings = ({ names, cards, words }: Deck): Finding[] => [
  ...[...words].flatMap(([language, deck]) => missingWords(names, language, deck)).map(fail),
  ...cards.flatMap(({ name, hero }) =>
    clueNamesHero(hero, words.get('en')?.[name]?.clues ?? []).map(clue =>
      fail(`${name}: clue “${clue}” names the hero`),
    ),
  ),
];

/** Everything that can be said about a deck without looking at it. */
export const scoreDeck = (deck: Deck): Finding[] => {
  const unpainted = deck.names.filter(name => !deck.cards.some(card => card.name === name));
  return [
    ...(unpainted.length > 0 ? [fail(`not painted yet: ${unpainted.join(' ')}`)] : []),
    ...(deck.bytes > MOST_BYTES ? [fail(`the world takes ${(deck.bytes / 1e6).toFixed(1)} MB`)] : []),
    ...brokenQuotas(deck.cards).map(fail),
    ...deck.cards.flatMap(({ name }) => {
      const m = deck.measures.get(name);
      return m ? exposure(name, m) : [];
    }),
    ...pairs(deck),
    ...wordFindings(deck),
  ];
};
