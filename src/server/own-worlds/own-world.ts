import * as v from 'valibot';
import { type CardId, cardId, type WorldId } from '../../engine/ids.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Crop } from '../pictures/picture.ts';

/** What its maker may say about a card in one language. All of it may be empty. */
export interface OwnWords {
  readonly title: string;
  readonly alt: string;
  readonly associations: readonly string[];
}

/** One size of a card's picture, and where its bytes lie. */
export interface OwnPicture {
  readonly width: number;
  readonly hash: BlobHash;
  readonly bytes: number;
}

export interface OwnCard {
  /** From the picture's own bytes: a card that looks different is another card, so a game may go on with the old one. */
  readonly name: string;
  /** WebP, the largest first. */
  readonly pictures: readonly OwnPicture[];
  readonly placeholder: string;
  readonly words: Readonly<Record<string, OwnWords>>;
  /** The whole picture, kept so that another part of it can be chosen later; null where there is no more of it. */
  readonly source: (OwnPicture & { readonly height: number }) | null;
  /** Which part of the source is shown. */
  readonly crop: Crop | null;
  /** The operator of the server does not show it. */
  readonly isHidden: boolean;
}

/** A world somebody made here, whole. It is stored as one document, a few hundred kilobytes long: see `documentMax`. */
export interface OwnWorld {
  readonly name: string;
  readonly licence: string;
  /** What the maker speaks, and writes the cards' words in. */
  readonly language: string;
  readonly isPublished: boolean;
  readonly isHidden: boolean;
  readonly madeAt: number;
  readonly changedAt: number;
  readonly cards: readonly OwnCard[];
  /** No longer part of the world, but on the tables of games that began with them. */
  readonly retired: readonly OwnCard[];
}

/** Twenty letters of thirty-two kinds are a hundred bits: nobody finds a world by trying. */
const OWN_ID = /^w-[a-z2-7]{20}$/;
export const isOwnWorldId = (text: string): boolean => OWN_ID.test(text);

export const ownCardId = (world: WorldId, card: Pick<OwnCard, 'name'>): CardId => cardId(`${world}.${card.name}`);

export const newWorld = (name: string, language: string, at: number): OwnWorld => ({
  name,
  licence: '',
  language,
  isPublished: false,
  isHidden: false,
  madeAt: at,
  changedAt: at,
  cards: [],
  retired: [],
});

export const filesOf = (card: OwnCard): readonly OwnPicture[] =>
  card.source === null ? card.pictures : [...card.pictures, card.source];

/** Every blob the world needs. */
export const blobsOf = (world: OwnWorld): ReadonlySet<BlobHash> =>
  new Set([...world.cards, ...world.retired].flatMap(card => filesOf(card).map(file => file.hash)));

const bytesOfCard = (card: OwnCard): number => filesOf(card).reduce((sum, file) => sum + file.bytes, 0);

export const bytesOf = (world: OwnWorld): number =>
  [...world.cards, ...world.retired].reduce((sum, card) => sum + bytesOfCard(card), 0);

export interface WorldLimits {
  readonly cards: number;
  readonly bytes: number;
}

/** Pictures' names and words in some languages; a card that says more leaves less room for others. */
const DOCUMENT_BYTES_PER_CARD = 8192;

/** Every change writes the document anew and whoever looks reads it: words must have an end, whatever the languages. */
export const documentMax = (limits: WorldLimits): number => limits.cards * DOCUMENT_BYTES_PER_CARD;

/** What was longer before there was a limit may still be changed, if it does not get longer. */
export const growsTooLong = (before: string, after: string, limits: WorldLimits): boolean => {
  const bytes = Buffer.byteLength(after);
  return bytes > documentMax(limits) && bytes > Buffer.byteLength(before);
};

export type Edit<Why> =
  | { readonly ok: true; readonly value: OwnWorld }
  | { readonly ok: false; readonly error: { readonly code: Why; readonly max: number } };

/** The same picture again changes nothing, so an upload may be repeated when its answer was lost. */
export const withCard = (world: OwnWorld, card: OwnCard, limits: WorldLimits): Edit<'world-full' | 'world-too-big'> => {
  if (world.cards.some(each => each.name === card.name)) return { ok: true, value: world };
  if (world.cards.length >= limits.cards) return refuse('world-full', limits.cards);
  if (bytesOf(world) + bytesOfCard(card) > limits.bytes) return refuse('world-too-big', limits.bytes);
  const retired = world.retired.filter(each => each.name !== card.name);
  return { ok: true, value: { ...world, cards: [...world.cards, card], retired } };
};

const refuse = <Why>(code: Why, max: number): Edit<Why> => ({ ok: false, error: { code, max } });

/** The card in the same place, showing another part of its picture. */
export const withCardFor = (
  world: OwnWorld,
  name: string,
  card: OwnCard,
  limits: WorldLimits,
): Edit<'world-too-big'> => {
  const old = world.cards.find(each => each.name === name);
  if (old === undefined) return { ok: true, value: world };
  if (bytesOf(world) + bytesOfCard(card) > limits.bytes) return refuse('world-too-big', limits.bytes);
  const others = world.cards.filter(each => each.name !== card.name || each.name === name);
  const cards = others.map(each => (each === old ? card : each));
  const retired = [...world.retired, old].filter(each => each.name !== card.name);
  return { ok: true, value: { ...world, cards, retired } };
};

export const withoutCard = (world: OwnWorld, name: string): OwnWorld => ({
  ...world,
  cards: world.cards.filter(card => card.name !== name),
  retired: [...world.retired, ...world.cards.filter(card => card.name === name)],
});

/** At once, also from running games. */
export const withoutTrace = (world: OwnWorld, name: string): OwnWorld => ({
  ...world,
  cards: world.cards.filter(card => card.name !== name),
  retired: world.retired.filter(card => card.name !== name),
});

export const withWords = (world: OwnWorld, name: string, language: string, words: OwnWords): OwnWorld => ({
  ...world,
  cards: world.cards.map(card =>
    card.name === name ? { ...card, words: { ...card.words, [language]: words } } : card,
  ),
});

/** Cards that are not named keep their order, behind the others. */
export const inOrder = (world: OwnWorld, names: readonly string[]): OwnWorld => {
  const place = new Map(names.map((name, i) => [name, i]));
  const at = (card: OwnCard): number => place.get(card.name) ?? names.length;
  return { ...world, cards: world.cards.toSorted((a, b) => at(a) - at(b)) };
};

export const withHidden = (world: OwnWorld, name: string | null, isHidden: boolean): OwnWorld => {
  if (name === null) return { ...world, isHidden };
  const hide = (card: OwnCard): OwnCard => (card.name === name ? { ...card, isHidden } : card);
  return { ...world, cards: world.cards.map(hide), retired: world.retired.map(hide) };
};

const Picture = { width: v.number(), hash: v.string(), bytes: v.number() };
const Area = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });
const StoredCard = v.object({
  name: v.string(),
  pictures: v.array(v.object(Picture)),
  placeholder: v.string(),
  words: v.record(v.string(), v.object({ title: v.string(), alt: v.string(), associations: v.array(v.string()) })),
  source: v.nullable(v.object({ ...Picture, height: v.number() })),
  crop: v.nullable(Area),
  isHidden: v.boolean(),
});
const StoredWorld = v.object({
  name: v.string(),
  licence: v.string(),
  language: v.string(),
  isPublished: v.boolean(),
  isHidden: v.boolean(),
  madeAt: v.number(),
  changedAt: v.number(),
  cards: v.array(StoredCard),
  retired: v.array(StoredCard),
}) satisfies v.GenericSchema<unknown, OwnWorld>;

/** From the store. A later version that adds a member gives it a standard here. */
export const readOwnWorld = (body: string): OwnWorld => v.parse(StoredWorld, JSON.parse(body));
