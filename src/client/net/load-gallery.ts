import type { CardId } from '../../engine/ids.ts';
import { ask, forLarge } from './rest.ts';
import type { CardArt, Gallery, World } from './worlds.ts';

/** A world's manifest, as loosely as we may read it: files by format and width, words by language. */
interface CardEntry {
  readonly id: string;
  readonly name?: string;
  readonly title?: string;
  readonly alt?: string;
  readonly placeholder?: string;
  readonly words?: Readonly<Record<string, { readonly title?: string; readonly alt?: string }>>;
  /** `{ "avif": { "200": "x-200.avif", … }, "webp": … }` */
  readonly files?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
interface Manifest {
  readonly id: string;
  /** Where its files are; beside the others, where nothing is said. */
  readonly base?: string;
  readonly name?: string;
  readonly title?: string | Readonly<Record<string, string>>;
  readonly about?: string | Readonly<Record<string, string>>;
  readonly covers?: readonly string[];
  readonly cards: readonly CardEntry[];
}

const COVERS = 5;

/** The covers a world names, or a few taken evenly from its cards. */
const coversOf = ({ covers = [], cards }: Manifest): CardId[] => {
  const named = covers.flatMap(name => cards.find(card => card.name === name)?.id ?? []);
  const step = Math.max(1, Math.floor(cards.length / COVERS));
  const evenly = cards.filter((_, i) => i % step === 0).map(card => card.id);
  return (named.length > 0 ? named : evenly).slice(0, COVERS) as CardId[];
};

const said = (words: string | Readonly<Record<string, string>> | undefined, language: string): string | undefined =>
  typeof words === 'string' || words === undefined ? words : (words[language] ?? words['en']);

/** Its folder need not be called like the world. */
export const baseOf = ({ id, base }: Pick<Manifest, 'id' | 'base'>): string => base ?? `/worlds/${id}/`;

const srcset = (base: string, files: Readonly<Record<string, string>> | undefined): string | null =>
  files === undefined
    ? null
    : Object.entries(files)
        .map(([width, file]) => `${base}${file} ${width}w`)
        .join(', ');

const artOf = (base: string, card: CardEntry, language: string): CardArt | null => {
  const webp = card.files?.['webp'];
  const smallest = webp === undefined ? undefined : Object.values(webp)[0];
  if (smallest === undefined) return null;
  const words = card.words?.[language] ?? card.words?.['en'];
  return {
    src: `${base}${smallest}`,
    webp: srcset(base, webp),
    avif: srcset(base, card.files?.['avif']),
    placeholder: card.placeholder ?? null,
    alt: words?.alt ?? card.alt ?? '',
    title: words?.title ?? card.title ?? '',
  };
};

export const galleryOf = (manifests: readonly Manifest[], language: string): Gallery => {
  const art = new Map<string, CardArt | null>();
  const worlds: World[] = manifests.map(manifest => {
    const base = baseOf(manifest);
    for (const card of manifest.cards) art.set(card.id, artOf(base, card, language));
    return {
      id: manifest.id,
      title: said(manifest.title, language) ?? manifest.name ?? manifest.id,
      about: said(manifest.about, language) ?? '',
      base,
      cards: manifest.cards.map(card => card.id as CardId),
      covers: coversOf(manifest),
    };
  });
  return { worlds, art: card => art.get(card) ?? null };
};

export const loadGallery = async (language: string): Promise<Gallery> => {
  const { worlds } = await ask<{ readonly worlds: readonly Manifest[] }>('/api/worlds', forLarge());
  return galleryOf(worlds, language);
};
