import type { GameFile } from '../../engine/game-file.ts';
import { honoursOf } from '../honours.ts';
import { useSpeech } from '../i18n/language.tsx';
import { type Gallery, useGallery } from '../net/worlds.ts';
import { save, saveAlbumPicture } from '../screens/save-album.ts';
import { useDrawing } from '../screens/use-drawing.ts';
import { Plaque, Stitch } from '../ui/buttons.tsx';
import { Honours } from '../ui/honours.tsx';
import { Podium } from '../ui/podium.tsx';
import { useNames } from '../ui/use-names.ts';
import { useBook } from './book-context.ts';
import { withWords } from './kept-games.ts';
import type { Replay } from './replay.ts';
import { ScoreCurve } from './score-curve.tsx';
import { sharePicture } from './share-picture.ts';
import { VerifyPanel } from './verify-panel.tsx';

export const albumOfReplay = ({ people, rounds }: Replay) => {
  const results = rounds.flatMap(({ told }) => (told === null ? [] : [told.result]));
  return { people, rounds: results, honours: honoursOf(results) };
};

export const useWinnersOf = ({ sides, winners, people }: Replay): string => {
  const { t } = useSpeech();
  const names = sides.filter(([side]) => winners.includes(side)).flatMap(([, seats]) => seats);
  return t('end.title', { names: useNames(names.map(seat => people[seat]?.name ?? '')), n: names.length });
};

const saveFile = (file: GameFile, gallery: Gallery): void => {
  const day = new Date(file.ended ?? Date.now()).toISOString().slice(0, 10);
  save(`inkling-${day}.json`, JSON.stringify(withWords(file, gallery)), 'application/json');
};

/** The first page: who won, how it went, and what can be taken home. */
export const Cover = ({ onBegin }: { onBegin: () => void }) => {
  const { t, language } = useSpeech();
  const { file, replay } = useBook();
  const gallery = useGallery();
  const title = useWinnersOf(replay);
  const { busy, failed, draw } = useDrawing();
  const album = albumOfReplay(replay);
  const facts = [
    t(`ruleset.${replay.ruleset}`),
    t('games.rounds', { n: replay.rounds.length }),
    ...(file.ended === undefined ? [] : [new Date(file.ended).toLocaleDateString(language, { dateStyle: 'long' })]),
  ];
  return (
    <div className="rp-cover">
      <section>
        <h1>{title}</h1>
        <p className="rp-facts">{facts.join(' · ')}</p>
        <Podium />
        <Honours album={album} />
        <Plaque className="wide" icon="play" onClick={onBegin}>
          {t('replay.begin')}
        </Plaque>
      </section>
      <section>
        <ScoreCurve />
        <div className="rp-takings">
          <Stitch icon="share" disabled={busy} onClick={() => draw(() => sharePicture({ replay, title, t, gallery }))}>
            {t('replay.picture')}
          </Stitch>
          <Stitch icon="save" disabled={busy} onClick={() => draw(() => saveAlbumPicture(album, t, gallery))}>
            {t('replay.album')}
          </Stitch>
          <Stitch icon="save" onClick={() => saveFile(file, gallery)}>
            {t('end.file')}
          </Stitch>
        </div>
        {failed && (
          <p className="tip" role="alert">
            {t('picture.failed')}
          </p>
        )}
        <VerifyPanel />
      </section>
    </div>
  );
};
