import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type CardId, cardId, type WorldId, worldId } from '../engine/ids.ts';
import type { TableOptions } from '../engine/options.ts';
import { err, ok, type Result } from '../engine/result.ts';
import type { ServerRefusal } from '../protocol/server-message.ts';
import { isMissing } from './is-missing.ts';

/** What the server needs to know of a world; clients get the whole manifest. */
const Manifest = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
  cards: v.pipe(v.array(v.looseObject({ id: v.pipe(v.string(), v.maxLength(160)) })), v.minLength(1)),
});
export type Manifest = v.InferOutput<typeof Manifest> & {
  /** Where its files are for a client, whatever its folder is called. */
  readonly base?: string;
  /** Its folder, where that may have another name. */
  readonly folder?: string;
};

/** Without any painted world one can still try the game: numbers on paper. */
const PLAIN: Manifest = {
  id: 'plain',
  name: 'Plain paper',
  cards: Array.from({ length: 84 }, (_, i) => ({ id: `plain.${i + 1}` })),
};

/** The decks there are, read once from `worlds/<id>/world.json`. */
export class Worlds {
  readonly manifests: readonly Manifest[];
  readonly #cards: ReadonlyMap<WorldId, readonly CardId[]>;

  constructor(manifests: readonly Manifest[]) {
    this.manifests = manifests.length > 0 ? manifests : [PLAIN];
    this.#cards = new Map(this.manifests.map(({ id, cards }) => [worldId(id), cards.map(card => cardId(card.id))]));
  }

  static read(folder: string): Worlds {
    const found = folders(folder).flatMap(name =>
      readManifest(join(folder, name, 'world.json')).map(manifest => ({
        ...manifest,
        base: `/worlds/${encodeURIComponent(name)}/`,
        folder: name,
      })),
    );
    const twice = found.find((one, i) => found.findIndex(other => other.id === one.id) !== i);
    if (twice !== undefined) throw new Error(`two folders in ${folder} hold the world “${twice.id}”`);
    return new Worlds(found);
  }

  /** Whether only worlds of this server are on the table, none of somebody's own. */
  areOurs({ worlds }: Pick<TableOptions, 'worlds'>): boolean {
    return worlds.every(world => this.#cards.has(world));
  }

  /** The cards of the chosen worlds, those that people made included; of our first one if none was chosen. */
  deckFor(
    { worlds }: Pick<TableOptions, 'worlds'>,
    own: (world: WorldId) => readonly CardId[] | null = () => null,
  ): Result<readonly CardId[], ServerRefusal> {
    const chosen = worlds.length > 0 ? worlds : [...this.#cards.keys()].slice(0, 1);
    const decks = chosen.map(world => this.#cards.get(world) ?? own(world));
    const missing = chosen.find((_, i) => decks[i] === null);
    if (missing !== undefined) return err({ code: 'no-such-world', world: missing });
    return ok(decks.flatMap(deck => deck ?? []));
  }
}

const folders = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)
      .toSorted();
  } catch (why) {
    if (isMissing(why)) return [];
    throw why;
  }
};

const readManifest = (file: string): readonly Manifest[] => {
  const text = textOf(file);
  try {
    return text === null ? [] : [v.parse(Manifest, JSON.parse(text))];
  } catch (cause) {
    throw new Error(`${file} is not a world`, { cause });
  }
};

/** Null where there is no such file. */
const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
};
