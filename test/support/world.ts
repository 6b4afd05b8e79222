import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishWords } from './bots.ts';

export const WORLD_CARDS = Object.keys(englishWords).map(name => ({
  id: `lantern.${name}`,
  name,
  motifs: [],
  mood: [],
}));

/** Everything a bot could say about the world's cards. */
export const WORLD_PHRASES: ReadonlySet<string> = new Set(
  Object.values(englishWords).flatMap(({ title, clues, associations }) => [
    ...(title === undefined ? [] : [title]),
    ...(clues ?? []),
    ...(associations ?? []),
  ]),
);

/** A folder of worlds with one in it: words, but only one picture, which is none. */
export const writeWorld = (folder: string): void => {
  mkdirSync(join(folder, 'lantern', 'words'), { recursive: true });
  const manifest = { id: 'lantern', name: 'Lantern', cards: WORLD_CARDS };
  writeFileSync(join(folder, 'lantern', 'world.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'lantern', 'words', 'en.json'), JSON.stringify(englishWords));
  writeFileSync(join(folder, 'lantern', 'owl-400.0123456789ab.avif'), 'no picture');
};
