import type { SeatCommand } from '../engine/command.ts';
import type { TableOptions } from '../engine/options.ts';
import type { PublicView } from '../engine/view.ts';
import type { Library } from './card-words.ts';
import { characterOf } from './characters.ts';
import { type EnglishWords, type Lexicon, loadEnglish, loadLexicon, type ReadLexiconFile } from './lexicon.ts';
import type { Chat } from './llm/chat-endpoint.ts';
import { playWith, type Report } from './llm/think.ts';
import { learn, type MemoryStore, recaller } from './memory.ts';
import { play } from './play.ts';
import { playAtRandom } from './random-player.ts';
import { createReader, type Reader } from './reader.ts';
import type { Sight } from './sight.ts';

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

/** Worlds and languages in use at the same time, with room to spare; each costs a few megabytes. */
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
    const key = keyOf(options);
    const known = this.#readers.get(key);
    if (known !== undefined) return known;
    const oldest = this.#readers.keys().next();
    if (this.#readers.size >= READERS && oldest.done !== true) this.#readers.delete(oldest.value);
    const made = this.#makeReader(options);
    this.#readers.set(key, made);
    // A file that could not be read is tried again by the next bot.
    made.catch(() => this.#readers.delete(key));
    return made;
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

  #lexicon(language: string): Promise<Lexicon> {
    const known = this.#lexicons.get(language);
    if (known !== undefined) return known;
    const loading = this.#load(language);
    this.#lexicons.set(language, loading);
    loading.catch(() => this.#lexicons.delete(language));
    return loading;
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

const keyOf = ({ worlds, language }: TableOptions): string => JSON.stringify([language, ...worlds]);
