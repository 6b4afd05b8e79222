import * as v from 'valibot';
import type { CardId, WorldId } from '../engine/ids.ts';

/** The worlds people make: what `/api/worlds/…` takes and gives. */

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;
export const OWN_TEXT = { name: 60, licence: 300, title: 80, alt: 400, association: 40, associations: 24 } as const;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Language = v.pipe(v.string(), v.regex(LANGUAGE));
const CardName = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** Where on the picture the card is cut out, in shares of its upright size: 0…1. */
export const CropArea = v.pipe(
  v.object({ x: Share, y: Share, width: Share, height: Share }),
  v.check(area => area.width > 0 && area.height > 0 && area.x + area.width <= 1.001 && area.y + area.height <= 1.001),
);
export type CropArea = v.InferOutput<typeof CropArea>;

export const WordsOfCard = v.object({
  title: text(OWN_TEXT.title),
  alt: text(OWN_TEXT.alt),
  associations: v.pipe(v.array(text(OWN_TEXT.association)), v.maxLength(OWN_TEXT.associations)),
});

/** POST /api/worlds */
export const CreateWorld = v.object({
  name: v.optional(text(OWN_TEXT.name), ''),
  language: v.optional(Language, 'en'),
});
export interface WorldCreated {
  readonly id: WorldId;
  /** The maker's secret: whoever has it may change and delete the world. */
  readonly edit: string;
}

/** PATCH /api/worlds/:id */
export const ChangeWorld = v.object({
  name: v.exactOptional(text(OWN_TEXT.name)),
  licence: v.exactOptional(text(OWN_TEXT.licence)),
  language: v.exactOptional(Language),
  published: v.exactOptional(v.boolean()),
  /** Names of cards, in the order they are to be shown in. */
  order: v.exactOptional(v.pipe(v.array(CardName), v.maxLength(2000))),
});
export type ChangeWorld = v.InferOutput<typeof ChangeWorld>;

/** PATCH /api/worlds/:id/cards/:name */
export const ChangeCard = v.object({
  words: v.exactOptional(WordsOfCard),
  crop: v.exactOptional(CropArea),
});
export type ChangeCard = v.InferOutput<typeof ChangeCard>;

export const REPORT_REASONS = ['private', 'rights', 'rude', 'other'] as const;
/** POST /api/worlds/:id/reports */
export const ReportWorld = v.object({
  card: v.optional(v.nullable(CardName), null),
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(text(500), ''),
});

/** A card as everybody sees it: the same shape as in the `world.json` of a painted world. */
export interface OwnCardEntry {
  readonly id: CardId;
  readonly name: string;
  readonly words: Readonly<
    Record<string, { readonly title: string; readonly alt: string; readonly associations: readonly string[] }>
  >;
  readonly placeholder: string;
  /** By format and width; empty where the picture may not be shown any more. */
  readonly files: { readonly webp?: Readonly<Record<string, string>> };
}

/** GET /api/worlds/:id */
export interface OwnManifest {
  readonly id: WorldId;
  readonly name: string;
  readonly licence: string;
  readonly language: string;
  /** Where the files of its cards are. */
  readonly base: string;
  readonly cards: readonly OwnCardEntry[];
  /** Cards that only running games still have; for a table that plays with them. */
  readonly retired: readonly OwnCardEntry[];
  /** For the maker. */
  readonly making?: OwnMaking;
}

export interface OwnMaking {
  readonly published: boolean;
  readonly hidden: boolean;
  readonly bytes: number;
  readonly max: { readonly cards: number; readonly bytes: number };
  /** The whole picture of each card, where there is more of it than shown, and the part that is. */
  readonly sources: Readonly<
    Record<string, { readonly file: string; readonly width: number; readonly height: number; readonly crop: CropArea }>
  >;
}

/** Why a picture is not taken, with the facts a screen needs to say so. */
export type PictureRefusal =
  | { readonly code: 'picture-too-big'; readonly maxBytes: number }
  | { readonly code: 'picture-too-many-pixels'; readonly maxPixels: number }
  | { readonly code: 'picture-too-small'; readonly minWidth: number }
  | { readonly code: 'picture-not-understood' }
  | { readonly code: 'picture-two-things' }
  | { readonly code: 'picture-heic' }
  | { readonly code: 'picture-damaged' }
  | { readonly code: 'picture-took-too-long' };

/** Why an archive is not opened; `file` is the entry that is at fault. */
export type ArchiveRefusal =
  | { readonly code: 'archive-too-big'; readonly maxBytes: number }
  | { readonly code: 'archive-not-understood' }
  | { readonly code: 'archive-damaged' }
  | { readonly code: 'archive-too-many-files'; readonly max: number }
  | { readonly code: 'archive-bomb' }
  | { readonly code: 'archive-bad-name'; readonly file: string }
  | { readonly code: 'archive-link'; readonly file: string }
  | { readonly code: 'archive-twice'; readonly file: string }
  | { readonly code: 'archive-locked' }
  | { readonly code: 'archive-strange-file'; readonly file: string }
  | { readonly code: 'archive-no-world' }
  | { readonly code: 'archive-bad-picture'; readonly file: string; readonly why: string }
  | { readonly code: 'archive-took-too-long' };

export type OwnWorldRefusal =
  | PictureRefusal
  | ArchiveRefusal
  | { readonly code: 'no-such-own-world' }
  | { readonly code: 'no-such-card' }
  | { readonly code: 'not-the-maker' }
  | { readonly code: 'world-empty' }
  | { readonly code: 'world-full'; readonly max: number }
  | { readonly code: 'world-too-big'; readonly max: number }
  | { readonly code: 'too-many-worlds'; readonly perDay: number }
  | { readonly code: 'too-many-bytes'; readonly perDay: number }
  | { readonly code: 'busy' }
  | { readonly code: 'bad-message' }
  | { readonly code: 'rate-limited' }
  | { readonly code: 'unavailable' };
