import { useEffect } from 'react';
import type { Album } from '../album.ts';
import { useT } from '../i18n/language.tsx';
import { useGallery } from '../net/worlds.ts';
import { IconButton } from '../ui/buttons.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { useBack } from '../ui/use-back.ts';
import { Leaf } from './leaf.tsx';
import { saveAlbumPicture } from './save-album.ts';
import { useDrawing } from './use-drawing.ts';

export const AlbumPages = ({ album, onBack }: { album: Album; onBack: () => void }) => {
  const t = useT();
  const sheets = useTableSheets();
  const gallery = useGallery();
  const { failed, draw } = useDrawing();
  useBack(onBack);
  // The button that led here may lie far down the page. Newer browsers answer with a promise, which React would call.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main className="end pages">
      <header className="top">
        <IconButton icon="back" label={t('nav.back')} onClick={onBack} />
        <h1>{t('album.title')}</h1>
        <IconButton
          icon="save"
          label={t('end.picture')}
          onClick={() => draw(() => saveAlbumPicture(album, t, gallery))}
        />
      </header>
      {failed && (
        <p className="tip" role="alert">
          {t('picture.failed')}
        </p>
      )}
      <section className="album">
        {album.rounds.map(round => (
          <Leaf
            key={round.round}
            round={round}
            people={album.people}
            onLook={at =>
              sheets.look(
                round.cards.map(one => one.card),
                at,
              )
            }
          />
        ))}
      </section>
    </main>
  );
};
