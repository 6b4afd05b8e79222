import type { SeatCommand } from '../engine/command.ts';
import type { TableOptions } from '../engine/options.ts';
import type { PublicView } from '../engine/view.ts';
import type { Library } from './card-words.ts';
import { characterOf } from './characters.ts';
import { kept } from './kept.ts';
import { type EnglishWords, type Lexicon, loadEnglish, loadLexicon, type ReadLexiconFile } from './lexicon.ts';
import type { Chat } from './llm/chat-endpoint.ts';
import { playWith, type Report } from './llm/think.ts';
import { learn, type MemoryStore, recaller } from './memory.ts';
import { play } from './play.ts';
import { playAtRandom } from './random-player.ts';
import { createReader, type Reader } from './reader.ts';
import type { Sight } from './sight.ts';
import { tongueOf } from './tongue.ts';

export interface BrainParts {
  readonly read: ReadLexiconFile;
  /** The words of the worlds a table plays. */
  readonly library: (options: TableOptions) => Promise<Library>;
  readonly memory: MemoryStore;
  /** A large model, where there is one. */
  readonly chat: Chat | null;
  readonly report: Report;
  readonly random: () => number;
  /** Lets others run: reading a world takes a tenth of a second in all, and a server has other tables. */
  readonly breathe: () => Promise<void>;
}

/** Worlds in a language, and languages, in use at the same time, with room to spare; each costs a few megabytes. */
const READERS = 6;

/** Everything the bots of one server, or one browser, share. Nothing is loaded before the first of them must act. */
export class Brains {
  readonly #parts: BrainParts;
  #english: Promise<EnglishWords> | null = null;
  readonly #lexicons = new Map<string, Promise<Lexicon>>();
  readonly #readers = new Map<string, Promise<Reader>>();

  constructor(parts: BrainParts) {
    this.#parts = parts;
  }

  /** What the seat does now; null when it has nothing to do. */
  async play(sight: Sight): Promise<SeatCommand | null> {
    const { chat, random, report } = this.#parts;
    let reader: Reader;
    try {
      reader = await this.#reader(sight.table.options);
    } catch (error) {
      // A bot without words still owes the table a move.
      report('no-words', error);
      return playAtRandom(sight, random);
    }
    const character = characterOf(sight.table.seats[sight.me.seat]?.character ?? null);
    const mind = { reader, character, random };
    return chat === null ? play(sight, mind) : playWith(sight, mind, chat, report);
  }

  /** To be called once for each finished round, with the view that shows it. */
  async learn(table: PublicView): Promise<void> {
    const last = table.game?.last ?? null;
    const lesson = last === null ? null : learn(last, table);
    if (lesson !== null) await this.#parts.memory.learn([lesson]);
  }

  /** What was learned is read with the next game: call it when one ends. */
  refresh(options: TableOptions): void {
    this.#readers.delete(keyOf(options));
  }

  #reader(options: TableOptions): Promise<Reader> {
    return shared(this.#readers, keyOf(options), () => this.#makeReader(options));
  }

  async #makeReader(options: TableOptions): Promise<Reader> {
    const { library: libraryFor, memory, breathe } = this.#parts;
    const { language } = options;
    const library = await libraryFor(options);
    const memories = await memory.recall(library.cards, language);
    const reader = createReader(await this.#lexicon(language), library, language, recaller(memories));
    for (const card of library.cards) {
      reader.prepare(card);
      await breathe();
    }
    return reader;
  }

  /** A lexicon knows a language, whatever the country: hosts may name more countries than there is memory. */
  #lexicon(language: string): Promise<Lexicon> {
    const tongue = tongueOf(language);
    return shared(this.#lexicons, tongue, () => this.#load(tongue));
  }

  async #load(language: string): Promise<Lexicon> {
    const { read } = this.#parts;
    this.#english ??= loadEnglish(read);
    try {
      return await loadLexicon(await this.#english, read, [language]);
    } catch (error) {
      this.#english = null;
      throw error;
    }
  }
}

/** Loaded once for all who need it. What could not be read is tried again by the next bot. */
const shared = <T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> =>
  kept(known, READERS, key, () =>
    load().catch(why => {
      known.delete(key);
      throw why;
    }),
  );

const keyOf = ({ worlds, language }: TableOptions): string => JSON.stringify([language, ...worlds]);
