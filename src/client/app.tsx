import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { keepFocus } from './focus.ts';
import { LanguageProvider, useSpeech } from './i18n/language.tsx';
import { loadGallery } from './net/load-gallery.ts';
import { persist } from './net/persist.ts';
import { EMPTY_GALLERY, type Gallery, GalleryContext } from './net/worlds.ts';
import { usePath } from './router.ts';
import { Home } from './screens/home.tsx';
import { FreshPage } from './screens/stale-page.tsx';

const Table = lazy(async () => ({ default: (await import('./screens/table.tsx')).Table }));
const SharedScreen = lazy(async () => ({ default: (await import('./screens/shared-screen.tsx')).SharedScreen }));
const GalleryPage = lazy(async () => ({ default: (await import('./screens/gallery.tsx')).GalleryPage }));
const GamePage = lazy(async () => ({ default: (await import('./replay/game-page.tsx')).GamePage }));
const GamesPage = lazy(async () => ({ default: (await import('./replay/games-page.tsx')).GamesPage }));
const WorkshopPage = lazy(async () => ({ default: (await import('./workshop/workshop-page.tsx')).WorkshopPage }));
const RulesPage = lazy(async () => ({ default: (await import('./screens/rules.tsx')).RulesPage }));
const Practice = lazy(async () => ({ default: (await import('./screens/practice.tsx')).Practice }));
/** Only for those who build the game: no fixture is part of what people are served. */
const Fixtures: ComponentType | null =
  import.meta.env.MODE === 'production'
    ? null
    : lazy(async () => ({ default: (await import('./fixtures/fixtures-page.tsx')).FixturesPage }));

const Page = ({ path }: { path: string }): ReactNode => {
  const [, first = '', second = '', third = '', fourth = ''] = path.split('/');
  const code = decodeURIComponent(second).toUpperCase();
  if (first === 't' && third === 'games' && /^\d{1,6}$/.test(fourth))
    return <GamePage key={path} code={code} number={Number(fourth)} />;
  if (first === 't' && code !== '') return <Table key={code} code={code} />;
  if (first === 'screen' && code !== '') return <SharedScreen key={code} code={code} />;
  if (first === 'gallery') return <GalleryPage />;
  if (first === 'replay') return <GamesPage />;
  if (first === 'workshop') return <WorkshopPage key={second} id={second} />;
  if (first === 'rules') return <RulesPage />;
  if (first === 'practice') return <Practice />;
  if (first === 'fixtures' && Fixtures !== null) return <Fixtures />;
  return <Home />;
};

const WithGallery = ({ children }: { children: ReactNode }) => {
  const { language } = useSpeech();
  const [gallery, setGallery] = useState<Gallery>(EMPTY_GALLERY);
  useEffect(() => {
    const nobody = new AbortController();
    const hang = async (): Promise<void> => {
      const loaded = await persist(() => loadGallery(language), nobody.signal).catch(() => null);
      if (loaded !== null && !nobody.signal.aborted) setGallery(loaded);
    };
    void hang();
    return () => nobody.abort();
  }, [language]);
  return <GalleryContext value={gallery}>{children}</GalleryContext>;
};

export const App = () => {
  const path = usePath();
  useEffect(keepFocus, []);
  return (
    <LanguageProvider>
      <FreshPage>
        <WithGallery>
          <Suspense>
            <Page path={path} />
          </Suspense>
        </WithGallery>
      </FreshPage>
    </LanguageProvider>
  );
};
