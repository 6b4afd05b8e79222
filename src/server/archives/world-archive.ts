import type { FileHandle } from 'node:fs/promises';
import sharp from 'sharp';
import * as v from 'valibot';
import { err, ok, type Result } from '../../engine/result.ts';
import { type ArchiveRefusal, OWN_TEXT } from '../../protocol/own-worlds.ts';
import { CARD_RATIO, CARD_WIDTHS, type CardPicture, PICTURE_LIMITS, type Rendition } from '../pictures/picture.ts';
import { placeholderOf, preparePicture } from '../pictures/prepare-picture.ts';
import { isPlainWebp, isTwoThings } from '../pictures/sniff.ts';
import type { ZipEntry } from './zip-directory.ts';
import { ZipReader } from './zip-reader.ts';

/** Words are cut, not refused: a world painted elsewhere may say more than ours do. */
const cut = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(text => text.slice(0, max)),
  );
const Words = v.object({
  title: v.optional(cut(OWN_TEXT.title), ''),
  alt: v.optional(cut(OWN_TEXT.alt), ''),
  associations: v.pipe(
    v.optional(v.array(cut(OWN_TEXT.association)), []),
    v.transform(list => list.slice(0, OWN_TEXT.associations)),
  ),
});
const ByLanguage = v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)), Words);
const Files = v.record(v.string(), v.string());
const Card = v.object({
  name: v.optional(v.string(), ''),
  words: v.fallback(ByLanguage, {}),
  files: v.optional(v.record(v.string(), Files), {}),
  image: v.optional(v.string()),
});
const Manifest = v.object({
  name: v.optional(cut(OWN_TEXT.name), ''),
  licence: v.optional(cut(OWN_TEXT.licence), ''),
  language: v.fallback(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)), 'en'),
  cards: v.array(Card),
});
type ManifestCard = v.InferOutput<typeof Card>;

export interface ArchiveWorld {
  readonly name: string;
  readonly licence: string;
  readonly language: string;
  readonly cards: number;
}
export interface ArchiveCard {
  readonly picture: CardPicture;
  readonly words: v.InferOutput<typeof ByLanguage>;
}

const MANIFEST = 'world.json';
const TAKEN = /\.(json|webp|avif|jpe?g|png|gif)$/i;
const IGNORED = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|[^/]*\.(txt|md)$|licen[cs]e$)/i;
/** A world's words of some hundred cards. */
const JSON_MAX = 4 * 1024 * 1024;
/** More than anybody paints a world in. Those beyond are left out, as words are cut. */
const LANGUAGES = 64;

/** A world in an archive, laid out as in `worlds/<id>`: opened first, then taken card by card. */
export class WorldArchive {
  readonly world: ArchiveWorld;
  readonly #zip: ZipReader;
  readonly #files: ReadonlyMap<string, ZipEntry>;
  readonly #cards: readonly ManifestCard[];
  readonly #words: ReadonlyMap<string, unknown>;

  private constructor(
    zip: ZipReader,
    files: ReadonlyMap<string, ZipEntry>,
    manifest: v.InferOutput<typeof Manifest>,
    words: ReadonlyMap<string, unknown>,
  ) {
    const { name, licence, language, cards } = manifest;
    this.world = { name, licence, language, cards: cards.length };
    this.#zip = zip;
    this.#files = files;
    this.#cards = cards;
    this.#words = words;
  }

  static async open(file: FileHandle): Promise<Result<WorldArchive, ArchiveRefusal>> {
    const zip = await ZipReader.open(file);
    if (!zip.ok) return zip;
    const entries = zip.value.entries.filter(entry => !IGNORED.test(entry.name));
    const strange = entries.find(entry => !TAKEN.test(entry.name));
    if (strange !== undefined) return err({ code: 'archive-strange-file', file: strange.name.slice(0, 100) });
    const root = rootOf(entries);
    const files = new Map(entries.map(entry => [entry.name.slice(root.length), entry]));
    const json = async (name: string): Promise<Result<unknown, ArchiveRefusal>> => {
      const entry = files.get(name);
      if (entry === undefined) return err({ code: 'archive-no-world' });
      if (entry.size > JSON_MAX) return err({ code: 'archive-bomb' });
      const bytes = await zip.value.read(entry);
      return bytes.ok ? parse(bytes.value) : bytes;
    };
    const written = await json(MANIFEST);
    if (!written.ok) return written;
    const manifest = v.safeParse(Manifest, written.value);
    if (!manifest.success || manifest.output.cards.length === 0) return err({ code: 'archive-no-world' });
    const words = new Map<string, unknown>();
    for (const name of files.keys()) {
      const language = /^words\/([a-z]{2}(?:-[A-Z]{2})?)\.json$/.exec(name)?.[1];
      if (language === undefined || words.size === LANGUAGES) continue;
      const read = await json(name);
      if (!read.ok) return read;
      words.set(language, read.value);
    }
    return ok(new WorldArchive(zip.value, files, manifest.output, words));
  }

  async card(i: number): Promise<Result<ArchiveCard, ArchiveRefusal>> {
    const card = this.#cards[i];
    if (card === undefined) return err({ code: 'archive-damaged' });
    const picture = await this.#picture(card);
    return picture.ok ? ok({ picture: picture.value, words: this.#wordsOf(card) }) : picture;
  }

  #wordsOf(card: ManifestCard): ArchiveCard['words'] {
    const words = { ...card.words };
    for (const [language, file] of this.#words) {
      const own = v.safeParse(v.record(v.string(), v.unknown()), file);
      const parsed = v.safeParse(
        Words,
        own.success && Object.hasOwn(own.output, card.name) ? own.output[card.name] : null,
      );
      if (parsed.success) words[language] = parsed.output;
    }
    return Object.fromEntries(Object.entries(words).slice(0, LANGUAGES));
  }

  async #picture(card: ManifestCard): Promise<Result<CardPicture, ArchiveRefusal>> {
    const asWritten = await this.#asWritten(card.files['webp'] ?? {});
    if (!asWritten.ok || asWritten.value !== null) return asWritten as Result<CardPicture, ArchiveRefusal>;
    // Not written by us, or changed since: painted anew from the largest there is.
    const name = card.image ?? largest(card.files['webp']) ?? largest(card.files['avif']) ?? '';
    const file = name.slice(0, 100);
    const bytes = await this.#read(name);
    if (!bytes.ok) return bytes;
    if (bytes.value.length > PICTURE_LIMITS.bytes || isTwoThings(bytes.value))
      return err({ code: 'archive-bad-picture', file, why: 'picture-two-things' });
    const answer = await preparePicture(bytes.value, null);
    if ('picture' in answer) return ok(answer.picture);
    return err({ code: 'archive-bad-picture', file, why: answer.refusal.code });
  }

  /**
   * Files that are what we would have written ourselves are kept byte by byte, so that a world is the same everywhere: plain
   * WebP without a byte of anything else, of exactly our sizes, and every pixel of it decodes.
   */
  async #asWritten(files: Readonly<Record<string, string>>): Promise<Result<CardPicture | null, ArchiveRefusal>> {
    const renditions: Rendition[] = [];
    for (const width of CARD_WIDTHS) {
      const name = files[String(width)];
      if (name === undefined) return ok(null);
      const bytes = await this.#read(name);
      if (!bytes.ok) return bytes;
      if (!(await isOurs(bytes.value, width))) return ok(null);
      renditions.push({ width, bytes: bytes.value });
    }
    const [first] = renditions;
    if (first === undefined) return ok(null);
    const placeholder = await placeholderOf(first.bytes);
    return ok({ renditions, placeholder, source: null, crop: { x: 0, y: 0, width: 1, height: 1 } });
  }

  async #read(name: string): Promise<Result<Buffer, ArchiveRefusal>> {
    const entry = this.#files.get(name);
    return entry === undefined ? err({ code: 'archive-damaged' }) : this.#zip.read(entry);
  }
}

const isOurs = async (bytes: Buffer, width: number): Promise<boolean> => {
  if (!isPlainWebp(bytes)) return false;
  try {
    const { info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: 2_000_000 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.width === width && info.height === width * CARD_RATIO;
  } catch {
    // Does not decode: not ours, and the way through the other door will say what it is.
    return false;
  }
};

/** The archive itself, or the one folder in it. */
const rootOf = (entries: readonly ZipEntry[]): string => {
  if (entries.some(entry => entry.name === MANIFEST)) return '';
  const first = entries[0]?.name.split('/')[0] ?? '';
  return entries.every(entry => entry.name.startsWith(`${first}/`)) ? `${first}/` : '';
};

const largest = (files: Readonly<Record<string, string>> | undefined): string | undefined =>
  Object.entries(files ?? {})
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([, file]) => file)[0];

const parse = (bytes: Buffer): Result<unknown, ArchiveRefusal> => {
  try {
    return ok(JSON.parse(bytes.toString('utf8')));
  } catch {
    // Whoever unpacks it would not find a world either.
    return err({ code: 'archive-no-world' });
  }
};
