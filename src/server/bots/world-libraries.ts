import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { joinLibraries, type Library, type WordFile, worldLibrary } from '../../bots/card-words.ts';
import type { WorldId } from '../../engine/ids.ts';
import type { TableOptions } from '../../engine/options.ts';
import { isMissing } from '../is-missing.ts';

const Texts = v.array(v.string());
const Words = v.record(
  v.string(),
  v.looseObject({ title: v.string(), alt: v.string(), associations: Texts, clues: Texts }),
);
const Entry = v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
  motifs: v.optional(Texts),
  setting: v.optional(v.string()),
  mood: v.optional(Texts),
});

/** A world as the server's list of them has it. */
export interface KnownWorld {
  readonly id: string;
  /** Its folder, where that has another name. */
  readonly folder?: string | undefined;
  readonly cards: readonly unknown[];
}

const readWords = async (folder: string): Promise<Readonly<Record<string, WordFile>>> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = names.filter(name => name.endsWith('.json'));
  const read = files.map(async name => {
    const words = v.parse(Words, JSON.parse(await readFile(join(folder, name), 'utf8')));
    return [name.slice(0, -'.json'.length), words] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

/** The words of a world somebody made here. */
export type OwnLibrary = (world: WorldId) => Promise<Library | null>;
export const NO_OWN_WORLDS: OwnLibrary = async () => null;

/** The words of the worlds a table plays, from `worlds/<id>/words/<language>.json`; of the first if none was chosen. */
export const librariesIn =
  (folder: string, worlds: readonly KnownWorld[], own: OwnLibrary = NO_OWN_WORLDS) =>
  async (options: TableOptions): Promise<Library> => {
    const chosen = options.worlds.length > 0 ? options.worlds : worlds.slice(0, 1).map(world => world.id);
    const wanted = worlds.filter(world => chosen.some(id => id === world.id));
    const made = await Promise.all(options.worlds.map(own));
    const painted = await Promise.all(
      wanted.map(async world => {
        const cards = world.cards.map(card => v.parse(Entry, card));
        return worldLibrary({ cards }, await readWords(join(folder, world.folder ?? world.id, 'words')));
      }),
    );
    return joinLibraries([...painted, ...made.filter(library => library !== null)]);
  };
