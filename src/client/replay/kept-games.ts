import type { GameFile } from '../../engine/game-file.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { RulesetId } from '../../engine/options.ts';
import type { Gallery } from '../net/worlds.ts';
import { cardsIn, type Replay } from './replay.ts';

/** A game this device has played, with its whole file: it outlives the table, and nobody else has a list of it. */
export interface KeptGame {
  /** The game's seed: the same game is kept once. */
  readonly id: string;
  readonly at: number;
  readonly code: string | null;
  readonly number: number;
  readonly ruleset: RulesetId;
  readonly rounds: number;
  readonly names: readonly string[];
  readonly winners: readonly string[];
  readonly mine: SeatId | null;
  /** As text, as it would be downloaded. */
  readonly file: string;
}

export const KEPT_MAX = 60;

/** The file with the words of its cards, so that it can be read where their world is not known. */
export const withWords = (file: GameFile, gallery: Gallery): GameFile => {
  const words = cardsIn(file).flatMap(card => {
    const art = gallery.art(card);
    return art === null || (art.title === '' && art.alt === '') ? [] : [[card, { title: art.title, alt: art.alt }]];
  });
  return words.length === 0 ? file : { ...file, words: { ...file.words, ...Object.fromEntries(words) } };
};

interface Origin {
  readonly at: number;
  readonly code: string | null;
  /** Which of the table's games; the file does not say. */
  readonly number: number;
  readonly mine: SeatId | null;
}

export const keptOf = (file: GameFile, replay: Replay, { at, code, number, mine }: Origin): KeptGame => {
  const name = (seat: SeatId): string => replay.people[seat]?.name ?? '';
  return {
    id: file.seed,
    at: file.ended ?? at,
    code,
    number,
    ruleset: replay.ruleset,
    rounds: replay.rounds.length,
    names: replay.sides.flatMap(([, seats]) => seats.map(name)),
    winners: replay.sides.filter(([side]) => replay.winners.includes(side)).flatMap(([, seats]) => seats.map(name)),
    mine,
    file: JSON.stringify(file),
  };
};

/** Those that have to go so that the newest have room. */
export const overflow = (games: readonly KeptGame[], max = KEPT_MAX): readonly string[] =>
  games
    .toSorted((a, b) => b.at - a.at)
    .slice(max)
    .map(game => game.id);
