import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Library, worldLibrary } from '../../bots/card-words.ts';
import type { Forgettable } from '../../bots/memory.ts';
import { type CardId, type TableId, type WorldId, worldId } from '../../engine/ids.ts';
import { err, ok } from '../../engine/result.ts';
import type { OwnWorldRefusal, WorldCreated } from '../../protocol/own-worlds.ts';
import type { ArchiveDoor } from '../archives/archive-door.ts';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { hashOf } from '../blobs/hash.ts';
import { type CardPicture, type Crop, PICTURE_TYPE } from '../pictures/picture.ts';
import type { PictureDoor } from '../pictures/picture-door.ts';
import { isSame } from '../secrets.ts';
import { KeptWorlds, roomFor } from './kept-worlds.ts';
import {
  blobsOf,
  documentMax,
  filesOf,
  growsTooLong,
  isOwnWorldId,
  newWorld,
  type OwnCard,
  type OwnPicture,
  type OwnWorld,
  ownCardId,
  readOwnWorld,
  type WorldLimits,
  withCard,
  withCardFor,
} from './own-world.ts';
import type { WorldStore } from './world-store.ts';

interface OwnWorldParts {
  readonly store: WorldStore;
  readonly blobs: BlobStore;
  readonly pictures: PictureDoor;
  readonly archives: ArchiveDoor;
  readonly limits: WorldLimits;
  /** Whatever else is kept about cards that are gone: what bots remember of them. */
  readonly forget: (what: Forgettable) => Promise<unknown>;
  /** Told when bytes that nobody needs could not be removed. They stay listed, and whoever clears out next tries again. */
  readonly fault: (why: unknown) => void;
  readonly now: () => number;
}

type Refused = { readonly ok: false; readonly error: OwnWorldRefusal };
type Outcome<T> = { readonly ok: true; readonly value: T } | Refused;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const GONE = err<OwnWorldRefusal>({ code: 'no-such-own-world' });
/** A picture whose card was not added within this time never will be; nor will a recording be kept. */
const UPLOAD_MS = 3_600_000;
/** Blobs looked up in one commit: a millisecond, for which everybody who moves waits. */
const LOOKED_UP_AT_ONCE = 500;
/** How long another node's change may go unnoticed. */
const FRESH_MS = 5000;

const keyFor = (edit: string): string => createHash('sha256').update(edit).digest('hex');
const newId = (): WorldId =>
  worldId(`w-${Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`);

const namesIn = (world: OwnWorld): readonly string[] => [...world.cards, ...world.retired].map(card => card.name);

/** The worlds people make: who may change them, their pictures, and what of them tables play with. */
export class OwnWorlds {
  readonly limits: WorldLimits;
  readonly blobs: BlobStore;
  readonly store: WorldStore;
  readonly #parts: OwnWorldParts;
  readonly #known: KeptWorlds;
  /** Storing pictures and clearing out take turns: what is being stored must not be cleared out. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: OwnWorldParts) {
    this.#parts = parts;
    this.limits = parts.limits;
    this.#known = new KeptWorlds(roomFor(parts.limits));
    this.blobs = parts.blobs;
    this.store = parts.store;
  }

  async create(name: string, language: string): Promise<WorldCreated> {
    return this.#create(newWorld(name, language, this.#parts.now()));
  }

  async #create(world: OwnWorld): Promise<WorldCreated> {
    const id = newId();
    const edit = randomBytes(24).toString('base64url');
    await this.store.create(id, keyFor(edit), JSON.stringify(world), [...blobsOf(world)]);
    return { id, edit };
  }

  /** In constant time, and also where there is no such world. */
  async isMaker(id: WorldId, edit: string): Promise<boolean> {
    const key = isOwnWorldId(id) ? await this.store.keyOf(id) : null;
    return isSame(key ?? '', keyFor(edit)) && key !== null;
  }

  async read(id: WorldId): Promise<OwnWorld | null> {
    const version = isOwnWorldId(id) ? await this.store.versionOf(id) : null;
    const known = this.#known.get(id);
    if (known !== undefined && known.version === version) return this.#remember(id, known.world, version, known.length);
    const stored = version === null ? null : await this.store.read(id);
    if (stored !== null) return this.#remember(id, readOwnWorld(stored.body), stored.version, stored.body.length);
    this.#known.drop(id);
    return null;
  }

  /** As it was a few seconds ago at most: for pictures, of which a page asks for dozens. */
  async glance(id: WorldId): Promise<OwnWorld | null> {
    const known = this.#known.get(id);
    return known !== undefined && this.#parts.now() - known.at < FRESH_MS ? known.world : this.read(id);
  }

  #remember(id: WorldId, world: OwnWorld, version: number, length: number): OwnWorld {
    this.#known.keep(id, { world, version, length, at: this.#parts.now() });
    return world;
  }

  async change(id: WorldId, edit: (world: OwnWorld) => Outcome<OwnWorld>): Promise<Outcome<OwnWorld>> {
    const changed = await this.#change(id, edit);
    await this.clearOut();
    return changed;
  }

  /** The world as it is at that moment, however many change it at once. */
  async #change(id: WorldId, edit: (world: OwnWorld) => Outcome<OwnWorld>): Promise<Outcome<OwnWorld>> {
    for (;;) {
      const stored = await this.store.read(id);
      if (stored === null) return GONE;
      const before = readOwnWorld(stored.body);
      const edited = edit(before);
      if (!edited.ok) return edited;
      if (edited.value === before) return ok(before);
      const isNeeded = edited.value.retired.length > 0 && (await this.store.isPinned(id));
      const after = { ...edited.value, retired: isNeeded ? edited.value.retired : [], changedAt: this.#parts.now() };
      const body = JSON.stringify(after);
      if (growsTooLong(stored.body, body, this.limits))
        return err({ code: 'world-too-big', max: documentMax(this.limits) });
      const [had, has] = [blobsOf(before), blobsOf(after)];
      const change = {
        body,
        gains: [...has].filter(hash => !had.has(hash)),
        losses: [...had].filter(hash => !has.has(hash)),
        hasRetired: after.retired.length > 0,
      };
      if ((await this.store.write(id, stored.version, change, this.#parts.now())) === 'stale') continue;
      this.#remember(id, after, stored.version + 1, body.length);
      const kept = new Set(namesIn(after));
      for (const name of namesIn(before).filter(each => !kept.has(each)))
        await this.#parts.forget({ card: ownCardId(id, { name }) });
      return ok(after);
    }
  }

  async addPicture(id: WorldId, bytes: Uint8Array, crop: Crop | null): Promise<Outcome<OwnCard>> {
    const taken = await this.#parts.pictures.accept(bytes, crop);
    return taken.ok ? this.addCard(id, taken.value, {}) : taken;
  }

  async addCard(id: WorldId, picture: CardPicture, words: OwnCard['words']): Promise<Outcome<OwnCard>> {
    return this.#stored(picture, words, card =>
      this.#change(id, world => withCard(world, card, this.limits)).then(changed =>
        changed.ok ? ok(changed.value.cards.find(each => each.name === card.name) ?? card) : changed,
      ),
    );
  }

  /** Keeps a picture's files, does something with the card they make, and does not keep what is not needed then. */
  async #stored(
    picture: CardPicture,
    words: OwnCard['words'],
    use: (card: OwnCard) => Promise<Outcome<OwnCard>>,
  ): Promise<Outcome<OwnCard>> {
    const used = await this.#inTurn(async () => {
      const card = await this.#keep(picture, words);
      const outcome = await use(card);
      const hashes = filesOf(card).map(file => file.hash);
      await this.store.giveUp(hashes, this.#parts.now());
      return outcome;
    });
    await this.clearOut();
    return used;
  }

  /** Shows another part of a card's picture. The card gets a new name with its new face. */
  async recrop(id: WorldId, name: string, crop: Crop): Promise<Outcome<OwnCard>> {
    const old = (await this.read(id))?.cards.find(card => card.name === name);
    const file = old?.source ?? old?.pictures[0];
    const blob = file === undefined ? null : await this.blobs.get(file.hash);
    if (old === undefined || blob === null) return err({ code: 'no-such-card' });
    const taken = await this.#parts.pictures.accept(blob.bytes, crop);
    if (!taken.ok) return taken;
    const picture = { ...taken.value, source: old.source === null ? taken.value.source : null };
    return this.#stored(picture, old.words, async fresh => {
      const card = { ...fresh, source: old.source ?? fresh.source, isHidden: old.isHidden };
      const changed = await this.#change(id, world => withCardFor(world, name, card, this.limits));
      return changed.ok ? ok(card) : changed;
    });
  }

  async #keep(picture: CardPicture, words: OwnCard['words']): Promise<OwnCard> {
    const pictures = await this.#put(picture.renditions);
    const [whole] = picture.source === null ? [] : await this.#put([picture.source]);
    return {
      name: (pictures[0]?.hash ?? '').slice(0, 16),
      pictures,
      placeholder: picture.placeholder,
      words,
      source: whole === undefined ? null : { ...whole, height: picture.source?.height ?? 0 },
      crop: picture.crop,
      isHidden: false,
    };
  }

  /** Announced before they are stored: should we fall in between, they are found and removed. */
  async #put(files: readonly { readonly width: number; readonly bytes: Uint8Array }[]): Promise<readonly OwnPicture[]> {
    await this.store.expect(
      files.map(file => hashOf(file.bytes)),
      this.#parts.now() + UPLOAD_MS,
    );
    return Promise.all(
      files.map(async ({ width, bytes }) => ({
        width,
        hash: await this.blobs.put(bytes, PICTURE_TYPE),
        bytes: bytes.length,
      })),
    );
  }

  async remove(id: WorldId): Promise<void> {
    await this.store.remove(id, this.#parts.now());
    this.#known.drop(id);
    await this.#parts.forget({ world: id });
    await this.clearOut();
  }

  /** Makes a world from an archive: whole, in one step, or not at all. */
  async unpack(path: string): Promise<Outcome<WorldCreated>> {
    const kept: BlobHash[] = [];
    const made = await this.#unpack(path, kept).catch(async why => {
      await this.#letGo(kept);
      throw why;
    });
    if (!made.ok) await this.#letGo(kept);
    return made;
  }

  async #unpack(path: string, kept: BlobHash[]): Promise<Outcome<WorldCreated>> {
    const { limits } = this;
    const tooBig = err<OwnWorldRefusal>({ code: 'world-too-big', max: documentMax(limits) });
    let world = newWorld('', '', this.#parts.now());
    let said = 0;
    const unpacked = await this.#parts.archives.accept<OwnWorldRefusal>(path, {
      begin: async ({ name, language, licence, cards }) => {
        world = { ...world, name, language, licence };
        return cards > limits.cards ? err({ code: 'world-full', max: limits.cards }) : ok(world);
      },
      card: async ({ picture, words }) => {
        // Card by card: the words of all of them may be far more than memory holds.
        said += Buffer.byteLength(JSON.stringify(words));
        if (said > documentMax(limits)) return tooBig;
        const card = await this.#inTurn(() => this.#keep(picture, words));
        kept.push(...filesOf(card).map(file => file.hash));
        const added = withCard(world, card, limits);
        if (added.ok) world = added.value;
        return added;
      },
    });
    if (!unpacked.ok) return unpacked;
    if (growsTooLong('', JSON.stringify(world), limits)) return tooBig;
    return ok(await this.#inTurn(() => this.#create(world)));
  }

  async #letGo(blobs: readonly BlobHash[]): Promise<void> {
    // Who is sent away by a server that ends may find the store closed.
    if (blobs.length === 0) return;
    await this.store.giveUp(blobs, this.#parts.now());
    await this.clearOut();
  }

  /**
   * Reads the worlds, for a game that starts afresh, so that `deckOf` knows them. Whatever becomes of the cards a game starts with, the table has
   * them as long as it lasts.
   */
  async gatherFor(table: TableId, worlds: readonly WorldId[], isStart: boolean): Promise<void> {
    const own = worlds.filter(isOwnWorldId);
    if (isStart) await this.store.pin(table, own);
    await Promise.all(own.map(id => (isStart ? this.read(id) : this.glance(id))));
  }

  /** What the bots may read about its cards, those of running games included. */
  async library(id: WorldId): Promise<Library | null> {
    const world = await this.read(id);
    if (world === null) return null;
    const cards = [...world.cards, ...world.retired].map(card => ({ id: ownCardId(id, card), words: card.words }));
    return worldLibrary({ cards }, {});
  }

  /** The cards of a gathered world; null if there is none that may be played with. */
  deckOf(id: WorldId): readonly CardId[] | null {
    const world = this.#known.get(id)?.world;
    if (world === undefined || world.isHidden || !world.isPublished) return null;
    return world.cards.filter(card => !card.isHidden).map(card => ownCardId(id, card));
  }

  /** Cards that no table needs any more, then blobs that no world does. A table lets go of worlds it played with before. */
  async tidy(stillPlays: (table: TableId, world: WorldId) => Promise<boolean>): Promise<void> {
    await this.store.unpinGone();
    for (const id of await this.store.withRetired()) {
      for (const table of await this.store.pinnedBy(id))
        if (!(await stillPlays(table, id))) await this.store.unpin(table, id);
      if (!(await this.store.isPinned(id))) await this.change(id, world => ok({ ...world, retired: [] }));
    }
    await this.clearOut();
  }

  /** Puts bytes that nothing names where they are cleared out: left by a crash, or by a copy that was taken while somebody sent them. */
  async findStrays(): Promise<void> {
    const all = await this.blobs.list();
    for (let i = 0; i < all.length; i += LOOKED_UP_AT_ONCE)
      await this.store.expectStrays(all.slice(i, i + LOOKED_UP_AT_ONCE), this.#parts.now() + UPLOAD_MS);
  }

  /** What was asked for has happened by now, whatever becomes of this: a fault here is nobody's answer. */
  clearOut(): Promise<void> {
    const { now, fault } = this.#parts;
    return this.#inTurn(() => this.store.clearDue(now(), hash => this.#removed(hash))).catch(fault);
  }

  async #removed(hash: BlobHash): Promise<boolean> {
    try {
      await this.blobs.remove(hash);
      return true;
    } catch (why) {
      this.#parts.fault(why);
      return false;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
