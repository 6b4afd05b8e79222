import { createHash } from 'node:crypto';
import type { WorldId } from '../../engine/ids.ts';
import type { OwnCardEntry, OwnMaking, OwnManifest } from '../../protocol/own-worlds.ts';
import type { ZipFile } from '../archives/zip-writer.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { CARD_RATIO, CARD_WIDTHS } from '../pictures/picture.ts';
import { bytesOf, type OwnCard, type OwnWords, type OwnWorld, ownCardId, type WorldLimits } from './own-world.ts';

const fileName = (hash: string): string => `${hash}.webp`;

const isSaid = ({ title, alt, associations }: OwnWords): boolean =>
  title !== '' || alt !== '' || associations.length > 0;

/** Only languages in which something is said, in the order of their names. */
const said = (card: OwnCard): readonly (readonly [language: string, words: OwnWords])[] =>
  Object.entries(card.words)
    .filter(([, words]) => isSaid(words))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const entryOf = (world: WorldId, card: OwnCard): OwnCardEntry => ({
  id: ownCardId(world, card),
  name: card.name,
  words: Object.fromEntries(said(card)),
  placeholder: card.isHidden ? '' : card.placeholder,
  files: card.isHidden
    ? {}
    : { webp: Object.fromEntries(card.pictures.map(({ width, hash }) => [width, fileName(hash)])) },
});

const makingOf = (world: OwnWorld, limits: WorldLimits): OwnMaking => ({
  published: world.isPublished,
  hidden: world.isHidden,
  bytes: bytesOf(world),
  max: { cards: limits.cards, bytes: limits.bytes },
  sources: Object.fromEntries(
    world.cards.flatMap(({ name, source, crop }) =>
      source === null || crop === null
        ? []
        : [[name, { file: fileName(source.hash), width: source.width, height: source.height, crop }]],
    ),
  ),
});

/** What everybody may see of a world; with `limits`, what its maker sees. */
export const manifestOf = (
  id: WorldId,
  world: OwnWorld,
  also: { readonly withRetired: boolean; readonly limits: WorldLimits | null },
): OwnManifest => ({
  id,
  name: world.name,
  licence: world.licence,
  language: world.language,
  base: `/own/${id}/`,
  cards: world.cards.map(card => entryOf(id, card)),
  retired: also.withRetired ? world.retired.map(card => entryOf(id, card)) : [],
  ...(also.limits === null ? {} : { making: makingOf(world, also.limits) }),
});

/** A name for a folder, made of the world's own name and its cards: the same for the same world, wherever it is. */
export const folderNameOf = (world: OwnWorld): string => {
  const slug = world.name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const names = world.cards.map(card => card.name).join();
  const mark = createHash('sha256').update(`${world.name}\n${names}`).digest('hex').slice(0, 8);
  return `${slug === '' ? 'own-world' : slug}-${mark}`;
};

const pictureName = (card: OwnCard, width: number, hash: string): string =>
  `${card.name}-${width}.${hash.slice(0, 10)}.webp`;

const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/**
 * The world as a folder in `worlds/`: what it was made of, and nothing about where or when. Cards that are not shown here
 * are not handed on either.
 */
export const worldFiles = async function* (
  world: OwnWorld,
  blobs: Pick<BlobStore, 'get'>,
): AsyncGenerator<ZipFile, void, undefined> {
  const id = folderNameOf(world);
  const cards = world.cards.filter(card => !card.isHidden);
  yield {
    name: 'world.json',
    bytes: json({
      id,
      name: world.name,
      licence: world.licence,
      language: world.language,
      width: CARD_WIDTHS[0],
      height: CARD_WIDTHS[0] * CARD_RATIO,
      cards: cards.map(card => ({
        id: `${id}.${card.name}`,
        name: card.name,
        words: Object.fromEntries(said(card).map(([language, { title, alt }]) => [language, { title, alt }])),
        placeholder: card.placeholder,
        files: {
          webp: Object.fromEntries(card.pictures.map(({ width, hash }) => [width, pictureName(card, width, hash)])),
        },
      })),
    }),
  };
  const languages = new Set(cards.flatMap(card => said(card).map(([language]) => language)));
  for (const language of [...languages].toSorted()) {
    const words = cards.flatMap(card => {
      const own = said(card).find(([each]) => each === language)?.[1];
      return own === undefined ? [] : [[card.name, { ...own, clues: [] }]];
    });
    yield { name: `words/${language}.json`, bytes: json(Object.fromEntries(words)) };
  }
  for (const card of cards) {
    for (const { width, hash } of card.pictures) {
      const blob = await blobs.get(hash);
      if (blob !== null) yield { name: pictureName(card, width, hash), bytes: blob.bytes };
    }
  }
};
