import { setImmediate } from 'node:timers/promises';
import { Brains } from '../../bots/brains.ts';
import { chatWith } from '../../bots/llm/chat-endpoint.ts';
import type { Report } from '../../bots/llm/think.ts';
import type { MemoryStore } from '../../bots/memory.ts';
import { readLexiconFromDisk } from './lexicon-files.ts';
import { type KnownWorld, librariesIn, NO_OWN_WORLDS, type OwnLibrary } from './world-libraries.ts';

export interface ModelSettings {
  /** INKLING_LLM_URL: an OpenAI-compatible endpoint, up to and without `/chat/completions`. */
  readonly url: string;
  /** INKLING_LLM_MODEL */
  readonly model: string;
  /** INKLING_LLM_KEY */
  readonly key: string | null;
}

/** Milliseconds for one answer of the model; a bot's human pause hides most of it. */
const MODEL_LIMIT = 6000;

/** The bots of this server: the caretaker of a table calls `play(sight)`. */
export const serverBrains = (
  worldsFolder: string,
  worlds: readonly KnownWorld[],
  memory: MemoryStore,
  model: ModelSettings | null,
  report: Report,
  own: OwnLibrary = NO_OWN_WORLDS,
): Brains =>
  new Brains({
    read: readLexiconFromDisk,
    library: librariesIn(worldsFolder, worlds, own),
    memory,
    chat: model === null ? null : chatWith({ ...model, limit: MODEL_LIMIT }),
    report,
    random: Math.random,
    breathe: () => setImmediate(),
  });
