import { Brains } from '../../bots/brains.ts';
import { joinLibraries, type WordFile, type WorldManifest, worldLibrary } from '../../bots/card-words.ts';
import { lexiconFrom } from '../../bots/lexicon-fetch.ts';
import { MemoryInProcess } from '../../bots/memory-in-process.ts';
import { baseOf } from './load-gallery.ts';

type Manifests = readonly (WorldManifest & { readonly id: string; readonly base?: string })[];

const json = async <T>(address: string): Promise<T | undefined> => {
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as T) : undefined;
};

/** The same bots as on a server, thinking in this browser. Without words they still play, only blindly. */
export const localBrains = (): Brains =>
  new Brains({
    read: lexiconFrom('/lexicon', address => fetch(address)),
    library: async ({ worlds, language }) => {
      const all = (await json<{ worlds: Manifests }>('/api/worlds'))?.worlds ?? [];
      const chosen = all.filter(({ id }, i) => (worlds.length === 0 ? i === 0 : worlds.some(world => world === id)));
      return joinLibraries(
        await Promise.all(
          chosen.map(async world =>
            worldLibrary(world, { [language]: await json<WordFile>(`${baseOf(world)}words/${language}.json`) }),
          ),
        ),
      );
    },
    memory: new MemoryInProcess(),
    chat: null,
    report: () => undefined,
    random: Math.random,
    breathe: () => new Promise(resolve => setTimeout(resolve, 0)),
  });
