import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import type { PublicView } from '../../engine/view.ts';
import type { OwnManifest } from '../../protocol/own-worlds.ts';
import { useSpeech } from '../i18n/language.tsx';
import { readWorld } from '../workshop/api.ts';
import { galleryOf } from './load-gallery.ts';
import { persist } from './persist.ts';
import { type Gallery, GalleryContext, useGallery } from './worlds.ts';

const OWN = /^w-[a-z2-7]{20}$/;
export const isOwnWorld = (id: string): boolean => OWN.test(id);

/** The world and the name in it of a card that somebody made; null for painted ones. */
export const ownCard = (card: CardId): { readonly world: string; readonly name: string } | null => {
  const [world = '', name = ''] = card.split('.');
  return isOwnWorld(world) ? { world, name } : null;
};

/** Without words in the reader's language, those of the maker are better than none. */
const asWritten = (manifest: OwnManifest, language: string) => {
  const said = (words: OwnManifest['cards'][number]['words']) => words[language] ?? words[manifest.language];
  const card = (each: OwnManifest['cards'][number]) => {
    const words = said(each.words);
    const { webp } = each.files;
    return {
      id: each.id,
      placeholder: each.placeholder,
      words: words === undefined ? {} : { [language]: words },
      files: webp === undefined ? {} : { webp },
    };
  };
  const { id, name, base, cards } = manifest;
  return { id, name, base, cards: cards.map(card), more: manifest.retired.map(card) };
};

const join = (
  gallery: Gallery,
  own: readonly OwnManifest[],
  hidden: ReadonlySet<CardId>,
  language: string,
): Gallery => {
  const written = own.map(manifest => asWritten(manifest, language));
  const shown = galleryOf(written, language);
  // Cards of running games only: seen where they lie, not counted in their world.
  const also = galleryOf(
    written.map(({ more, ...world }) => ({ ...world, cards: more })),
    language,
  );
  return {
    worlds: [...gallery.worlds, ...shown.worlds],
    art: card => (hidden.has(card) ? null : (gallery.art(card) ?? shown.art(card) ?? also.art(card))),
  };
};

interface WithOwnWorldsProps {
  /** Null where no table is known any more, as with a game file from a disk. */
  readonly code: string | null;
  readonly table: PublicView;
  readonly children: ReactNode;
}

/** Below this, the table's own worlds hang in the gallery beside the painted ones; what the host hid does not. */
export const WithOwnWorlds = ({ code, table, children }: WithOwnWorldsProps) => {
  const { language } = useSpeech();
  const gallery = useGallery();
  /** Null: the server shows it to nobody. */
  const [found, setFound] = useState<Readonly<Record<string, OwnManifest | null>>>({});
  const wanted = table.options.worlds.filter(isOwnWorld).join();
  const game = table.game?.number ?? 0;
  // Read again for every game: its maker may have changed it since, and the deal is of what it is now.
  useEffect(() => {
    const nobody = new AbortController();
    const read = async (id: string, _game: number): Promise<void> => {
      const world = await persist(() => readWorld(id, null, code ?? undefined), nobody.signal).catch(() => null);
      if (!nobody.signal.aborted) setFound(before => ({ ...before, [id]: world }));
    };
    for (const id of wanted === '' ? [] : wanted.split(',')) void read(id, game);
    return () => nobody.abort();
  }, [wanted, game, code]);
  const own = useMemo(() => wanted.split(',').flatMap(id => found[id] ?? []), [wanted, found]);
  const hidden = (table.options.hidden ?? []).join();
  const joined = useMemo(
    () =>
      own.length === 0 && hidden === ''
        ? gallery
        : join(gallery, own, new Set(hidden.split(',') as CardId[]), language),
    [gallery, own, hidden, language],
  );
  return <GalleryContext value={joined}>{children}</GalleryContext>;
};
